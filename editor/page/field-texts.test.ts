/** @jest-environment jsdom */
import { findFieldId, findTextElement } from "./field-texts";

// jsdom has no layout.
Element.prototype.checkVisibility = () => true;

const texts = [
  { id: "lead", text: "Mesurer, 0–10 V, partout" },
  { id: "link.label", text: "Voir" },
  { id: "link.to", text: "/contact" },
];

test("finds the innermost element that shows all of a field's text, if there is one", () => {
  document.body.innerHTML = "<main><p>Mesurer, <span>0–10 V</span>, partout</p><a><b>Voir</b> →</a></main>";
  expect(findTextElement("lead", texts, document.body)).toBe(document.querySelector("p"));
  expect(findTextElement("link", texts, document.body)).toBe(document.querySelector("b"));
  expect(findTextElement("link.to", texts, document.body)).toBeUndefined();
});

test("finds the field whose text an element shows or, if there is none, the nearest element around it", () => {
  document.body.innerHTML = "<main><p>Mesurer, <span>0–10 V</span>, partout</p></main>";
  expect(findFieldId(document.querySelector("span") as Element, texts)).toBe("lead");
  expect(findFieldId(document.querySelector("main") as Element, texts)).toBe("lead");
});
