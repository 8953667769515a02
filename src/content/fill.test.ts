import { fill } from "./fill";

test.each([
  ["every place has its value", "{name}, {place}", { name: "Ana", place: "Sion" }, "Ana, Sion"],
  ["a number has its thousands apart", "{most} au plus", { most: 5000 }, "5\u202f000 au plus"],
  ["a value stays as it is", "À {name}", { name: "$& {name} {{x}}" }, "À $& {name} {{x}}"],
  ["other braces stay", "{constructor} {{x}}", { name: "Camille" }, "{constructor} {{x}}"],
])("in a filled text %s", (_, template, values, filled) => {
  expect(fill(template, values)).toBe(filled);
});
