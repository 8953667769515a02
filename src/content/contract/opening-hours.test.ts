import { openingHours } from "./opening-hours";

const placesOf = (hours: { opens: string; closes: string }) =>
  openingHours.safeParse([{ days: ["Monday"], ...hours }]).error?.issues.map(({ path }) => path.at(-1));

test("an hour that is none is wrong by itself, and two in the wrong order are one mistake", () => {
  expect(placesOf({ opens: "8:00", closes: "17:00" })).toEqual(["opens"]);
  expect(placesOf({ opens: "18:00", closes: "17:00" })).toEqual(["closes"]);
});
