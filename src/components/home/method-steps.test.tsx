import { render, screen } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { MethodSteps } from "./method-steps";

const { steps } = home.method;

test("the marks 01 to 04 are drawn, and not read twice", () => {
  render(<MethodSteps steps={steps} />);
  for (const mark of ["01", "02", "03", "04"]) {
    expect(screen.getByText(mark)).toHaveAttribute("aria-hidden", "true");
  }
});
