import { render, screen } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { faultsOf } from "../../../tests/support/axe";
import { asRead } from "../../../tests/support/fixtures";
import { LiveView } from "./live-view";

const { chart } = home.aqualink;

test("the web view is a figure with its title, and is labelled as an example", () => {
  render(<LiveView {...chart} />);
  const figure = screen.getByRole("figure");
  expect(figure).toHaveTextContent("Pression et débit sur une journée");
  expect(figure.firstElementChild?.tagName).toBe("FIGCAPTION");
  expect(screen.getByText("exemple")).toBeVisible();
});

test("who cannot see the curves hears what they show", () => {
  render(<LiveView {...chart} />);
  expect(screen.getByText(asRead(chart.summary)).closest("[aria-hidden]")).toBeNull();
});

test("the axes say hours, bar and m³/h in real text", () => {
  const { container } = render(<LiveView {...chart} />);
  const texts = [...container.querySelectorAll("svg text")].map((text) => text.textContent);
  expect(texts).toEqual(["0 h", "6 h", "12 h", "18 h", "24 h", "6", "5", "4", "20", "10", "0"]);
  expect(screen.getByText("Pression, bar")).toBeInTheDocument();
  expect(screen.getByText("Débit, m³/h")).toBeInTheDocument();
});

test("the curves are drawn from the data", () => {
  const paths = (element: Element) =>
    [...element.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  const before = paths(render(<LiveView {...chart} />).container);
  const leak = { ...chart.pressure, hourly: chart.pressure.hourly.map(() => 4) };
  const after = paths(render(<LiveView {...chart} pressure={leak} />).container);
  expect(before.some((path) => path?.includes("NaN"))).toBe(false);
  expect(after.at(-1)).toMatch(/^M0 170C.*480 170$/);
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
});

test("axe finds no fault", async () => {
  expect(await faultsOf(render(<LiveView {...chart} />).container)).toEqual([]);
});
