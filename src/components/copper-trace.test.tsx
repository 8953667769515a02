import { render, screen } from "@testing-library/react";
import { CopperTrace, useTrace } from "./copper-trace";

function Section({ name }: { name: string }) {
  return <li>{`${name}: ${useTrace() ?? "none"}`}</li>;
}

const show = (...order: string[]) => {
  render(
    <CopperTrace sections={order.map((name) => <Section key={name} name={name} />)} into="method">
      {null}
    </CopperTrace>,
  );
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
};

test("the trace runs through the sections above the method, goes into it, and ends there", () => {
  expect(show("services", "aqualink", "method", "about")).toEqual([
    "services: through",
    "aqualink: through",
    "method: into",
    "about: past",
  ]);
});

test("in another order of the page, it still does", () => {
  expect(show("method", "about", "services")).toEqual(["method: into", "about: past", "services: past"]);
});
