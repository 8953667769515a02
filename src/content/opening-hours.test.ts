import contact from "../../tests/fixture/data/contact.json";
import { openingHoursLines } from "./opening-hours";

const formatHours = (...hours: [days: string[], opens?: string, closes?: string][]) =>
  openingHoursLines(
    hours.map(([days, opens = "08:00", closes = "17:00"]) => ({ days, opens, closes })),
    contact.details.hours,
  ).map((line) => line.replaceAll("\u00a0", "~"));

test.each([
  [["Monday", "Tuesday", "Wednesday"], ["Du lundi au mercredi"]],
  [["Wednesday", "Monday", "Tuesday"], ["Du lundi au mercredi"]],
  [
    ["Monday", "Tuesday", "Thursday", "Friday"],
    ["Les lundi et mardi", "Les jeudi et vendredi"],
  ],
  [
    ["Monday", "Wednesday", "Thursday", "Sunday"],
    ["Le lundi", "Les mercredi et jeudi", "Le dimanche"],
  ],
])("joins consecutive days into one line, in any order: %j", (days, expected) => {
  expect(formatHours([days])).toEqual(expected.map((line) => `${line}, de 8~h à 17~h`));
});

test("gives morning and afternoon separate lines, with no-break spaces in times", () => {
  expect(formatHours([["Monday"], "00:00", "12:00"], [["Monday"], "13:30", "17:05"])).toEqual([
    "Le lundi, de 0~h à 12~h",
    "Le lundi, de 13~h~30 à 17~h~05",
  ]);
});

test("formats a half-typed time, as in the editor's preview, without NaN", () => {
  expect(formatHours([["Monday"], "1h", "12:00"]).join()).not.toContain("NaN");
});
