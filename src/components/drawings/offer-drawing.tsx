import type { ReactNode } from "react";
import { LineDrawing } from "./line-drawing";

type Props = { name: string };

/** The offer as a technical drawing. */
export function OfferDrawing({ name }: Props) {
  return <LineDrawing>{drawings[name]}</LineDrawing>;
}

const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

const bars = [18, 26, 22, 44, 62, 50, 46, 70, 52, 34];

const drawings: Record<string, ReactNode> = {
  board: (
    <>
      <path className="fine" d="M70 24h340 M70 16v16 M410 16v16 M40 60v220 M32 60h16 M32 280h16" />
      <rect x="70" y="60" width="340" height="220" rx="8" />
      {[88, 392].flatMap((x) => [78, 262].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="7" />))}
      <rect x="112" y="92" width="112" height="132" />
      <rect className="tint" x="124" y="130" width="88" height="82" />
      <path className="brand" d="M124 104v14h14v-14h14v14h14v-14h14v14h14v-14h14v14" />
      {steps(8).map((index) => (
        <path key={index} className="fine" d={`M224 ${136 + index * 11}h8 M112 ${136 + index * 11}h-8`} />
      ))}
      <rect x="340" y="96" width="52" height="148" />
      {steps(3).map((index) => (
        <circle key={index} cx="366" cy={122 + index * 48} r="13" />
      ))}
      {steps(3).map((index) => (
        <path key={index} className="fine" d={`M357 ${131 + index * 48}l18-18`} />
      ))}
      <path className="signal" d="M232 136h34l14-14h60 M232 158h60l12 12h36 M232 180h34l38 38h36" />
      <path className="signal" d="M104 180H94l-8 8v30l24 24h96l20-20h26" />
      {[
        [280, 122],
        [292, 158],
        [266, 180],
        [110, 242],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} className="via" cx={x} cy={y} r="5" />
      ))}
      <rect x="250" y="212" width="30" height="20" />
      <path className="fine" d="M256 212v-6 M265 212v-6 M274 212v-6 M256 232v6 M265 232v6 M274 232v6" />
    </>
  ),
  link: (
    <>
      <rect x="40" y="150" width="96" height="76" rx="6" />
      <path d="M62 150v-46" />
      <circle cx="62" cy="100" r="4" />
      <path className="brand" d="M46 84a23 23 0 0 1 32 0 M36 72a38 38 0 0 1 52 0 M26 60a53 53 0 0 1 72 0" />
      {steps(3).map((index) => (
        <circle key={index} cx={64 + index * 24} cy="226" r="7" />
      ))}
      <path className="signal" d="M64 233v30l-12 12H20 M88 233v42 M112 233v30l12 12h32" />
      <path d="M148 172h184 M148 204h184" />
      <ellipse cx="148" cy="188" rx="7" ry="16" />
      <path d="M332 172a7 16 0 0 1 0 32" />
      <path className="signal packets" d="M136 188h208" />
      <rect className="paper" x="216" y="168" width="48" height="44" rx="4" />
      <path className="paper" d="M226 168v-12a14 14 0 0 1 28 0v12" />
      <circle cx="240" cy="186" r="4" />
      <path d="M240 190v10" />
      {steps(3).map((index) => (
        <rect
          key={index}
          className={index === 1 ? "tint" : "paper"}
          x="352"
          y={112 + index * 52}
          width="92"
          height="44"
          rx="4"
        />
      ))}
      {steps(3).map((index) => (
        <path key={index} className="fine" d={`M366 ${134 + index * 52}h40`} />
      ))}
      {steps(3).map((index) => (
        <circle key={index} className="via" cx="428" cy={134 + index * 52} r="4" />
      ))}
      <path className="fine" d="M40 292h404 M40 284v16 M444 284v16" />
    </>
  ),
  data: (
    <>
      <rect x="30" y="40" width="420" height="240" rx="8" />
      <path d="M30 68h420" />
      {steps(3).map((index) => (
        <circle key={index} cx={48 + index * 16} cy="54" r="4" />
      ))}
      <path className="fine" d="M60 108h250 M60 138h250 M60 168h250 M60 198h250" />
      {bars.map((height, index) => (
        <rect key={height} className="tint" x={66 + index * 24} y={198 - height} width="12" height={height} />
      ))}
      <path className="signal" d="M66 128c20 4 30 18 50 18s28-26 50-26 30 24 52 20 26-32 48-30 28 14 38 12" />
      <path className="brand" d="M218 88v110" />
      <circle className="via" cx="218" cy="140" r="5" />
      <path d="M60 198h250" />
      {steps(4).map((index) => (
        <path
          key={index}
          className="fine"
          d={`M60 ${222 + index * 14}h60 M140 ${222 + index * 14}h90 M250 ${222 + index * 14}h60`}
        />
      ))}
      <rect x="334" y="92" width="96" height="72" />
      <path className="brand" d="M350 148a32 32 0 1 1 64 0" />
      <path className="signal" d="M382 148l18-20" />
      <rect x="334" y="180" width="96" height="82" />
      <path className="fine" d="M346 200h72 M346 218h52 M346 236h62" />
    </>
  ),
};
