import { decimal, readingAt, timeInWords, withLeak } from "./day";

const series = (hourly: number[]) => ({ name: "", unit: "", lowest: 0, highest: 10, hourly });
const day = {
  pressure: series([5, 6, 7]),
  flow: series([2, 2, 8]),
  leak: { pressure: [4, 5, 6], flow: [6, 6, 9] },
};

test.each([
  [0, "0\u00a0h"],
  [180, "3\u00a0h"],
  [190, "3\u00a0h\u00a010"],
  [725, "12\u00a0h\u00a005"],
  [1440, "24\u00a0h"],
])("%d minutes are said as %s", (minutes, words) => expect(timeInWords(minutes)).toBe(words));

test("values have one decimal and a comma", () => expect(decimal(5.55)).toMatch(/^5,[56]$/));

test("on the hour the reading is the hour's value, and between two hours lies between them", () => {
  expect(readingAt(day, 60, 0)).toEqual({ pressure: 6, flow: 2 });
  const { flow } = readingAt(day, 90, 0);
  expect(flow).toBeGreaterThan(2);
  expect(flow).toBeLessThan(8);
});

test("the leak comes by degrees, from the calm day to its own", () => {
  expect(withLeak([2, 2], [6, 4], 0)).toEqual([2, 2]);
  expect(withLeak([2, 2], [6, 4], 0.5)).toEqual([4, 3]);
  expect(readingAt(day, 0, 1)).toEqual({ pressure: 4, flow: 6 });
});

test("before the first hour and after the last one there is no more day", () => {
  expect(readingAt(day, -60, 0)).toEqual(readingAt(day, 0, 0));
  expect(readingAt(day, 9000, 0)).toEqual(readingAt(day, 120, 0));
});
