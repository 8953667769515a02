import { dayPath, risingDayPath } from "./day-path";

const frame = { width: 240, height: 40 };

test("a day runs straight through its points, in hours across and in its range down", () => {
  const curve = [
    [0, 4],
    [60, 4],
    [60, 6],
    [720, 5],
    [1440, 5.55],
  ] as const;
  expect(dayPath(curve, { lowest: 4, highest: 6 }, frame)).toBe("M0 40 10 40 10 0 120 20 240 9");
});

test("a rising day begins on its line, rises as high as the frame is, and falls below where there is less", () => {
  expect(
    risingDayPath(
      [
        [0, 4],
        [720, 8],
        [1440, 2],
      ],
      frame,
    ),
  ).toBe("M0 0 120 -40 240 20");
});
