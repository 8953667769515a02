import { bitsOf, describeMeasurement, measure, mqttPacket, recordHeader, sensor, toHex } from "./measurement";

describe("the measurement chain", () => {
  test.each([
    [0, false, "zero", "0,0", "4,00 mA", "0,400 V", 655, "0.0"],
    [0.1, false, "measuring", "0,1", "4,16 mA", "0,416 V", 681, "0.1"],
    [5.7, false, "measuring", "5,7", "13,12 mA", "1,312 V", 2149, "5.7"],
    [9.9, false, "measuring", "9,9", "19,84 mA", "1,984 V", 3250, "9.9"],
    [10, false, "full", "10,0", "20,00 mA", "2,000 V", 3276, "10.0"],
    [0, true, "cut", "0,0", "0 mA", "0 V", 0, "null"],
    [5.7, true, "cut", "5,7", "0 mA", "0 V", 0, "null"],
    [10, true, "cut", "10,0", "0 mA", "0 V", 0, "null"],
  ] as const)(
    'turns %d bar (cut: %s) into "%s", %s bar, %s, %s, code %d, payload %s',
    (bar, isCut, loopState, pressure, current, voltage, code, payload) => {
      expect(measure(bar, { isCut })).toEqual({
        loopState,
        current: Number.parseFloat(current.replace(",", ".")),
        code,
        payload,
        readings: { pressure, current, voltage, code: String(code), payload },
      });
    },
  );

  test("gives each of the 101 pressures a different code, in ascending order", () => {
    const steps = Math.round((sensor.max - sensor.min) / sensor.step);
    const codes = Array.from({ length: steps + 1 }, (_, index) => measure(index / 10).code);
    expect(new Set(codes).size).toBe(101);
    expect(codes.toSorted((a, b) => a - b)).toEqual(codes);
  });
});

test.each([
  [5.7, false, "5,7 bar, 13,12 milliampères"],
  [5.7, true, "5,7 bar, fil coupé"],
])('reads %d bar (cut: %s) out as "%s"', (bar, isCut, description) => {
  expect(describeMeasurement(measure(bar, { isCut }), "milliampères", "fil coupé")).toBe(description);
});

test("lists a code's bits, the most significant first", () => {
  const bits = bitsOf(2149).map(Number).join("");
  expect(bits).toBe("100001100101");
  expect(Number.parseInt(bits, 2)).toBe(2149);
});

test.each([
  ["5.7", 32, "17 03 03 00 31"],
  ["10.0", 33, "17 03 03 00 32"],
  ["null", 33, "17 03 03 00 32"],
])(
  "puts payload %s into a packet of %d bytes, in a record with the header %s",
  (payload, packetLength, header) => {
    const packet = mqttPacket(payload);
    expect(packet).toHaveLength(packetLength);
    // A PUBLISH packet: its type, the remaining length, and the topic's length (25) in two bytes.
    expect(toHex(packet.slice(0, 4))).toBe(`30 ${(packetLength - 2).toString(16)} 00 19`);
    expect(new TextDecoder().decode(packet.slice(4))).toBe(`aqualink/chambre/pression${payload}`);
    expect(toHex(recordHeader(packet))).toBe(header);
  },
);
