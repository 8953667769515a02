/** @jest-environment jsdom */
import { fieldAt, placeOf } from "./text-places";

// jsdom has no layout.
Element.prototype.checkVisibility = () => true;

const texts = [
  { id: "lead", text: "Mesurer, 0–10 V, partout" },
  { id: "link.label", text: "Voir" },
  { id: "link.to", text: "/contact" },
];

test("finds a text that is split over several elements", () => {
  document.body.innerHTML = "<main><p>Mesurer, <span>0–10 V</span>, partout</p><a><b>Voir</b> →</a></main>";
  expect(placeOf("lead", texts, document.body)).toBe(document.querySelector("p"));
  expect(placeOf("link", texts, document.body)).toBe(document.querySelector("b"));
  expect(placeOf("link.to", texts, document.body)).toBeUndefined();
});

test("finds the field of a click on a part of its text", () => {
  document.body.innerHTML = "<main><p>Mesurer, <span>0–10 V</span>, partout</p></main>";
  expect(fieldAt(document.querySelector("span") as Element, texts)).toBe("lead");
  expect(fieldAt(document.querySelector("main") as Element, texts)).toBe("lead");
});
