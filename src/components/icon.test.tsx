import { render } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { Icon } from "./icon";

test.each(["board", "link", "data", "water"])("the icon «%s» is drawn, and silent", async (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("path")).toHaveAttribute("d");
  expect(await faultsOf(container)).toEqual([]);
});

test("a name without a drawing stops the build instead of leaving a hole", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Icon name="rocket" />)).toThrow("No icon is called «rocket».");
});
