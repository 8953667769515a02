import { readContent } from "../../tools/content";
import { routes } from "../../tools/routes";
import { newVisit, sharedTab, siteUrl, visit, withBuiltSite } from "../support/browser";

withBuiltSite();

const site = readContent("site");
const phone = { viewport: { width: 390, height: 844 } };
const labels = ["Accueil", "Solutions", "Projets", "À propos", "Contact"];

const menuButton = "header button[popovertarget]";
const inMenu = (path: string) => `header nav a[href="${path}"]`;
const headingOf = (path: string) => routes.find((route) => route.path === path)?.heading;
const titleOf = (path: string) => routes.find((route) => route.path === path)?.title ?? "";

const open = sharedTab();

test.each(routes)(
  "$path opens at once: its heading, the five links with its own highlighted, a header that stays, and a complete footer",
  async ({ path, heading }) => {
    const { page, requests } = await open(path);
    expect(page.url()).toBe(siteUrl(path));
    expect(requests.filter((address) => address === siteUrl(path))).toHaveLength(1);
    expect(await page.locator("h1").allTextContents()).toEqual([heading]);

    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    expect(await links.allTextContents()).toEqual(labels);
    const current = await links.and(page.locator("[aria-current=page]")).allTextContents();
    const own = site.navigation.find(({ to }) => to === path)?.label;
    expect(current).toEqual(own ? [own] : []);

    const footer = page.getByRole("contentinfo");
    const { latitude, longitude } = site.business.geo;
    expect(await footer.getByText("De l'idée à l'impact").count()).toBe(1);
    expect(await footer.getByRole("navigation").getByRole("link").allTextContents()).toEqual(labels);
    const addresses = await footer.locator("a[href^='mailto:']").allTextContents();
    expect(addresses).toEqual(site.footer.emails.map(({ address }) => address));
    const map = (await footer.locator("a[href*='openstreetmap.org']").getAttribute("href")) ?? "";
    expect(map).toContain(`mlat=${latitude}`);
    expect(map).toContain(`mlon=${longitude}`);
    expect(await footer.textContent()).toContain(`© ${new Date().getFullYear()} ${site.name}`);
    for (const { label, to } of site.footer.legal)
      expect(await footer.locator(`a[href="${to}"]`).textContent()).toBe(label);
    expect(await footer.locator("a[rel~=me]").getAttribute("href")).toBe(site.footer.social.url);

    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0 });
  },
);

test.each(routes)(
  "on $path «Contactez-nous» leads to the contact section, here or on the home page",
  async ({ path, hasContactSection }) => {
    const { page } = await open(path);
    await page.getByRole("banner").getByRole("link", { name: "Contactez-nous" }).click();
    await page.waitForURL(siteUrl(hasContactSection ? `${path}#contact` : "/#contact"));
    await page.waitForFunction(() => {
      const top = document.getElementById("contact")?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
  },
);

test("on every page the mobile menu opens and closes by its button, without any script file", async () => {
  const { page, requests } = await newVisit({ ...phone, javaScriptEnabled: false });
  for (const { path } of routes) {
    await page.goto(siteUrl(path));
    const link = page.locator(inMenu("/projets"));
    expect([path, await link.isVisible()]).toEqual([path, false]);
    await page.locator(menuButton).click();
    expect([path, await link.isVisible()]).toEqual([path, true]);
    await page.locator(menuButton).click();
    expect([path, await link.isVisible()]).toEqual([path, false]);
  }
  expect(requests.filter((address) => address.endsWith(".js"))).toEqual([]);
});

test("a link of the open mobile menu opens its page, where the menu is closed", async () => {
  const { page } = await visit("/", phone);
  await page.locator(menuButton).click();
  await page.locator(inMenu("/projets")).click();
  await page.waitForURL(siteUrl("/projets"));
  expect(await page.locator("h1").textContent()).toBe(headingOf("/projets"));
  expect(await page.locator(inMenu("/solutions")).isVisible()).toBe(false);
});

test("a link of the open mobile menu to the current page closes it too", async () => {
  const { page } = await visit("/projets", phone);
  await page.locator(menuButton).click();
  const link = page.locator(inMenu("/projets"));
  await link.click();
  await link.waitFor({ state: "hidden" });
});

test("Escape closes the mobile menu and gives the focus back to its button", async () => {
  const { page } = await visit("/", phone);
  const toggle = page.locator(menuButton);
  await toggle.focus();
  await page.keyboard.press("Enter");
  await page.locator(inMenu("/projets")).focus();
  await page.keyboard.press("Escape");
  await page.locator(inMenu("/projets")).waitFor({ state: "hidden" });
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("/solutions#aqualink opens on the AquaLink offer, below the header", async () => {
  const { page } = await visit("/solutions#aqualink");
  const header = await page.getByRole("banner").boundingBox();
  const title = page.locator("#aqualink").getByRole("heading").first();
  const box = await title.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(box?.y).toBeLessThan(800);
});

test("«back» restores the page as it was left: its scroll position, and without a new load where the browser can", async () => {
  const { page } = await visit("/");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.locator("footer a[href='/projets']").click();
  await page.waitForURL(siteUrl("/projets"));
  await page.waitForFunction((title) => document.title === title, titleOf("/projets"));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const before = await page.evaluate(() => history.length);
  await page.goBack();
  await page.waitForURL(siteUrl("/"));
  await page.waitForFunction((title) => document.title === title, titleOf("/"));
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
