import { render, screen } from "@testing-library/react";
import { CopperTrace, useTrace } from "./copper-trace";

function Section({ name }: { name: string }) {
  return <li>{`${name}: ${useTrace() ?? "none"}`}</li>;
}

test.each([
  ["services: through", "aqualink: through", "method: into", "about: none"],
  ["method: into", "about: none", "services: none"],
])("in any order of the page, the trace runs to the method, and ends in it: %s", (...expected) => {
  const sections = expected.map((text) => text.split(":")[0] ?? "");
  render(<CopperTrace sections={sections.map((name) => <Section key={name} name={name} />)} into="method" />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(expected);
});
