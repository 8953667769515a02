import { doc, on } from "../../browser/dom";
import { loadIsland } from "../loader.mjs";

// A browser that puts back what was chosen, after «back» or a reload, does so before this; the figures follow.
on("pageshow", () => {
  const controls = doc.querySelectorAll<HTMLInputElement>("[data-island] input");
  const choice = [...controls].find(
    ({ checked, defaultChecked, value, defaultValue }) =>
      checked !== defaultChecked || value !== defaultValue,
  );
  if (choice) loadIsland(choice);
});
