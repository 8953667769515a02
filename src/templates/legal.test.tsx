import { runInThisContext } from "node:vm";
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { sampleLegalPage } from "../../tests/support/legal-page";
import LegalPage from "./legal";

/** The real `process.env`, whose TZ `Date` reads; Jest passes tests a copy. */
const environment: NodeJS.ProcessEnv = runInThisContext("process.env");
const { TZ } = environment;
afterEach(() => {
  if (TZ === undefined) delete environment.TZ;
  else environment.TZ = TZ;
});

test("shows title, sections and the date in French, also in the westernmost time zone", () => {
  environment.TZ = "Pacific/Niue";
  // The page uses no other props of Gatsby.
  const props = { pageContext: { page: sampleLegalPage() } } as unknown as ComponentProps<typeof LegalPage>;
  render(<LegalPage {...props} />);
  expect(screen.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent)).toEqual([
    "Éditeur",
    "Hébergement",
  ]);
  expect(screen.getByText("Deux fondateurs.")).toBeVisible();
  expect(screen.getByText("Mis à jour le 31 janvier 2026")).toBeVisible();
});

test("writes the first day of a month as «1er»", () => {
  const page = { ...sampleLegalPage(), updated: { text: "Mis à jour le {date}", date: "2026-11-01" } };
  const props = { pageContext: { page } } as unknown as ComponentProps<typeof LegalPage>;
  render(<LegalPage {...props} />);
  expect(screen.getByText("Mis à jour le 1er novembre 2026")).toBeVisible();
});
