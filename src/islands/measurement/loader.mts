import { doc, on } from "../../browser/dom";
import { loadIsland } from "../loader.mjs";
import { bindDrawingControls } from "./drawing-controls";

bindDrawingControls(doc);

const slider = doc.querySelector<HTMLInputElement>("[type=range]");
const checkbox = doc.querySelector<HTMLInputElement>("[type=checkbox]");

let pointerStart = { x: 0, value: "" };
on("pointerdown", ({ clientX }) => {
  pointerStart = { x: clientX, value: slider?.value ?? "" };
});
// Horizontal drags load the script, so that values update during the first drag; vertical touches scroll.
on("pointermove", ({ target, buttons, clientX }) => {
  if (slider && target === slider && buttons && Math.abs(clientX - pointerStart.x) > 8) loadIsland(slider);
});
// Chromium moves the slider on touch, even if the touch then scrolls.
on("pointercancel", ({ target }) => {
  if (!slider || target !== slider) return;
  slider.value = pointerStart.value;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
});
// Safari does not focus a checkbox whose label is clicked.
checkbox?.addEventListener("change", () => loadIsland(checkbox));

// Browsers restore controls, after "back" or a reload, before they fire pageshow.
on("pageshow", () => {
  if (slider && (slider.value !== slider.defaultValue || checkbox?.checked)) loadIsland(slider);
});
