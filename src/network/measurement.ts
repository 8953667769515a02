// An example measurement from pipe to screen: a pressure sensor (in bar) on a 4–20 mA current loop, a shunt that turns
// the current into a voltage, an analogue-to-digital converter, and an MQTT message in a TLS record.

export const sensor = { min: 0, max: 10, step: 0.1 };
const microampsAtZero = 4000;
const microampsPerBar = 1600;
const shuntOhms = 100;
const converter = { bits: 12, fullScaleMicrovolts: 2_500_000 };

/** In bar. */
export const initialPressure = 5.7;

const topic = "aqualink/chambre/pression";

type LoopState = "measuring" | "zero" | "full" | "cut";

export type Measurement = {
  loopState: LoopState;
  /** Loop current in mA. */
  current: number;
  /** Output of the analogue-to-digital converter. */
  code: number;
  /** MQTT payload: the pressure in bar, or "null". */
  payload: string;
  /** The displayed values, in French. */
  readings: Readonly<Record<"pressure" | "current" | "voltage" | "code" | "payload", string>>;
};

/** All values from sensor to message for a pressure in bar; a cut loop carries no current. */
export function measure(pressure: number, { isCut = false } = {}): Measurement {
  // Integer units keep the floored code exact.
  const microamps = isCut ? 0 : microampsAtZero + Math.round(microampsPerBar * pressure);
  const microvolts = microamps * shuntOhms;
  const code = Math.floor((microvolts * 2 ** converter.bits) / converter.fullScaleMicrovolts);
  const payload = isCut ? "null" : pressure.toFixed(1);
  return {
    loopState: loopStateOf(pressure, isCut),
    current: microamps / 1000,
    code,
    payload,
    readings: {
      pressure: formatDecimal(pressure, 1),
      current: `${formatDecimal(microamps / 1000, isCut ? 0 : 2)} mA`,
      voltage: `${formatDecimal(microvolts / 1_000_000, isCut ? 0 : 3)} V`,
      code: String(code),
      payload,
    },
  };
}

function loopStateOf(pressure: number, isCut: boolean): LoopState {
  if (isCut) return "cut";
  if (pressure === sensor.min) return "zero";
  return pressure === sensor.max ? "full" : "measuring";
}

const formatDecimal = (value: number, digits: number) => value.toFixed(digits).replace(".", ",");

/** The values in built pages, until bind-measurement.ts replaces them. The annotation lets scripts omit them. */
export const initialMeasurement = /* @__PURE__ */ measure(initialPressure);

/** The text that screen readers read out: the pressure, and the current or, if the loop is cut, the text `lost`. */
export function describeMeasurement(
  { loopState, readings }: Measurement,
  unit: string,
  lost: string,
): string {
  return `${readings.pressure} bar, ${loopState === "cut" ? lost : readings.current.replace("mA", unit)}`;
}

/** A code's bits, the most significant first. */
export function bitsOf(code: number): boolean[] {
  return Array.from(
    { length: converter.bits },
    (_, index) => ((code >> (converter.bits - 1 - index)) & 1) === 1,
  );
}

/** An MQTT PUBLISH packet with QoS 0: type, remaining length, topic length, topic and payload. */
export function mqttPacket(payload: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(topic + payload);
  return new Uint8Array([0x30, bytes.length + 2, 0, topic.length, ...bytes]);
}

/** Bytes that TLS 1.3 adds to the content: one of content type, 16 of authentication tag. */
export const recordOverhead = 17;

/** Header of the packet's TLS 1.3 record: application data, version, length. */
export function recordHeader(packet: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array([0x17, 3, 3, 0, packet.length + recordOverhead]);
}

/** Space-separated hexadecimal, e.g. "17 03 03". */
export function toHex(bytes: Iterable<number>): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
}
