import { doc, on } from "../../browser/dom";
import { loadIsland } from "../loader.mjs";

// Restored controls may differ from the rendered view. Browsers restore them, after Back or a reload, before pageshow.
on("pageshow", () => {
  const controls = doc.querySelectorAll<HTMLInputElement>("[data-island] input");
  const changedControl = [...controls].find(
    ({ checked, defaultChecked, value, defaultValue }) =>
      checked !== defaultChecked || value !== defaultValue,
  );
  if (changedControl) loadIsland(changedControl);
});
