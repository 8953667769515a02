/** @jest-environment jsdom */
import { render, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Button } from "./button";
import { afterPress, focusField, putCaret } from "./focus";

test("a link to a field unfolds the form down to it", () => {
  document.body.innerHTML =
    "<details><summary>Un</summary><details><summary>Deux</summary><input id='a.0'></details></details>";
  focusField(["a", 0, "b"]);
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true]);
  expect(document.activeElement).toHaveAttribute("id", "a.0");
});

test("nothing moves under a press: what it leaves is judged when it is over", async () => {
  const judged = jest.fn();
  dispatchEvent(new Event("pointerdown"));
  afterPress(judged);
  expect(judged).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointerup"));
  await waitFor(() => expect(judged).toHaveBeenCalledTimes(1));
  afterPress(judged);
  expect(judged).toHaveBeenCalledTimes(2);
});

test("a button that takes itself away leaves the focus at the page's content", async () => {
  const { container, rerender } = render(createElement("main", null, createElement(Button)));
  container.querySelector("button")?.focus();
  rerender(createElement("main"));
  await waitFor(() => expect(container.querySelector("main")).toHaveFocus());
});

test("the caret is put before what stood after it", () => {
  document.body.innerHTML = "<textarea id='a.1'>Deux et suite</textarea>";
  putCaret(["a", 1], 9);
  expect(document.querySelector("textarea")).toHaveFocus();
  expect(document.querySelector("textarea")?.selectionStart).toBe(4);
});
