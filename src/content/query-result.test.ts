import type { ContentFile } from "./contract";
import { queryResult } from "./query-result";

const resultOf = (name: ContentFile, value: unknown) => queryResult(name, value, (file) => ({ file }));

test("returns empty texts for missing values and null for missing optional values", () => {
  expect(resultOf("founders", { founders: [{ name: "Ana" }] })).toMatchObject({
    path: "/a-propos",
    title: "",
    founders: [{ name: "Ana", bio: "", photo: null }],
    contact: { link: { label: "", to: "" } },
  });
});

test("returns all entries of a tuple, even if it is missing", () => {
  expect(resultOf("home", {})).toMatchObject({ method: { steps: [{ title: "Idéation" }, {}, {}, {}] } });
});

test("applies typography to texts, not to addresses", () => {
  expect(resultOf("home", { hero: { lead: "Qui ? L'eau." } })).toMatchObject({
    hero: { lead: "Qui\u202f? L’eau." },
  });
  expect(resultOf("site", { siteUrl: "https://l'eau.ch" })).toMatchObject({ siteUrl: "https://l'eau.ch" });
});

test("resolves pictures through the callback", () => {
  expect(resultOf("home", { hero: { image: { src: "images/a.jpg", alt: "A" } } })).toMatchObject({
    hero: { image: { src: { file: "images/a.jpg" }, alt: "A" } },
  });
});
