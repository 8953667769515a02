import type { Page, Route } from "playwright-core";
import { operatedControl } from "../../tools/hydration";
import { paths } from "../../tools/routes";
import { newVisit, siteUrl, type Visit, withBuiltSite } from "../support/browser";

withBuiltSite();

/** What may fail between a host and a visitor, and what a visitor then must still be able to do. */
type Fault = { name: string; provoke: (page: Page) => Promise<unknown> };

const abort = (route: Route) => route.abort();
const corrupt = (route: Route) => route.fulfill({ contentType: "application/json", body: '{"path": "/' });

const faults: Fault[] = [
  { name: "every script fails", provoke: (page) => page.route(/\.js$/, abort) },
  { name: "the application's script fails", provoke: (page) => page.route(/\/app-/, abort) },
  { name: "the templates' scripts fail", provoke: (page) => page.route(/\/component---/, abort) },
  { name: "the pages' data fail", provoke: (page) => page.route(/\/page-data\//, abort) },
  { name: "the pages' data are corrupt", provoke: (page) => page.route(/page-data\.json$/, corrupt) },
  {
    name: "the server answers every request for data with an error",
    provoke: (page) => page.route(/\/page-data\//, (route) => route.fulfill({ status: 500, body: "Oops" })),
  },
  { name: "fonts are missing", provoke: (page) => page.route(/\.woff2$/, abort) },
  { name: "pictures are missing", provoke: (page) => page.route(/\.(?:avif|webp|jpg|png|svg)$/, abort) },
  { name: "the map is blocked", provoke: (page) => page.route(/openstreetmap/, abort) },
  { name: "custom properties are unknown to the browser", provoke: withoutCustomProperties },
  { name: "storage is disabled", provoke: withoutStorage },
];

/** The HTML as a browser without custom properties understands it: they are gone, and what uses them is invalid. */
function withoutCustomProperties(page: Page) {
  return page.route(
    (address) => !/\.\w+$/.test(address.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(<style[^>]*>)(.*?)(<\/style>)/gs,
        (_, open, css, close) => {
          const plain = css.replace(/--[\w-]+:[^;}]*;?/g, "").replace(/var\(--/g, "unknown(--");
          return open + plain + close;
        },
      );
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: html });
    },
  );
}

function withoutStorage(page: Page) {
  return page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
}

async function faultyVisit(fault: Fault, path: string): Promise<Visit & { loads: string[] }> {
  const visit = await newVisit({ viewport: { width: 1280, height: 800 } });
  const loads: string[] = [];
  visit.page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === visit.page.mainFrame())
      loads.push(request.url());
  });
  await fault.provoke(visit.page);
  await visit.page.goto(siteUrl(path));
  return { ...visit, loads };
}

const scriptFaults = faults.filter(({ name }) => /script|data|custom|storage/.test(name));

/** Touches an operated part, where there is one, and gives what then fails the time to do so. */
async function tryToHydrate(page: Page): Promise<void> {
  const control = page.locator(operatedControl).first();
  if (!(await control.count())) return;
  await control.focus();
  await page.waitForTimeout(400);
}

describe.each(scriptFaults)("when $name", (fault) => {
  test.each([...paths, "/nulle-part"])("%s is read, and stays as it was", async (path) => {
    const { page, loads } = await faultyVisit(fault, path);
    const main = page.getByRole("main");
    const text = await main.innerText();
    await tryToHydrate(page);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    // With delivery off, a form whose application has failed offers the mail link in addition.
    const now = await main.innerText();
    expect(text.split("\n").filter((line) => !now.includes(line))).toEqual([]);
    expect(
      await page.getByRole("contentinfo").getByRole("link", { name: /@/ }).first().getAttribute("href"),
    ).toMatch(/^mailto:/);
    expect(loads.length).toBeLessThanOrEqual(2);
  });
});

test.each(faults)("when $name, every link of the navigation leads to its page", async (fault) => {
  const { page } = await faultyVisit(fault, "/");
  for (const path of ["/solutions", "/projets", "/a-propos", "/contact"]) {
    await page.locator(`header nav a[href="${path}"]`).click();
    await page.waitForURL(siteUrl(path));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator(`nav a[href="${path}"][aria-current]`).first().waitFor();
  }
});

test.each(faults)("when $name, the form takes a message or offers the mail instead", async (fault) => {
  const { page } = await faultyVisit(fault, "/contact");
  await tryToHydrate(page);
  await page.getByLabel("Nom *").fill("Camille Exemple");
  await page.getByLabel(/e-mail \*/i).fill("camille@commune.example");
  await page.getByLabel("Message *").fill("Nous aimerions suivre un débit à distance.");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await page
    .getByText("Message envoyé !")
    .or(page.getByRole("link", { name: "Écrire un e-mail" }))
    .first()
    .waitFor();
});

test("when pictures are missing, their place and their description stay", async () => {
  const { page } = await faultyVisit(
    { name: "", provoke: (page) => page.route(/\.(?:avif|webp|jpg)$/, abort) },
    "/",
  );
  for (const image of await page.getByRole("img").and(page.locator("img")).all()) {
    await image.scrollIntoViewIfNeeded();
    const box = await image.boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    expect(await image.getAttribute("alt")).not.toBe("");
  }
});

test("when the map is blocked, the address and the link to the place are there", async () => {
  const { page } = await faultyVisit(
    { name: "", provoke: (page) => page.route(/openstreetmap/, abort) },
    "/contact",
  );
  await page.locator("iframe").scrollIntoViewIfNeeded();
  expect(await page.getByRole("link", { name: "Voir sur la carte" }).first().isVisible()).toBe(true);
  expect(await page.getByRole("main").getByText("1905").first().isVisible()).toBe(true);
});

test("when the connection is cut in mid-load, what has come can be read, and its links work", async () => {
  const { page } = await newVisit();
  let cut = true;
  await page.route(siteUrl("/solutions"), async (route) => {
    if (!cut) return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, Math.round(html.length * 0.7)) });
  });
  await page.goto(siteUrl("/solutions"));
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  cut = false;
  await page.locator('header nav a[href="/contact"]').click();
  await page.waitForURL(siteUrl("/contact"));
});

test("when every file takes three seconds, the first click on a link counts and the menu opens at once", async () => {
  const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
  await page.goto(siteUrl("/"));
  await page.route(/\.(?:js|json)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => undefined);
  });
  await page.getByRole("button", { name: "Menu" }).click();
  const link = page.locator('header nav a[href="/solutions"]');
  expect(await link.isVisible()).toBe(true);
  await link.click();
  await page.waitForURL(siteUrl("/solutions"));
  await page.getByRole("heading", { level: 1, name: "Quatre offres" }).waitFor();
});
