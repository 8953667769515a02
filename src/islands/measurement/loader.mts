import { doc, on } from "../../browser/dom";
import { loadIsland } from "../loader.mjs";
import { operateKnob } from "./knob";

operateKnob(doc);

const range = doc.querySelector<HTMLInputElement>("[type=range]");
const checkbox = doc.querySelector<HTMLInputElement>("[type=checkbox]");

let pressed = { x: 0, value: "" };
on("pointerdown", ({ clientX }) => {
  pressed = { x: clientX, value: range?.value ?? "" };
});
// Along the range, so that the values follow within the first drag; a touch that scrolls goes down.
on("pointermove", ({ target, buttons, clientX }) => {
  if (range && target === range && buttons && Math.abs(clientX - pressed.x) > 8) loadIsland(range);
});
// Chromium moves the range as soon as it is touched, even by a touch that then scrolls.
on("pointercancel", ({ target }) => {
  if (!range || target !== range) return;
  range.value = pressed.value;
  range.dispatchEvent(new Event("input", { bubbles: true }));
});
// Safari does not focus a checkbox whose label is pressed.
checkbox?.addEventListener("change", () => loadIsland(checkbox));

// A browser that restores controls, after "back" or a reload, does so before this.
on("pageshow", () => {
  if (range && (range.value !== range.defaultValue || checkbox?.checked)) loadIsland(range);
});
