import { render, screen } from "@testing-library/react";
import { DayChart, rowTop, valueToPercent } from "./day-chart";

const rowHeights = [29, 29, 29];
const texts = () =>
  [...document.querySelectorAll("text")].map((text) => text.textContent?.replace(/\s/g, " ")).join(" · ");

test("labels the hours and the ends of the axes", () => {
  render(<DayChart rowHeights={rowHeights} />);
  expect(texts()).toBe("6 · 4 · 24 · 0 · 3,5 · 1,5 · 0 h · 6 h · 12 h · 18 h · 24 h");
});

test("takes each axis' range from given labels, and shows them in short rows too", () => {
  const axisLabels = { pressure: [10, 5, 0], flow: [24, 0], level: [3.5, 1.5] };
  const { container } = render(<DayChart rowHeights={[44, 22, 22]} axisLabels={axisLabels} />);
  expect(texts()).toBe("10 · 5 · 0 · 24 · 0 · 3,5 · 1,5 · 0 h · 6 h · 12 h · 18 h · 24 h");
  // The pressure at midnight, 5.7 bar, is 43 % below the axis' maximum of 10.
  expect(container.querySelector("svg[preserveAspectRatio=none] > path")?.getAttribute("d")).toMatch(
    /^M0 43/,
  );
});

test("draws a given end in place of the pressure's last two hours", () => {
  const { container } = render(
    <DayChart rowHeights={rowHeights} pressureCurveEnd={<path className="end" />} />,
  );
  const [pressure, end, flow] = container.querySelectorAll("svg[preserveAspectRatio=none] > path");
  // An hour has six units: the pressure ends at 22 h, the flow at 24 h.
  expect(pressure?.getAttribute("d")).toMatch(/ 132 [\d.]+$/);
  expect(end).toHaveClass("end");
  expect(flow?.getAttribute("d")).toMatch(/ 144 [\d.]+$/);
});

test("marks the start of a leak and adds the curves without leak", () => {
  const { rerender, container } = render(<DayChart rowHeights={rowHeights} leakLabel="la fuite s’ouvre" />);
  const distinctCurves = () =>
    new Set(
      [...container.querySelectorAll("svg[preserveAspectRatio=none] > path")].map((path) =>
        path.getAttribute("d"),
      ),
    ).size;
  expect(screen.queryByText(/la fuite/)).toBeNull();
  expect(distinctCurves()).toBe(3);
  rerender(<DayChart rowHeights={rowHeights} leak="after" leakLabel="la fuite s’ouvre" />);
  // The leak starts at 1 h of 24 h.
  expect(screen.getByText(/la fuite s’ouvre/).closest("text")).toHaveAttribute("x", "4.17%");
  expect(distinctCurves()).toBe(6);
});

test("converts rows and values to their distance from the top", () => {
  const unequalHeights = [23, 42, 23];
  // The rows leave two gaps of 6 %.
  expect([0, 1, 2].map((index) => rowTop(index, unequalHeights))).toEqual([0, 29, 77]);
  expect(valueToPercent("flow", 18, unequalHeights)).toBeCloseTo(29 + 42 / 4, 6);
  expect(valueToPercent("level", 3.5, rowHeights)).toBeCloseTo(71, 6);
  expect(valueToPercent("pressure", 2.5, unequalHeights, { min: 0, max: 10 })).toBeCloseTo(0.75 * 23, 6);
});
