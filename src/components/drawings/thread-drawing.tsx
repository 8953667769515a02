import { LineDrawing } from "./line-drawing";

/** The trace that runs down the page's margin, at its beginning: from the screen over the air to the board. */
export function ThreadDrawing() {
  return (
    <LineDrawing width={360} height={232}>
      <path className="signal" d="M0 231l69-69h43l34-34h82l34-34h42" />
      {/* The board. */}
      <rect className="tint" x="44" y="80" width="48" height="48" />
      <path d="M44 90h-8M44 104h-8M44 118h-8M92 90h8M92 104h8M92 118h8" />
      <path className="brand" d="M54 112v-12h9v12h9v-12h9" />
      <path className="fine" d="M68 128v28" />
      {/* The air. */}
      <path d="M188 128v-38M174 78a20 20 0 0 1 28 0M164 68a34 34 0 0 1 48 0M154 58a48 48 0 0 1 68 0" />
      {/* The screen. */}
      <path d="M266 2h76v56h-76zM304 58v14M288 72h32" />
      <path className="brand" d="M276 40c8 0 10-22 20-22s12 16 20 16 8-10 16-10" />
      <path className="fine" d="M304 72v16" />
      {[
        [68, 162],
        [188, 128],
        [304, 94],
      ].map(([x, y]) => (
        <circle key={x} className="via" cx={x} cy={y} r="6" />
      ))}
    </LineDrawing>
  );
}
