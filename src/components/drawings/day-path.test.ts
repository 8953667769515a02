import { dayPath } from "./day-path";

const viewBox = { width: 240, height: 40 };

test("joins a day's points by straight lines, scaled to view box and range", () => {
  const curve = [
    [0, 4],
    [60, 4],
    [60, 6],
    [720, 5],
    [1440, 5.55],
  ] as const;
  expect(dayPath(curve, { min: 4, max: 6 }, viewBox)).toBe("M0 40 10 40 10 0 120 20 240 9");
});
