import { LineDrawing } from "./line-drawing";

const plugs = [80, 160, 240];

/** Three plugs at one board: each brings its own, and one result comes out. */
export function PanelDrawing() {
  return (
    <LineDrawing>
      {plugs.map((y, index) => (
        <g key={y} transform={`translate(${-18 * (index % 2)})`}>
          <path d={`M0 ${y - 14}h64M0 ${y + 14}h64`} />
          <path className="paper" d={`M64 ${y - 24}h44v48H64z`} />
          <path className="fine" d={`M74 ${y - 24}v48M86 ${y - 24}v48M98 ${y - 24}v48`} />
          <path d={`M108 ${y - 17}h26v34h-26z`} />
          <path className="signal" d={`M134 ${y - 7}h18M134 ${y + 7}h18`} />
          <path className="axis" d={`M140 ${y}h80`} />
        </g>
      ))}
      <path className="paper" d="M220 30h190q8 0 8 8v244q0 8-8 8H220z" />
      {plugs.map((y) => (
        <path key={y} className="paper" d={`M206 ${y - 20}h26v40h-26z`} />
      ))}
      <path className="signal" d="M232 80h34l50 50v14M232 160h72M232 240h34l50-50v-14" />
      <rect className="tint" x="304" y="140" width="40" height="40" />
      <path className="signal" d="M344 160h136" />
      <circle className="via" cx="418" cy="160" r="6" />
      {[48, 272].map((y) => (
        <circle key={y} cx="398" cy={y} r="7" />
      ))}
    </LineDrawing>
  );
}
