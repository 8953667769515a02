import site from "../../data/site.json";
import { routes } from "../../tools/routes";
import { newVisit, siteUrl, visit, withBuiltSite } from "../support/browser";

withBuiltSite();

const phone = { viewport: { width: 390, height: 844 } };
const labels = ["Accueil", "Solutions", "Projets", "À propos", "Contact"];

describe.each(routes)("on $path", ({ path, heading, hasContactSection }) => {
  test("the page opens at once, with its heading", async () => {
    const { page, requests } = await visit(path);
    expect(page.url()).toBe(siteUrl(path));
    expect(requests.filter((address) => address === siteUrl(path))).toHaveLength(1);
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  });

  test("the header shows the five links and highlights the current one", async () => {
    const { page } = await visit(path);
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    expect(await links.allTextContents()).toEqual(labels);
    const current = await links.and(page.locator("[aria-current=page]")).allTextContents();
    const own = site.navigation.find(({ to }) => to === path)?.label;
    expect(current).toEqual(own ? [own] : []);
  });

  test("the header stays in sight when the page is scrolled", async () => {
    const { page } = await visit(path);
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0 });
  });

  test("«Contactez-nous» leads to the contact section, here or on the home page", async () => {
    const { page } = await visit(path);
    await page.getByRole("banner").getByRole("link", { name: "Contactez-nous" }).click();
    await page.waitForURL(siteUrl(hasContactSection ? `${path}#contact` : "/#contact"));
    await page.waitForFunction(() => {
      const top = document.getElementById("contact")?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
  });

  test("the footer has the tagline, the links, three mail addresses, the map, the year and the legal links", async () => {
    const { page } = await visit(path);
    const footer = page.getByRole("contentinfo");
    await footer.getByText("De l'idée à l'impact").waitFor();
    expect(await footer.getByRole("navigation").getByRole("link").allTextContents()).toEqual(labels);
    expect(await footer.locator("a[href^='mailto:']").count()).toBe(3);
    expect(await footer.locator("a[href*='openstreetmap.org']").getAttribute("href")).toContain("mlat=46.14");
    await footer.getByText(`© ${new Date().getFullYear()}`).waitFor();
    await footer.getByRole("link", { name: "Mentions légales" }).waitFor();
    await footer.getByRole("link", { name: "Politique de confidentialité" }).waitFor();
    await footer.locator(`a[href='${site.footer.social.url}']`).waitFor();
  });

  test("the mobile menu opens and closes by its button, without any script file", async () => {
    const { page, requests } = await visit(path, { ...phone, javaScriptEnabled: false });
    const link = page.getByRole("banner").getByRole("link", { name: "Projets" });
    const toggle = page.getByRole("button", { name: "Menu" });
    expect(await link.isVisible()).toBe(false);
    await toggle.click();
    expect(await link.isVisible()).toBe(true);
    await toggle.click();
    expect(await link.isVisible()).toBe(false);
    expect(requests.filter((address) => address.endsWith(".js"))).toEqual([]);
  });
});

test("a link of the open mobile menu opens its page, where the menu is closed", async () => {
  const { page } = await visit("/", phone);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Projets" }).click();
  await page.waitForURL(siteUrl("/projets"));
  await page.getByRole("heading", { level: 1, name: "Ce que nous construisons" }).waitFor();
  expect(await page.getByRole("banner").getByRole("link", { name: "Solutions" }).isVisible()).toBe(false);
});

test("a link of the open mobile menu to the page one is on closes it too", async () => {
  const { page } = await visit("/projets", phone);
  await page.getByRole("button", { name: "Menu" }).click();
  const link = page.getByRole("banner").getByRole("link", { name: "Projets" });
  await link.click();
  await link.waitFor({ state: "hidden" });
});

test("Escape closes the mobile menu and gives the focus back to its button", async () => {
  const { page } = await visit("/", phone);
  const toggle = page.getByRole("button", { name: "Menu" });
  await toggle.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Projets" }).focus();
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Projets" }).waitFor({ state: "hidden" });
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("/solutions#aqualink opens on the AquaLink offer, below the header", async () => {
  const { page } = await visit("/solutions#aqualink");
  const header = await page.getByRole("banner").boundingBox();
  const title = page.getByRole("article").getByRole("heading", { name: "AquaLink" });
  const box = await title.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(box?.y).toBeLessThan(800);
});

test("«back» brings the page back as it was left: its scroll position, and without a new load where the browser can", async () => {
  const { page } = await visit("/");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Projets", exact: true }).click();
  await page.waitForURL(siteUrl("/projets"));
  await page.waitForFunction(() => document.title.startsWith("Projets"));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const before = await page.evaluate(() => history.length);
  await page.goBack();
  await page.waitForURL(siteUrl("/"));
  await page.waitForFunction(() => document.title.startsWith("Électronique"));
  await page.waitForFunction(() => scrollY > 600);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("other spellings of an address lead to the canonical one", async () => {
  const { page } = await newVisit();
  for (const spelling of ["/solutions/", "/solutions.html", "/solutions/index.html", "/solutions/?a=1"]) {
    const response = await page.goto(siteUrl(spelling));
    expect(new URL(page.url()).pathname).toBe("/solutions");
    expect(response?.status()).toBe(200);
  }
});
