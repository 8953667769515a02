import { LineDrawing } from "./line-drawing";

type Props = {
  /** The half that measures, or the half that relays and shows. */
  side: "measure" | "relay";
};

/** Where the copper crosses from one half to the other. */
const crossing = 150;
/** Holes along the cut: two boards that were made as one. */
const bites = [58, 74, 90, 210, 226, 242];

/** One half of a board in two: side by side, a single trace runs through both. */
export function HalfBoardDrawing({ side }: Props) {
  return (
    <LineDrawing width={600} height={300}>
      {side === "measure" ? <Measure /> : <Relay />}
    </LineDrawing>
  );
}

const inputs = [90, 150, 210];
const leads = [-24, -8, 8, 24];

function Measure() {
  return (
    <>
      <path className="paper" d="M599 22H30q-8 0-8 8v240q0 8 8 8h569" />
      <path className="axis" d="M599 22v256" />
      {bites.map((y) => (
        <circle key={y} className="fine" cx="592" cy={y} r="3" />
      ))}
      {[46, 254].map((y) => (
        <circle key={y} cx="46" cy={y} r="8" />
      ))}
      <rect x="22" y="64" width="70" height="172" className="paper" />
      {inputs.map((y, index) => (
        <g key={y}>
          <circle cx="57" cy={y} r="16" />
          <path className="fine" d={`M46 ${y + 11}l22-22`} />
          <path className="signal" d={`M92 ${y}h30M158 ${y}h48`} />
          <rect className="paper" x="122" y={y - 10} width="36" height="20" />
          <path className="fine" d={`M130 ${y - 10}v20M150 ${y - 10}v20`} />
          <text x="140" y={y - 18}>
            IN{index + 1}
          </text>
        </g>
      ))}
      {inputs.map((y) => (
        <path key={y} className="paper" d={`M206 ${y - 24}l48 24-48 24z`} />
      ))}
      <path className="signal" d="M254 90h26l26 26h34M254 150h86M254 210h26l26-26h34" />
      <rect className="tint" x="340" y="96" width="108" height="108" />
      <circle className="fine" cx="354" cy="110" r="4" />
      {leads.map((offset) => (
        <path key={offset} d={`M${394 + offset} 96v-12M${394 + offset} 204v12`} />
      ))}
      <text x="394" y="156">
        U2
      </text>
      <path className="fine" d="M370 84V62h100M418 84V74h52M370 216v22h100M418 216v10h52" />
      {[62, 74, 226, 238].map((y) => (
        <circle key={y} className="fine" cx="475" cy={y} r="5" />
      ))}
      <path className="signal" d={`M448 ${crossing}h152`} />
      <circle className="via" cx="530" cy={crossing} r="7" />
    </>
  );
}

function Relay() {
  return (
    <>
      <path className="paper" d="M1 22h569q8 0 8 8v240q0 8-8 8H1" />
      {bites.map((y) => (
        <circle key={y} className="fine" cx="8" cy={y} r="3" />
      ))}
      {[46, 254].map((y) => (
        <circle key={y} cx="554" cy={y} r="8" />
      ))}
      <path className="signal" d={`M0 ${crossing}h124`} />
      <circle className="via" cx="70" cy={crossing} r="7" />
      <rect className="paper" x="124" y="60" width="150" height="180" />
      <rect className="tint" x="134" y="112" width="130" height="118" />
      <path className="brand" d="M134 78v22h18V78h18v22h18V78h18v22h18V78h36" />
      {["ESP32", "MQTT", "TLS"].map((name, index) => (
        <text key={name} x="199" y={148 + index * 32}>
          {name}
        </text>
      ))}
      {Array.from({ length: 8 }, (_, index) => 122 + index * 14).map((y) => (
        <path key={y} d={`M118 ${y}h12M268 ${y}h12`} />
      ))}
      <path className="signal" d="M274 136h30l30-30h42M418 126v24M274 192h30l30 30h172M460 106h46" />
      {[
        [86, "LTE"],
        [150, "SIM"],
      ].map(([y, name]) => (
        <g key={name}>
          <rect className="paper" x="376" y={y} width="84" height="40" />
          <text x="418" y={Number(y) + 25}>
            {name}
          </text>
        </g>
      ))}
      <path d="M506 106V66" />
      <path className="brand" d="M492 58a20 20 0 0 1 28 0M483 48a33 33 0 0 1 46 0" />
      <circle className="via" cx="506" cy="222" r="6" />
      <text x="506" y="254">
        RUN
      </text>
      <circle className="via" cx="506" cy="106" r="6" />
    </>
  );
}
