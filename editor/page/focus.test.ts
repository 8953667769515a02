/** @jest-environment jsdom */
import { focusField } from "./focus";

test("focuses the closest containing field if a path has no field, and opens the disclosures around it", () => {
  document.body.innerHTML =
    "<details><summary>Un</summary><details><summary>Deux</summary><input id='a.0'></details></details>";
  focusField(["a", 0, "b"]);
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true]);
  expect(document.activeElement).toHaveAttribute("id", "a.0");
});
