import home from "../../tests/fixture/data/home.json";
import { describeReading, lowercaseInitial } from "./format";

const labels = home.aqualink.liveView;

test("describes a reading, adding the value without leak only if it differs", () => {
  const readingOf = (leakPlace: "after" | "before", minutes: number) =>
    describeReading(labels, leakPlace, minutes).replace(/\s/g, " ");
  expect(readingOf("after", 30)).toBe(
    "0 h 30, pression 5,7 bars, débit 2,8 mètres cubes par heure, niveau 3,03 mètres",
  );
  expect(readingOf("before", 180)).toBe(
    "3 h, pression 5,7 bars, débit 2,2 mètres cubes par heure, niveau 3,11 mètres au lieu de 3,20",
  );
  expect(readingOf("after", 1140)).toBe(
    "19 h, pression 4,3 bars au lieu de 4,8, débit 19,9 mètres cubes par heure au lieu de 15,6, niveau 2,10 mètres au lieu de 2,99",
  );
});

test("begins a name with a lowercase letter, but keeps abbreviations", () => {
  expect(["Fuite avant la STEP", "STEP de Dorénaz", "pH", "Écoulement"].map(lowercaseInitial)).toEqual([
    "fuite avant la STEP",
    "STEP de Dorénaz",
    "pH",
    "écoulement",
  ]);
});
