import { doc, on } from "../../browser/dom";
import { loadIsland } from "../loader.mjs";
import { operateDrawingControls } from "./drawing-controls";

operateDrawingControls(doc);

const range = doc.querySelector<HTMLInputElement>("[type=range]");
const checkbox = doc.querySelector<HTMLInputElement>("[type=checkbox]");

let pointerStart = { x: 0, value: "" };
on("pointerdown", ({ clientX }) => {
  pointerStart = { x: clientX, value: range?.value ?? "" };
});
// Horizontal drags load the script, so that values update during the first one; vertical touches scroll.
on("pointermove", ({ target, buttons, clientX }) => {
  if (range && target === range && buttons && Math.abs(clientX - pointerStart.x) > 8) loadIsland(range);
});
// Chromium moves the range on touch, even if the touch then scrolls.
on("pointercancel", ({ target }) => {
  if (!range || target !== range) return;
  range.value = pointerStart.value;
  range.dispatchEvent(new Event("input", { bubbles: true }));
});
// Safari does not focus a checkbox whose label is clicked.
checkbox?.addEventListener("change", () => loadIsland(checkbox));

// Browsers restore controls after "back" or a reload before this event.
on("pageshow", () => {
  if (range && (range.value !== range.defaultValue || checkbox?.checked)) loadIsland(range);
});
