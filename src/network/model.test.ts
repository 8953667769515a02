import { curveOf, leakStart, leaks, reservoir, simulateDay, springFlow, stateAt, timeStep } from "./model";

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Computed independently: hour; pressure, flow and level without a leak, with one downstream, with one upstream. */
const table = `
   0  5.66  3.00 3.00  5.66  3.00 3.00  5.66  3.00 3.00
   1  5.68  2.50 3.06  5.56  7.11 3.06  5.65  2.50 3.06
   3  5.70  2.20 3.20  5.58  6.82 3.10  5.67  2.20 3.11
   7  5.03 13.50 3.31  4.65 17.86 3.01  4.93 13.50 3.06
  12  5.25 11.00 3.19  4.90 15.42 2.64  5.14 11.00 2.73
  19  4.77 15.60 2.99  4.29 19.85 2.10  4.61 15.60 2.24
  24  5.66  3.00 3.00  5.42  7.57 1.86  5.54  3.00 2.04`;

test.each(table.trim().split("\n"))("matches independently computed values: %s", (row) => {
  const [hour = "", ...expectedValues] = row.trim().split(/\s+/);
  const states = leaks.map((leak) => stateAt(leak, Number(hour) * 60));
  const values = states.flatMap(({ pressure, flow, level }) => [pressure, flow, level]);
  expect(values.map((value) => value.toFixed(2))).toEqual(expectedValues);
});

test.each(leaks)('balances inflow, outflow and storage with leak "%s"', (leak) => {
  const day = simulateDay(leak);
  const [stepHours, finalLevel] = [timeStep / 60, day.at(-1)?.level ?? Number.NaN];
  const outflow = sum(day.slice(0, -1).map(({ demand, leakFlow }) => (demand + leakFlow) * stepHours));
  expect(outflow).toBeCloseTo(24 * springFlow + reservoir.area * (reservoir.initialLevel - finalLevel), 6);
});

test("lets hydraulic heads fall from the reservoir to the village, so water never flows back", () => {
  // In the order from the village to the reservoir.
  for (const { heads } of leaks.flatMap(simulateDay))
    expect(heads).toEqual(heads.toSorted((one, other) => one - other));
});

test("raises the chamber's flow at once when a leak downstream of it starts", () => {
  const flow = curveOf("after", "flow").filter(([minutes]) => minutes === leakStart);
  expect(flow.map(([, value]) => value.toFixed(2))).toEqual(["2.50", "7.11"]);
});

test("gives all curves points at the same times, so that CSS can interpolate them", () => {
  const times = leaks.map((leak) => curveOf(leak, "level").map(([minutes]) => minutes));
  // 25 full hours, and the leak's start twice.
  expect(times[0]).toHaveLength(26);
  expect(times).toEqual([times[0], times[0], times[0]]);
});

test("throws for a time between two steps", () => {
  expect(() => stateAt("none", timeStep / 2)).toThrow(`No step of the day is at ${timeStep / 2} min`);
});
