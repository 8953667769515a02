import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import LegalPage from "./legal";

const page = {
  path: "/mentions-legales",
  breadcrumb: "Mentions légales",
  seo: { title: "Mentions légales", description: "Qui édite ce site, et comment le joindre." },
  label: "Informations",
  title: "Mentions légales",
  updated: { text: "Mis à jour le {date}", date: "2026-11-20" },
  sections: [
    { title: "Éditeur", paragraphs: ["Le bureau, à Dorénaz.", "Deux fondateurs."] },
    { title: "Hébergement", paragraphs: ["En Suisse."] },
  ],
};

function renderPage() {
  // A page's other props come from Gatsby and are not read here.
  const props = { pageContext: { page } } as unknown as ComponentProps<typeof LegalPage>;
  return render(
    <main>
      <LegalPage {...props} />
    </main>,
  );
}

test("the sections are under the title, each with its paragraphs and the date in French", () => {
  renderPage();
  expect(screen.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent)).toEqual([
    "Éditeur",
    "Hébergement",
  ]);
  expect(screen.getByText("Deux fondateurs.")).toBeVisible();
  expect(screen.getByText("Mis à jour le 20 novembre 2026")).toBeVisible();
});
