import { screen, within } from "@testing-library/react";
import { asRead, picture } from "../../tests/support/fixtures";
import { contentOf, openScreen } from "../../tests/support/screens";
import FoundersPage from "./founders";

const page = contentOf<Queries.FoundersPageQuery["page"]>("founders");
const open = (given = page) =>
  openScreen({ template: FoundersPage, data: { page: given }, path: "/a-propos" });

test("the two founders are introduced, each with initials, a biography and an address", () => {
  open();
  const cards = screen.getAllByRole("article");
  expect(cards).toHaveLength(2);
  for (const [index, founder] of page.founders.entries()) {
    const card = within(cards[index] ?? document.body);
    expect(card.getByRole("heading", { level: 2, name: founder.name })).toBeVisible();
    expect(card.getByText(founder.initials)).toBeVisible();
    expect(card.getByText(asRead(founder.bio))).toBeVisible();
    expect(card.getByRole("link", { name: founder.email })).toHaveAttribute(
      "href",
      `mailto:${founder.email}`,
    );
  }
});

test("the three values stand here as habits", () => {
  open();
  const habits = within(screen.getByRole("region", { name: page.habits.title }));
  expect(habits.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Qualité",
    "Sécurité (TLS)",
    "Réactivité",
  ]);
});

test("a photo, once there is one, takes the place of the initials", () => {
  const [first, ...others] = page.founders;
  if (!first) throw new Error("The fixture names nobody.");
  open({ ...page, founders: [{ ...first, photo: { ...picture, alt: "Portrait" } }, ...others] });
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(["Portrait"]);
});

test("«À propos» is the current page, and the link to the form is at the end", () => {
  open();
  const [header] = screen.getAllByRole("link", { current: "page" });
  expect(header).toHaveTextContent("À propos");
  expect(screen.getByRole("link", { name: page.contact.link.label })).toHaveAttribute("href", "/contact");
  expect(screen.getByRole("link", { name: "Contactez-nous" })).toHaveAttribute("href", "/#contact");
});
