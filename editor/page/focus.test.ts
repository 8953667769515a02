/** @jest-environment jsdom */
import { focusField } from "./focus";

test("focuses the nearest field around a missing one, and opens the disclosures around it", () => {
  document.body.innerHTML =
    "<details><summary>Un</summary><details><summary>Deux</summary><input id='a.0'></details></details>";
  focusField(["a", 0, "b"]);
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true]);
  expect(document.activeElement).toHaveAttribute("id", "a.0");
});
