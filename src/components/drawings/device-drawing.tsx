import { LineDrawing } from "./line-drawing";

const screws = [
  [112, 66],
  [404, 66],
  [112, 178],
  [404, 178],
] as const;
const lugs = [62, 174];
const inputs = [170, 246, 322];

/**
 * The device from the front, as art/scenes/lib_device.py has it: its antenna, its plate, its lugs, and a wire from each
 * of its three inputs.
 */
export function DeviceDrawing() {
  return (
    <LineDrawing height={280}>
      <path className="paper" d="M58 20q8 0 8 8v116h-16V28q0-8 8-8zM48 144h20v22H48z" />
      <path className="paper" d="M68 148h24v14H68z" />
      <path className="brand" d="M36 44a20 20 0 0 0 0 28M26 34a34 34 0 0 0 0 48" />
      {lugs.map((y) => (
        <g key={y}>
          <path className="paper" d={`M92 ${y}H70v28h22M424 ${y}h22v28h-22`} />
          <path className="fine" d={`M81 ${y + 9}v10M435 ${y + 9}v10`} />
        </g>
      ))}
      <rect className="paper" x="92" y="46" width="332" height="170" rx="12" />
      {screws.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r="8" />
          <path className="fine" d={`M${x - 5} ${y + 5}l10-10`} />
        </g>
      ))}
      <rect className="tint" x="140" y="66" width="236" height="112" />
      <circle className="fine" cx="352" cy="88" r="6" />
      <path className="brand" d="M164 126c20 0 24-14 44-14s24 14 44 14 24-14 44-14 24 14 44 14" />
      <path className="fine" d="M164 152h40M224 152h40M284 152h40" />
      {inputs.map((x, index) => (
        <g key={x}>
          <path className="signal" d={`M${x + 12} 242v${30 - index * 12}l6 6H480`} />
          <path className="paper" d={`M${x - 4} 216h32v10h-32zM${x} 226h24v16h-24z`} />
          <path className="fine" d={`M${x + 8} 226v16M${x + 16} 226v16`} />
        </g>
      ))}
    </LineDrawing>
  );
}
