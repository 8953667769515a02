import { render, screen } from "@testing-library/react";
import { DayChart, topOf, valueToPercent } from "./day-chart";

const texts = () =>
  [...document.querySelectorAll("text")].map((text) => text.textContent?.replace(/\s/g, " ")).join(" · ");

test("a day has the ends of its axes, and its hours", () => {
  render(<DayChart />);
  expect(texts()).toBe("6 · 4 · 24 · 0 · 3,5 · 1,5 · 0 h · 6 h · 12 h · 18 h · 24 h");
});

test("figures of one's own set the range of each axis, also in low rows", () => {
  const figures = { pressure: [10, 5, 0], flow: [24, 0], level: [3.5, 1.5] };
  const { container } = render(<DayChart heights={[44, 22, 22]} figures={figures} />);
  expect(texts()).toBe("10 · 5 · 0 · 24 · 0 · 3,5 · 1,5 · 0 h · 6 h · 12 h · 18 h · 24 h");
  expect(container.querySelector("svg[preserveAspectRatio=none] > path")?.getAttribute("d")).toMatch(
    /^M0 43/,
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
  expect(valueToPercent("flow", 18, heights)).toBeCloseTo(29 + 42 / 4, 6);
  expect(valueToPercent("level", 3.5)).toBeCloseTo(71, 6);
  expect(valueToPercent("pressure", 2.5, heights, { lowest: 0, highest: 10 })).toBeCloseTo(0.75 * 23, 6);
});
