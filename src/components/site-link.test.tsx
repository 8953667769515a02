import { render, screen } from "@testing-library/react";
import { faultsOf } from "../../tests/axe";
import { SiteLink } from "./site-link";

test.each(["/solutions#aqualink", "#contact"])("a link to %s is a real link", async (to) => {
  const { container } = render(
    <SiteLink to={to} aria-current="page">
      Voir
    </SiteLink>,
  );
  const link = screen.getByRole("link", { name: "Voir", current: "page" });
  expect(link).toHaveAttribute("href", to);
  expect(await faultsOf(container)).toEqual([]);
});
