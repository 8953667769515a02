import { render, screen } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { ButtonLink } from "./button-link";

test.each(["filled", "outlined"] as const)("the %s button is a link to its address", async (look) => {
  const { container } = render(
    <ButtonLink link={{ label: "Écrire un message", to: "/contact" }} look={look} />,
  );
  expect(screen.getByRole("link", { name: "Écrire un message" })).toHaveAttribute("href", "/contact");
  expect(await faultsOf(container)).toEqual([]);
});

test("an anchor on the same page stays an anchor", () => {
  render(<ButtonLink link={{ label: "Contactez-nous", to: "#contact" }} />);
  expect(screen.getByRole("link", { name: "Contactez-nous" })).toHaveAttribute("href", "#contact");
});
