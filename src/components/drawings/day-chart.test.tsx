import { render, screen } from "@testing-library/react";
import { DayChart, topOf, valueToPercent } from "./day-chart";

const texts = () =>
  [...document.querySelectorAll("text")].map((text) => text.textContent?.replace(/\s/g, " ")).join(" · ");

test("labels the ends of its axes, and the hours", () => {
  render(<DayChart />);
  expect(texts()).toBe("6 · 4 · 24 · 0 · 3,5 · 1,5 · 0 h · 6 h · 12 h · 18 h · 24 h");
});

test("takes each axis' range from its figures, also in short rows", () => {
  const figures = { pressure: [10, 5, 0], flow: [24, 0], level: [3.5, 1.5] };
  const { container } = render(<DayChart heights={[44, 22, 22]} figures={figures} />);
  expect(texts()).toBe("10 · 5 · 0 · 24 · 0 · 3,5 · 1,5 · 0 h · 6 h · 12 h · 18 h · 24 h");
  expect(container.querySelector("svg[preserveAspectRatio=none] > path")?.getAttribute("d")).toMatch(
    /^M0 43/,
  );
});

test("leaves the pressure's last two hours to their replacement", () => {
  const { container } = render(<DayChart pressureEnd={<path className="end" />} />);
  const [pressure, end, flow] = container.querySelectorAll("svg[preserveAspectRatio=none] > path");
  expect(pressure?.getAttribute("d")).toMatch(/ 132 [\d.]+$/);
  expect(end).toHaveClass("end");
  expect(flow?.getAttribute("d")).toMatch(/ 144 [\d.]+$/);
});

test("with a leak, marks when it opens and adds the calm day's curves", () => {
  const { rerender, container } = render(<DayChart opening="la fuite s’ouvre" />);
  const distinctCurves = () =>
    new Set(
      [...container.querySelectorAll("svg[preserveAspectRatio=none] > path")].map((path) =>
        path.getAttribute("d"),
      ),
    ).size;
  expect(screen.queryByText(/la fuite/)).toBeNull();
  expect(distinctCurves()).toBe(3);
  rerender(<DayChart leak="after" opening="la fuite s’ouvre" />);
  expect(screen.getByText(/la fuite s’ouvre/).closest("text")).toHaveAttribute("x", "4.17%");
  expect(distinctCurves()).toBe(6);
});

test("places a value in its row at its share of the range", () => {
  const heights = [23, 42, 23];
  expect([0, 1, 2].map((index) => topOf(index, heights))).toEqual([0, 29, 77]);
  expect(valueToPercent("flow", 18, heights)).toBeCloseTo(29 + 42 / 4, 6);
  expect(valueToPercent("level", 3.5)).toBeCloseTo(71, 6);
  expect(valueToPercent("pressure", 2.5, heights, { min: 0, max: 10 })).toBeCloseTo(0.75 * 23, 6);
});
