/**
 * An example of a measurement on its way from a pipe to a screen: a sensor on a current loop, a shunt that turns the
 * current into a voltage, a converter that turns the voltage into a code, and an MQTT message within a TLS record.
 */
export const sensor = { lowest: 0, highest: 10, step: 0.1 };
const zeroCurrent = 4000;
const currentPerBar = 1600;
const shunt = 100;
const converter = { bits: 12, fullScale: 2_500_000 };

/** What the page shows before anything is operated, in bar. */
export const firstPressure = 5.7;

export const topic = "aqualink/village/pression";

export type LoopState = "measuring" | "zero" | "full" | "cut";

export type Measurement = {
  loop: LoopState;
  /** Of the loop, in mA. */
  current: number;
  /** The converter's. */
  code: number;
  /** Of the MQTT message: the pressure in bar, or that there is none. */
  payload: string;
  /** The values as shown, in French. */
  readings: Readonly<Record<"pressure" | "current" | "voltage" | "code" | "payload", string>>;
};

/** The whole chain for a pressure in bar. A cut loop carries no current, whatever the pressure is. */
export function measure(pressure: number, isCut: boolean): Measurement {
  // In whole microamperes and microvolts, because the code is rounded down.
  const microamps = isCut ? 0 : zeroCurrent + Math.round(currentPerBar * pressure);
  const microvolts = microamps * shunt;
  const code = Math.floor((microvolts * 2 ** converter.bits) / converter.fullScale);
  const payload = isCut ? "null" : pressure.toFixed(1);
  return {
    loop: loopState(pressure, isCut),
    current: microamps / 1000,
    code,
    payload,
    readings: {
      pressure: decimal(pressure, 1),
      current: `${decimal(microamps / 1000, isCut ? 0 : 2)} mA`,
      voltage: `${decimal(microvolts / 1_000_000, isCut ? 0 : 3)} V`,
      code: String(code),
      payload,
    },
  };
}

function loopState(pressure: number, isCut: boolean): LoopState {
  if (isCut) return "cut";
  if (pressure === sensor.lowest) return "zero";
  return pressure === sensor.highest ? "full" : "measuring";
}

const decimal = (value: number, digits: number) => value.toFixed(digits).replace(".", ",");

/** For screen readers: «5,7 bar, 13,12 milliampères». */
export function readingInWords({ loop, readings }: Measurement, unit: string, lost: string): string {
  return `${readings.pressure} bar, ${loop === "cut" ? lost : readings.current.replace("mA", unit)}`;
}

/** Which bits of a code are set, the most significant first. */
export function bitsOf(code: number): boolean[] {
  return Array.from(
    { length: converter.bits },
    (_, index) => ((code >> (converter.bits - 1 - index)) & 1) === 1,
  );
}

/** An MQTT PUBLISH packet, quality of service 0. */
export function publishPacket(payload: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(topic + payload);
  return new Uint8Array([0x30, bytes.length + 2, 0, topic.length, ...bytes]);
}

/** The content type that TLS 1.3 encrypts with the content, and the tag that authenticates both. */
const innerType = 1;
const tag = 16;

/** The header of the TLS 1.3 record that carries a packet: application data, version, length. */
export function recordHeader(packet: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array([0x17, 3, 3, 0, packet.length + innerType + tag]);
}

/** «17 03 03». */
export function hex(bytes: Iterable<number>): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
}
