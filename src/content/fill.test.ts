import { fill } from "./fill";

test("every place is filled with its value", () => {
  expect(fill("{title}, page {page}", { title: "Projets", page: 2 })).toBe("Projets, page 2");
});

test("a value is put in as it is, whatever it holds", () => {
  expect(fill("Écrire à {name}", { name: "$& {name} {{x}}" })).toBe("Écrire à $& {name} {{x}}");
});

test("braces that are no place of the text stay", () => {
  expect(fill("{constructor} {{x}}", { name: "Camille" })).toBe("{constructor} {{x}}");
});
