import contact from "../../tests/fixture/data/contact.json";
import { inZone, zones } from "../../tests/support/zones";
import { openingHoursLines } from "./opening-hours";

const lines = (days: string[], opens = "08:00", closes = "17:00") =>
  openingHoursLines([{ days, opens, closes }], contact.details.hours, "fr-CH").map((line) =>
    line.replaceAll("\u00a0", " "),
  );

test("days in a row become one line", () => {
  expect(lines(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"])).toEqual([
    "Du lundi au vendredi, de 8 h à 17 h",
  ]);
});

test("a gap between days starts another line", () => {
  expect(lines(["Monday", "Tuesday", "Thursday", "Friday"])).toEqual([
    "Du lundi au mardi, de 8 h à 17 h",
    "Du jeudi au vendredi, de 8 h à 17 h",
  ]);
});

test.each(zones)("a day on its own is named on its own, also in %s", (zone) => {
  expect(inZone(zone, () => lines(["Saturday"]))).toEqual(["Le samedi, de 8 h à 17 h"]);
  expect(lines(["Monday", "Wednesday", "Thursday", "Sunday"])).toEqual([
    "Le lundi, de 8 h à 17 h",
    "Du mercredi au jeudi, de 8 h à 17 h",
    "Le dimanche, de 8 h à 17 h",
  ]);
});

test("the order in which the days are written does not matter", () => {
  expect(lines(["Wednesday", "Monday", "Tuesday"])).toEqual(["Du lundi au mercredi, de 8 h à 17 h"]);
});

test("half hours, midnight and noon are read as times", () => {
  expect(lines(["Monday"], "07:30", "12:05")).toEqual(["Le lundi, de 7 h 30 à 12 h 05"]);
  expect(lines(["Monday"], "00:00", "12:00")).toEqual(["Le lundi, de 0 h à 12 h"]);
});

test("a time does not break over two lines", () => {
  const hours = { days: ["Monday"], opens: "07:30", closes: "17:00" };
  expect(openingHoursLines([hours], contact.details.hours, "fr-CH")).toEqual([
    "Le lundi, de 7\u00a0h\u00a030 à 17\u00a0h",
  ]);
});

test("morning and afternoon keep their own lines", () => {
  const day = { days: ["Monday", "Tuesday"] };
  const openingHours = [
    { ...day, opens: "08:00", closes: "12:00" },
    { ...day, opens: "13:30", closes: "17:00" },
  ];
  expect(openingHoursLines(openingHours, contact.details.hours, "fr-CH")).toHaveLength(2);
});
