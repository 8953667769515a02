import { openingHours } from "./opening-hours";

const problemKeys = (hours: { opens: string; closes: string }) =>
  openingHours.safeParse([{ days: ["Monday"], ...hours }]).error?.issues.map(({ path }) => path.at(-1));

test("reports one problem for an invalid time or reversed times", () => {
  expect(problemKeys({ opens: "8:00", closes: "17:00" })).toEqual(["opens"]);
  expect(problemKeys({ opens: "18:00", closes: "17:00" })).toEqual(["closes"]);
});
