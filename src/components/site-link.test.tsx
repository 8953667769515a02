import { fireEvent, render, screen } from "@testing-library/react";
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

test("a finger's touch begins to load the page", () => {
  window.___loader = { hovering: jest.fn() };
  render(<SiteLink to="/solutions#aqualink">Voir</SiteLink>);
  fireEvent.touchStart(screen.getByRole("link"));
  expect(window.___loader.hovering).toHaveBeenCalledWith("/solutions");
});
