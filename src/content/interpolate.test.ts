import { interpolate } from "./interpolate";

test.each([
  ["replaces every variable", "{name}, {place}", { name: "Ana", place: "Sion" }, "Ana, Sion"],
  ["adds thousands separators to numbers", "{most} au plus", { most: 5000 }, "5\u202f000 au plus"],
  ["inserts values literally", "À {name}", { name: "$& {name} {{x}}" }, "À $& {name} {{x}}"],
  ["keeps other braces", "{constructor} {{x}}", { name: "Camille" }, "{constructor} {{x}}"],
])("%s", (_, template, values, expected) => {
  expect(interpolate(template, values)).toBe(expected);
});
