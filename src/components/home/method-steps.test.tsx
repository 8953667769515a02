import { render, screen } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { MethodSteps } from "./method-steps";

const { steps } = home.method;
const reading = { lowest: 4, highest: 6, hourly: [5.5, 5, 5.5] };

test("the marks 01 to 04 are drawn, and not read twice", () => {
  render(<MethodSteps steps={steps} reading={reading} />);
  for (const mark of ["01", "02", "03", "04"]) {
    expect(screen.getByText(mark)).toHaveAttribute("aria-hidden", "true");
  }
});

test("the trace ends as the curve of AquaLink's day, whose first value is where it arrives", () => {
  const { container } = render(
    <MethodSteps steps={steps} reading={{ lowest: 4, highest: 6, hourly: [5.5, 4, 6] }} />,
  );
  const curve = container.querySelector("li:last-of-type svg");
  expect(curve).toHaveAttribute("aria-hidden", "true");
  const [, top, , height] = curve?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  const [, start] = /^M0 ([\d.]+)c/.exec(curve?.querySelector("path")?.getAttribute("d") ?? "") ?? [];
  expect(Number(start)).toBe(25);
  expect((top ?? 0) + (height ?? 0) / 2).toBe(25);
});
