import { screen, waitFor, within } from "@testing-library/react";
import { asRead } from "../../tests/support/fixtures";
import { contentOf, openScreen } from "../../tests/support/screens";
import SolutionsPage from "./solutions";

const page = contentOf<Queries.SolutionsPageQuery["page"]>("solutions");
const home = contentOf<Queries.SolutionsPageQuery["home"]>("home");
const founders = contentOf<Queries.FoundersPageQuery["page"]>("founders");
const open = () =>
  openScreen({ template: SolutionsPage, data: { page, home, founders }, path: "/solutions" });

test("the four offers are four articles, each with title, description and link", () => {
  open();
  const articles = screen.getAllByRole("article");
  expect(articles).toHaveLength(4);
  for (const [index, offer] of page.offers.entries()) {
    const article = within(articles[index] ?? document.body);
    expect(article.getByRole("heading", { level: 2 })).toHaveTextContent(offer.title);
    expect(articles[index]).toHaveTextContent(asRead(offer.description));
    expect(article.getByRole("link", { name: offer.link.label })).toHaveAttribute("href", offer.link.to);
  }
});

test("/solutions#aqualink finds the AquaLink offer", () => {
  open();
  const target = document.querySelector("#aqualink");
  expect(target).toBe(screen.getByRole("article", { name: "AquaLink" }));
});

test("the page ends with the link to the form, and with whom to write to directly", () => {
  open();
  for (const { email } of founders.founders) {
    expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  }
  expect(screen.getByRole("link", { name: page.contact.link.label })).toHaveAttribute("href", "/contact");
});

test("search engines find each offer as a service", async () => {
  open();
  await waitFor(() => {
    const text = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}";
    const services = (JSON.parse(text)["@graph"] ?? []).filter(
      (entry: { "@type": string }) => entry["@type"] === "Service",
    );
    expect(services.map(({ name }: { name: string }) => name)).toEqual(page.offers.map(({ title }) => title));
  });
});
