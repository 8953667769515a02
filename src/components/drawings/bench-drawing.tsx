import { LineDrawing } from "./line-drawing";

/** Lines of the oscilloscope's screen, across and down. */
const graticule = { across: [132, 152, 172, 192], down: [66, 90, 138, 162, 186] };
const knobs = [136, 176];
const legs = [60, 230];
/** Components on the board that is being tried: where they start, and how wide and high they are. */
const components = [
  [366, 30, 12],
  [408, 76, 18],
  [496, 20, 26],
] as const;

/** The bench: a board in its vice, a probe on its test point, and on the oscilloscope what it sends. */
export function BenchDrawing() {
  return (
    <LineDrawing width={600} height={300}>
      <path d="M0 262h600" />
      {Array.from({ length: 25 }, (_, index) => 12 + index * 24).map((x) => (
        <path key={x} className="fine" d={`M${x} 262l-12 14`} />
      ))}

      <rect className="paper" x="24" y="92" width="244" height="158" />
      {legs.map((x) => (
        <path key={x} d={`M${x} 250v12h16v-12`} />
      ))}
      <rect className="tint" x="42" y="110" width="168" height="104" />
      {graticule.across.map((y) => (
        <path key={y} className="fine" d={`M42 ${y}h168`} />
      ))}
      {graticule.down.map((x) => (
        <path key={x} className="fine" d={`M${x} 110v104`} />
      ))}
      <path className="brand" d="M42 182h22v-44h26v44h26v-44h26v44h26v-44h26v44h16" />
      {knobs.map((y) => (
        <g key={y}>
          <circle cx="239" cy={y} r="13" />
          <path d={`M239 ${y - 13}v9`} />
        </g>
      ))}
      <circle cx="239" cy="216" r="7" />

      <path d="M330 262v-22h220v22M352 240v-52h-12v-14h12M528 240v-52h12v-14h-12" />
      <rect className="paper" x="344" y="178" width="192" height="8" />
      {components.map(([x, width, height]) => (
        <rect key={x} className="tint" x={x} y={178 - height} width={width} height={height} />
      ))}
      <path className="signal" d="M246 216h34l30-30V74l22-22h70l28 28" />
      <path className="paper" d="M424 86l12-12 42 58-4 4z" />
      <path d="M474 136l10 38" />
      <circle className="via" cx="485" cy="178" r="5" />
      <text x="574" y="170">
        TP2
      </text>
      <path className="fine" d="M540 167l-50 9" />
    </LineDrawing>
  );
}
