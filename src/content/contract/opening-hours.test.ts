import { openingHours } from "./opening-hours";

const problemKeys = (hours: { opens: string; closes: string }) =>
  openingHours.safeParse([{ days: ["Monday"], ...hours }]).error?.issues.map(({ path }) => path.at(-1));

test("reports one problem for an invalid time or reversed times", () => {
  expect(problemKeys({ opens: "8:00", closes: "17:00" })).toEqual(["opens"]);
  expect(problemKeys({ opens: "18:00", closes: "17:00" })).toEqual(["closes"]);
});

test("accepts adjacent but not overlapping hours on the same day", () => {
  const [morning, afternoon] = [
    { days: ["Monday", "Friday"], opens: "08:00", closes: "12:00" },
    { days: ["Friday"], opens: "12:00", closes: "18:00" },
  ] as const;
  const isValid = (...hours: unknown[]) => openingHours.safeParse(hours).success;
  expect(isValid(morning, afternoon)).toBe(true);
  expect(isValid(morning, { ...afternoon, opens: "11:30" })).toBe(false);
  expect(isValid(morning, { ...afternoon, opens: "11:30", days: ["Tuesday"] })).toBe(true);
});
