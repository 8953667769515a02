import type { ReactNode } from "react";
import { LineDrawing } from "./line-drawing";

type Props = {
  /** 0: the board, 1: the housing around it, 2: the chamber that it hangs in. */
  stage: number;
};

/** One of three drawings. Side by side, they are joined by the trace that runs through them; its class is `join`. */
export function StageDrawing({ stage }: Props) {
  return (
    <LineDrawing width={400} height={250}>
      <g transform="translate(-84)">{stages[stage]}</g>
    </LineDrawing>
  );
}

const pads = Array.from({ length: 7 }, (_, index) => 88 + index * 13);
const inputs = [96, 130, 164];
const board = "M150 118h180v8H150z";

const stages: ReactNode[] = [
  <>
    <rect className="paper" x="110" y="40" width="260" height="176" rx="6" />
    {[126, 354].flatMap((x) => [56, 200].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="6" />))}
    <rect className="tint" x="160" y="72" width="92" height="120" />
    <path className="brand" d="M168 72V58h14v10h14V58h14v10h14V58h14v14" />
    <text x="206" y="138">
      U1
    </text>
    {pads.map((y) => (
      <path key={y} d={`M154 ${y + 6}h10M248 ${y + 6}h10`} />
    ))}
    {inputs.map((y) => (
      <g key={y}>
        <rect x="322" y={y - 12} width="32" height="24" />
        <circle cx="338" cy={y} r="7" />
      </g>
    ))}
    <path className="signal" d="M258 120h16l10-24h38M258 133h64M258 146h16l10 18h38" />
    <path className="signal join" d="M354 130h72l24 24h34" />
    <circle className="via join" cx="354" cy="130" r="5" />
  </>,
  <>
    {/* In section: lid, seal, board on its pillars, base, and a connector through each wall. */}
    <path className="paper" d="M110 96V62q0-12 12-12h236q12 0 12 12v34h-12V66q0-4-4-4H126q-4 0-4 4v30z" />
    <path className="brand" d="M108 100h16M356 100h16" />
    <path
      className="paper"
      d="M110 104v86q0 12 12 12h236q12 0 12-12v-86h-12v80q0 6-6 6H128q-6 0-6-6v-80zM110 190H88v12h22M370 190h22v12h-22"
    />
    <path
      className="fine"
      d="M112 90l10-10M112 74l10-10M112 176l10-10M358 90l10-10M358 74l10-10M358 176l10-10"
    />
    <path className="paper" d={board} />
    <path d="M170 126v64M310 126v64" />
    <rect className="tint" x="180" y="104" width="60" height="14" />
    <path d="M272 118v-12h24v12" />
    <path
      className="paper"
      d="M352 142h18v-8h10v8h22v24h-22v8h-10v-8h-18zM128 142h-18v-8h-10v8H78v24h22v8h10v-8h18z"
    />
    <path className="signal" d="M330 122h8l14 32h50M150 122h-8l-14 32H78" />
    <path className="signal join" d="M70 154h8M402 154h30l24-24h28" />
  </>,
  <>
    {/* In section: ground, chamber with its lid, the device on the wall, the pipe with its sensor. */}
    <path d="M40 44h120M300 44h184" />
    <path
      className="fine"
      d="M50 44l-12 14M80 44L68 58M110 44L98 58M140 44l-12 14M340 44l-12 14M370 44l-12 14M400 44l-12 14M430 44l-12 14M460 44l-12 14"
    />
    <path className="paper" d="M120 44v190h220V44h-16v174H136V44zM150 36h160v8H150z" />
    <path d="M210 36v-6h40v6" />
    <path className="paper" d="M136 84h40v56h-40z" />
    <path className="tint" d="M142 92h28v22h-28z" />
    <path d="M168 84V74" />
    <path className="brand" d="M160 70a11 11 0 0 1 16 0M154 62a19 19 0 0 1 28 0" />
    <path className="brand" d="M40 176h80M40 200h80M136 176h188M136 200h188M340 176h144M340 200h144" />
    <path d="M252 170v36M262 170v36M257 170v-22M240 148h34" />
    <path className="paper" d="M206 176v-24h16v24z" />
    <path className="signal" d="M156 140v14l12 10h20l10-24h16v12" />
    <path className="signal join" d="M70 130h40l10-10h16" />
    <circle className="via join" cx="136" cy="120" r="5" />
  </>,
];
