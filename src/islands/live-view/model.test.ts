import { dayWith, leaks, reservoir, spring, stateAt, step } from "./model";

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Worked out apart from the model: the hour; pressure, flow and level of the calm day, with the leak after, before. */
const table = `
   0  5.66  3.00 3.00  5.53  7.60 3.00  5.63  3.00 3.00
   3  5.70  2.20 3.20  5.57  6.82 3.05  5.66  2.20 3.07
   7  5.03 13.50 3.31  4.64 17.86 2.96  4.92 13.50 3.02
  12  5.25 11.00 3.19  4.89 15.42 2.59  5.14 11.00 2.69
  19  4.77 15.60 2.99  4.28 19.85 2.05  4.60 15.60 2.20
  24  5.66  3.00 3.00  5.42  7.56 1.81  5.54  3.00 2.00`;

test.each(table.trim().split("\n"))("the day has its figures: %s", (row) => {
  const [hour = "", ...figures] = row.trim().split(/\s+/);
  const moments = leaks.map((leak) => stateAt(leak, Number(hour) * 60));
  const shown = moments.flatMap(({ pressure, flow, level }) => [pressure, flow, level]);
  expect(shown.map((value) => value.toFixed(2))).toEqual(figures);
});

test.each(leaks)("with the leak %s, what leaves is what came and what the level lost", (leak) => {
  const day = dayWith(leak);
  const [hours, last] = [step / 60, day.at(-1)?.level ?? Number.NaN];
  const left = sum(day.slice(0, -1).map(({ demand, lost }) => (demand + lost) * hours));
  expect(left).toBeCloseTo(24 * spring + reservoir.area * (reservoir.firstLevel - last), 6);
});

test.each(leaks)("a hole of no size leaves a calm day (%s)", (leak) => {
  expect(dayWith(leak, 0)).toEqual(dayWith("none"));
});

test("water that flows back to the reservoir does not occur: the line falls towards the village", () => {
  for (const leak of leaks) {
    for (const { line } of dayWith(leak)) expect(line).toEqual(line.toSorted((one, other) => one - other));
  }
});
