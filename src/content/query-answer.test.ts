import type { ContentFile } from "./contract";
import { queryAnswer } from "./query-answer";

const answer = (name: ContentFile, value: unknown) => queryAnswer(name, value, (file) => ({ file }));

test("what is not typed yet is empty, what is optional and left out is null", () => {
  expect(answer("founders", { founders: [{ name: "Ana" }] })).toMatchObject({
    path: "/a-propos",
    title: "",
    founders: [{ name: "Ana", bio: "", photo: null }],
    contact: { link: { label: "", to: "" } },
  });
});

test("a list of fixed entries has them all, whatever the form holds", () => {
  expect(answer("home", {})).toMatchObject({ method: { steps: [{ title: "Idéation" }, {}, {}, {}] } });
});

test("texts are set as the build sets them, addresses stay as they are", () => {
  expect(answer("home", { hero: { lead: "Qui ? L'eau." } })).toMatchObject({
    hero: { lead: "Qui\u202f? L’eau." },
  });
  expect(answer("site", { siteUrl: "https://l'eau.ch" })).toMatchObject({ siteUrl: "https://l'eau.ch" });
});

test("a picture is what the caller makes of its file", () => {
  expect(answer("home", { hero: { image: { src: "images/a.jpg", alt: "A" } } })).toMatchObject({
    hero: { image: { src: { file: "images/a.jpg" }, alt: "A" } },
  });
});
