import { screen, within } from "@testing-library/react";
import { contentOf, openScreen } from "../../tests/support/screens";
import PartnersPage from "./partners";

const page = contentOf<Queries.PartnersPageQuery["page"]>("partners");
const founders = contentOf<Queries.FoundersPageQuery["page"]>("founders");
const open = () => openScreen({ template: PartnersPage, data: { page, founders }, path: "/partenaires" });

test("three categories wait for their partners, and each says so", () => {
  open();
  const categories = within(screen.getByRole("main"))
    .getAllByRole("heading", { level: 2 })
    .map((title) => title.textContent);
  expect(categories.slice(0, 3)).toEqual(["Entreprises", "Institutions", "Collaborateurs"]);
  expect(screen.getAllByText("Cette section sera bientôt enrichie.")).toHaveLength(3);
});

test("the page is in neither menu", () => {
  open();
  for (const menu of screen.getAllByRole("navigation")) {
    expect(within(menu).queryByRole("link", { name: "Partenaires" })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole("link", { current: "page" })).not.toBeInTheDocument();
});
