import { render, screen } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { MethodSteps } from "./method-steps";

const { steps } = home.method;

test("hides the numbers 01 to 04 from screen readers", () => {
  render(<MethodSteps steps={steps} />);
  for (const number of ["01", "02", "03", "04"])
    expect(screen.getByText(number)).toHaveAttribute("aria-hidden", "true");
});
