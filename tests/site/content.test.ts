import type { Locator } from "playwright-core";
import { openingHoursLines } from "../../src/content/opening-hours";
import { projectPages } from "../../src/project-pages";
import { readContent, readLegalPages } from "../../tools/content";
import { visit, withBuiltSite } from "../support/browser";

withBuiltSite();

/** Everything here is what the visitor reads before any script: the tests run with JavaScript off. */
const reader = { javaScriptEnabled: false };

/** What data/ says is on the page, word for word, no-break spaces included. */
const says = async (place: Locator, ...texts: string[]) => {
  const plain = (text: string) => text.replace(/[ \n]+/g, " ");
  const said = plain((await place.textContent()) ?? "");
  expect(texts.filter((text) => !said.includes(plain(text)))).toEqual([]);
};

const home = readContent("home");

test("home: three services, AquaLink, four steps, three values, the link to the contact page", async () => {
  const { page } = await visit("/", reader);
  const main = page.getByRole("main");
  const names = (level: number) => main.getByRole("heading", { level }).allTextContents();
  expect(await names(1)).toEqual(["De l'idée à l'impact"]);
  expect(await names(3)).toEqual([
    ...home.services.items.map(({ title }) => title),
    "Idéation",
    "Prototype",
    "Pré-indus",
    "Déploiement",
    ...readContent("founders").founders.map(({ name }) => name),
    "Qualité",
    "Sécurité (TLS)",
    "Réactivité",
  ]);
  expect(await names(2)).toEqual(
    expect.arrayContaining([home.aqualink.title, home.method.title, home.contact.title]),
  );
  await says(main, home.hero.lead, home.about.text, home.aqualink.lead);
  await says(main, ...[...home.services.items, ...home.method.steps].map(({ description }) => description));
  const lines = page.locator("section#contact").getByRole("link");
  expect(await lines.getAttribute("href")).toBe(home.contact.link.to);
});

test("founders: two articles, each with name, address, text, and a photo in place of the initials", async () => {
  const { founders } = readContent("founders");
  const { page } = await visit("/a-propos", reader);
  const articles = page.getByRole("article");
  expect(await articles.count()).toBe(2);
  for (const [index, { name, bio, email, initials, photo }] of founders.entries()) {
    const article = articles.nth(index);
    expect(await article.getByRole("heading").allTextContents()).toEqual([name]);
    await says(article, bio);
    const portraits = article.locator("img");
    expect(await portraits.count()).toBe(photo ? 1 : 0);
    if (photo) expect(await portraits.getAttribute("alt")).toBe(photo.alt);
    expect(await article.getByText(initials, { exact: true }).count()).toBe(photo ? 0 : 1);
    const addresses = await article
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(addresses)).toEqual(new Set([`mailto:${email}`]));
  }
});

test("solutions: four articles, each with title, description and link; AquaLink's is the anchor's target", async () => {
  const { offers, contact } = readContent("solutions");
  const { page } = await visit("/solutions", reader);
  const articles = page.getByRole("article");
  expect(await articles.count()).toBe(4);
  for (const [index, { id, title, description, details, link, image }] of offers.entries()) {
    const article = articles.nth(index);
    expect(await article.getAttribute("id")).toBe(id);
    expect(await article.getByRole("heading").allTextContents()).toEqual([title]);
    await says(article, description, ...details);
    await says(article.locator(`a[href="${link.to}"]`), link.label);
    expect(await article.locator("img").count()).toBe(image ? 1 : 0);
  }
  expect(await page.locator("article#aqualink").count()).toBe(1);
  await says(page.getByRole("main").locator(`a[href="${contact.link.to}"]`).last(), contact.link.label);
});

const { projects, pagination } = readContent("projects");
const lists = projectPages("/projets", projects.length);

test.each(lists)(
  "$path: an article for each of its projects, AquaLink's as the specification says",
  async (list) => {
    const { page } = await visit(list.path, reader);
    const shown = projects.slice(list.skip, list.skip + list.limit);
    const articles = page.getByRole("article");
    const headings = articles.getByRole("heading", { level: 2 });
    expect(await headings.allTextContents()).toEqual(shown.map(({ title }) => title));
    for (const [index, { title, tag, category, description, image }] of shown.entries()) {
      const article = articles.nth(index);
      await says(article, tag, category, description);
      expect(await article.locator("img").getAttribute("alt")).toBe(image.alt);
      if (title !== "AquaLink") continue;
      expect(await article.getByText("Indus", { exact: true }).count()).toBe(1);
      expect(await article.getByText("IoT & Monitoring", { exact: true }).count()).toBe(1);
    }
    const ways = page.getByRole("navigation", { name: pagination.label, exact: true });
    expect(await ways.count()).toBe(lists.length > 1 ? 1 : 0);
    for (const { path } of lists.filter(({ number }) => Math.abs(number - list.number) === 1))
      expect(await ways.locator(`a[href="${path}"]`).count()).toBeGreaterThan(0);
  },
);

test("partners: three categories, each with its notice; in no navigation", async () => {
  const { categories } = readContent("partners");
  const { page } = await visit("/partenaires", reader);
  const main = page.getByRole("main");
  expect(await main.getByRole("heading", { level: 2 }).allTextContents()).toEqual(
    expect.arrayContaining(["Entreprises", "Institutions", "Collaborateurs"]),
  );
  for (const { description, notice } of categories) await says(main, description, notice);
  expect(await page.getByRole("navigation").locator("a[href='/partenaires']").count()).toBe(0);
});

test("contact: the form, the details, and a map 300 px high that loads lazily", async () => {
  const { business } = readContent("site");
  const { details, map } = readContent("contact");
  const { page } = await visit("/contact", reader);
  const names = await page
    .locator("form :is(input, textarea):not([type=hidden], [tabindex='-1'])")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("name")));
  expect(names).toEqual(["name", "email", "message", "phone", "company", "consent"]);
  const { street, postalCode, locality } = business.address;
  const hours = openingHoursLines(business.openingHours, details.hours, "fr-CH");
  await says(page.getByRole("main"), street, `${postalCode} ${locality}`, business.email, ...hours);
  const call = page.getByRole("main").locator("a[href^='tel:']");
  expect(await call.getAttribute("href")).toBe(`tel:${business.telephone.replaceAll(" ", "")}`);
  const frame = page.locator("iframe");
  expect(await frame.getAttribute("loading")).toBe("lazy");
  expect(await frame.getAttribute("title")).toBe(map.title);
  expect(await frame.evaluate((element) => element.getBoundingClientRect().height)).toBe(300);
});

test("the legal pages that the owner has written say all that was written", async () => {
  for (const { path, title, sections } of readLegalPages()) {
    const { page } = await visit(path, reader);
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    expect(await main.getByRole("heading", { level: 2 }).allTextContents()).toEqual(
      sections.map((section) => section.title),
    );
    await says(main, ...sections.flatMap(({ paragraphs }) => paragraphs));
  }
});
