import { LineDrawing } from "./line-drawing";

const left = [92, 104, 116, 128, 140, 152];
/** Where the two halves were once one board: the holes along which it breaks. */
const bites = [70, 82, 94, 226, 238, 250];

/** Two halves of one board, which a single trace joins: what is measured on one is shown by the other. */
export function TwinBoardsDrawing() {
  return (
    <LineDrawing>
      <path className="paper" d="M40 44h184v230H40q-8 0-8-8V52q0-8 8-8z" />
      <path className="paper" d="M256 44h184q8 0 8 8v214q0 8-8 8H256z" />
      {bites.map((y) => (
        <path key={y} className="fine" d={`M224 ${y}h8M248 ${y}h8`} />
      ))}
      <path className="fine" d="M224 64h32M224 100h32M224 220h32M224 256h32" />
      {[52, 428].flatMap((x) => [64, 254].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="7" />))}
      {/* Measured: terminals and an amplifier. */}
      <rect x="50" y="110" width="34" height="100" />
      {[127, 160, 193].map((y) => (
        <circle key={y} cx="67" cy={y} r="10" />
      ))}
      <path className="signal" d="M84 127h18l12 14h14M84 160h44M84 193h18l12-14h14" />
      <path className="paper" d="M128 122l56 38-56 38z" />
      {/* Shown: a processor, its memory and a curve. */}
      <rect className="tint" x="310" y="122" width="76" height="76" />
      {left.map((y) => (
        <path key={y} d={`M302 ${y + 38}h8M386 ${y + 38}h8`} />
      ))}
      <path className="brand" d="M322 170c10 0 10-22 20-22s10 16 18 16 6-8 14-8" />
      <rect x="318" y="222" width="60" height="26" />
      <path className="fine" d="M330 222v-8M348 222v-8M366 222v-8" />
      {/* The one trace. */}
      <path className="signal" d="M184 160h20l14-14h44l14 14h26" />
      <circle className="via" cx="240" cy="146" r="6" />
    </LineDrawing>
  );
}
