import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { legalPage } from "../../tests/support/legal-page";
import { inZone, zones } from "../../tests/support/zones";
import LegalPage from "./legal";

test.each(zones)("in %s the sections are under the title, with paragraphs and the date in French", (zone) => {
  // A page's other props come from Gatsby and are not read here.
  const props = { pageContext: { page: legalPage() } } as unknown as ComponentProps<typeof LegalPage>;
  inZone(zone, () => render(<LegalPage {...props} />));
  expect(screen.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent)).toEqual([
    "Éditeur",
    "Hébergement",
  ]);
  expect(screen.getByText("Deux fondateurs.")).toBeVisible();
  expect(screen.getByText("Mis à jour le 31 janvier 2026")).toBeVisible();
});
