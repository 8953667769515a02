/** @jest-environment jsdom */
import { fieldAt, textsOf } from "./text-places";

// jsdom lays nothing out.
Element.prototype.checkVisibility = () => true;

test("of two fields with one text, a click leads to the one whose other texts stand beside it", () => {
  const texts = [
    { id: "business.email", text: "nous@exemple.ch" },
    { id: "business.telephone", text: "+41 00" },
    { id: "emails.0.address", text: "nous@exemple.ch" },
    { id: "emails.0.label", text: "Devis" },
  ];
  document.body.innerHTML = "<p>+41 00</p><p><span>Devis</span><a>nous@exemple.ch</a></p>";
  const place = document.querySelector("a") as Element;
  expect(fieldAt(place, texts, document.body)).toBe("emails.0.address");
});

test("of two people with the same examples, a click leads to the one beside whose name they stand", () => {
  const texts = ["Anne", "Beat"].flatMap((name, index) => [
    { id: `founders.${index}.name`, text: name },
    { id: `founders.${index}.facts.0.label`, text: "Formation" },
    { id: `founders.${index}.facts.0.value`, text: "École, diplôme" },
  ]);
  const person = (name: string) =>
    `<section><h2>${name}</h2><dl><dt>Formation</dt><dd>École, diplôme</dd></dl></section>`;
  document.body.innerHTML = person("Anne") + person("Beat");
  const pressed = [...document.querySelectorAll("dt")].map((place) => fieldAt(place, texts, document.body));
  expect(pressed).toEqual(["founders.0.facts.0.label", "founders.1.facts.0.label"]);
});

test("the menu's words have no field to lead to", () => {
  const site = { name: "Firme", navigation: [{ label: "Accueil", to: "/" }] };
  expect(textsOf("site", site)).toEqual([{ id: "name", text: "Firme" }]);
});

test("what is typed of a number is looked for once it can't be any", () => {
  const site = (telephone: string) => textsOf("site", { business: { telephone } });
  expect(site("02")).toEqual([]);
  expect(site("027 123")).toHaveLength(1);
});
