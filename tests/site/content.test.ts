import founders from "../../data/founders.json";
import solutions from "../../data/solutions.json";
import { visit, withBuiltSite } from "../support/browser";

withBuiltSite();

/** Everything here is what the visitor reads before any script: the tests run with JavaScript off. */
const reader = { javaScriptEnabled: false };

test("home: three services, AquaLink, four steps, three values, the way to the contact page", async () => {
  const { page } = await visit("/", reader);
  const names = (level: number) => page.getByRole("main").getByRole("heading", { level }).allTextContents();
  expect(await names(3)).toEqual([
    "Conception électronique",
    "Connectivité IoT sécurisée",
    "Plateformes de données",
    "Idéation",
    "Prototype",
    "Pré-indus",
    "Déploiement",
    "Qualité",
    "Sécurité (TLS)",
    "Réactivité",
  ]);
  expect(await names(2)).toContain("AquaLink");
  await page.getByRole("main").getByText("exemple", { exact: true }).waitFor();
  expect(await page.locator("section#contact").getByRole("link").getAttribute("href")).toBe("/contact");
});

test("founders: two articles, each with name, address and text", async () => {
  const { page } = await visit("/a-propos", reader);
  const articles = page.getByRole("article");
  expect(await articles.count()).toBe(2);
  for (const [index, founder] of founders.founders.entries()) {
    const article = articles.nth(index);
    await article.getByRole("heading", { name: founder.name, exact: true }).waitFor();
    await article.getByText(founder.bio).waitFor();
    await article.getByText(founder.initials, { exact: true }).waitFor();
    expect(await article.getByRole("link").getAttribute("href")).toBe(`mailto:${founder.email}`);
  }
});

test("solutions: four articles, each with title, description and link; AquaLink's is the anchor's target", async () => {
  const { page } = await visit("/solutions", reader);
  const articles = page.getByRole("article");
  expect(await articles.count()).toBe(4);
  for (const [index, offer] of solutions.offers.entries()) {
    const article = articles.nth(index);
    await article.getByRole("heading", { name: offer.title, exact: true }).waitFor();
    await article.getByText(offer.description).waitFor();
    await article.getByRole("link", { name: offer.link.label }).waitFor();
  }
  await page.locator("article#aqualink").getByRole("heading", { name: "AquaLink" }).waitFor();
  await page.getByRole("link", { name: solutions.contact.link.label }).waitFor();
});

test("projects: one article, AquaLink, «Indus», «IoT & Monitoring»", async () => {
  const { page } = await visit("/projets", reader);
  const article = page.getByRole("article");
  expect(await article.count()).toBe(1);
  await article.getByRole("heading", { name: "AquaLink", exact: true }).waitFor();
  await article.getByText("Indus", { exact: true }).waitFor();
  await article.getByText("IoT & Monitoring", { exact: true }).waitFor();
});

test("partners: three categories, each saying that it will be enriched soon; in no navigation", async () => {
  const { page } = await visit("/partenaires", reader);
  const categories = ["Entreprises", "Institutions", "Collaborateurs"];
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual(
    expect.arrayContaining(categories),
  );
  expect(await page.getByText("Cette section sera bientôt enrichie.").count()).toBe(3);
  expect(await page.getByRole("navigation").locator("a[href='/partenaires']").count()).toBe(0);
});

test("contact: the form, the details, and a map 300 px high that loads lazily", async () => {
  const { page } = await visit("/contact", reader);
  const names = await page
    .locator("form [name]")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("name")));
  expect(names).toEqual(["name", "email", "phone", "company", "message", "consent"]);
  await page.getByRole("main").getByText("1905 Dorénaz").waitFor();
  const map = page.locator("iframe");
  expect(await map.getAttribute("loading")).toBe("lazy");
  expect(await map.getAttribute("title")).toBeTruthy();
  expect(await map.evaluate((frame) => frame.getBoundingClientRect().height)).toBe(300);
});
