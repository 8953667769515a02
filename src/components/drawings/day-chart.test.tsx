import { render, screen } from "@testing-library/react";
import { DayChart, downIn, topOf } from "./day-chart";

test("a day has its axes' figures, in their middle too where wanted, and its hours", () => {
  render(<DayChart hasMiddle />);
  const texts = [...document.querySelectorAll("text")].map((text) => text.textContent?.replace(/\s/g, " "));
  expect(texts.join(" · ")).toBe(
    "6 · 5 · 4 · 24 · 12 · 0 · 3,5 · 2,5 · 1,5 · 0 h · 6 h · 12 h · 18 h · 24 h",
  );
});

test("only with a leak stands where it opens, and the calm day beside each curve", () => {
  const { rerender, container } = render(<DayChart opening="la fuite s’ouvre" />);
  /** How many, each another one. */
  const curves = () =>
    new Set(
      [...container.querySelectorAll("svg[preserveAspectRatio=none] > path")].map((path) =>
        path.getAttribute("d"),
      ),
    ).size;
  expect(screen.queryByText(/la fuite/)).toBeNull();
  expect(curves()).toBe(3);
  rerender(<DayChart leak="after" opening="la fuite s’ouvre" />);
  expect(screen.getByText(/la fuite s’ouvre/).closest("text")).toHaveAttribute("x", "4.17%");
  expect(curves()).toBe(6);
});

test("a value stands in its row at its share of the range", () => {
  const heights = [23, 42, 23];
  expect([0, 1, 2].map((index) => topOf(index, heights))).toEqual([0, 29, 77]);
  expect(downIn("flow", 18, heights)).toBeCloseTo(29 + 42 / 4, 6);
  expect(downIn("level", 3.5)).toBeCloseTo(71, 6);
});
