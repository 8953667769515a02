import { LineDrawing } from "./line-drawing";

const pins = [104, 160, 216];

/**
 * Two signals leave a part; the third leads to one that is not on the board. From the notch, pins are counted down the
 * left side, and up the right one.
 */
export function OpenCircuitDrawing() {
  return (
    <LineDrawing>
      <rect className="paper" x="30" y="64" width="92" height="192" rx="4" />
      <path className="brand" d="M60 64a16 16 0 0 0 32 0" />
      <text x="76" y="290">
        U1
      </text>
      {pins.map((y, index) => (
        <g key={y}>
          <path d={`M122 ${y}h20M30 ${y}H10`} />
          <text x="46" y={y + 5}>
            {index + 1}
          </text>
          <text x="106" y={y + 5}>
            {2 * pins.length - index}
          </text>
        </g>
      ))}
      <path className="signal" d="M142 104h48l50-50h226 M142 216h48l50 50h226" />
      <path className="signal" d="M142 160h112 M266 150l20 20 M286 150l-20 20" />
      <circle className="via" cx="240" cy="54" r="5" />
      <circle className="via" cx="240" cy="266" r="5" />
      <circle className="via" cx="466" cy="54" r="7" />
      <circle className="via" cx="466" cy="266" r="7" />
      <path className="fine packets" d="M300 160h82" />
      {/* A dash around each corner. */}
      <path className="fine packets" strokeDashoffset="7" d="M382 112h96v96h-96z" />
      <text x="430" y="165">
        404
      </text>
    </LineDrawing>
  );
}
