import { doc, on } from "../../browser/dom";
import { loadIsland } from "../loader.mjs";
import { operateKnob } from "./knob";

operateKnob(doc);

const range = doc.querySelector<HTMLInputElement>("[type=range]");
const checkbox = doc.querySelector<HTMLInputElement>("[type=checkbox]");

let before = "";
let loading = 0;
on("pointerdown", () => {
  before = range?.value ?? "";
});
on("input", ({ target }) => {
  // Chromium moves the range as soon as it is touched, even by a touch that then scrolls.
  clearTimeout(loading);
  loading = window.setTimeout(loadIsland, 100, target);
});
on("pointercancel", ({ target }) => {
  clearTimeout(loading);
  if (!range || target !== range) return;
  range.value = before;
  range.dispatchEvent(new Event("input", { bubbles: true }));
  clearTimeout(loading);
});

// A browser that restores controls, after "back" or a reload, does so before this.
on("pageshow", () => {
  if (range && (range.value !== range.defaultValue || checkbox?.checked)) loadIsland(range);
});
