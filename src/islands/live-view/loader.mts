import { doc, on } from "../../browser/dom";
import { loadIsland } from "../loader.mjs";

// Browsers restore controls, after "back" or a reload, before they fire pageshow.
on("pageshow", () => {
  const controls = doc.querySelectorAll<HTMLInputElement>("[data-island] input");
  const changedControl = [...controls].find(
    ({ checked, defaultChecked, value, defaultValue }) =>
      checked !== defaultChecked || value !== defaultValue,
  );
  if (changedControl) loadIsland(changedControl);
});
