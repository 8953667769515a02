import { cp, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { readContent } from "../../tools/content";
import { browserFlags, findBrowser } from "../../tools/find-browser";
import { hydrate, islandControl } from "../../tools/hydration";
import { paths } from "../../tools/routes";
import { type SiteServer, serve } from "../../tools/serve";
import { SiteCopy } from "../../tools/site-copy";
import { until } from "../engines/engine";

/** Four builds, deployed one after the other at one address while visitors are on the site. */
jest.setTimeout(120_000);

type Build = "shipped" | "offline" | "offline, changed" | "changed";
const { interface: words } = readContent("site");
const { withoutScript } = readContent("contact").form;
const newTitle = "Ce que nous fabriquons";

let copy: SiteCopy;
let browser: Browser;
let context: BrowserContext;
let site: SiteServer | undefined;
let port = 0;

const folderOf = (build: Build) => copy.pathOf(`builds/${build}`);

/** Builds the site as it is now in the copy, and keeps what comes out. */
async function build(name: Build, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { status, output } = await copy.build(env);
  if (status !== 0) throw new Error(output);
  await cp(copy.pathOf("public"), folderOf(name), { recursive: true });
}

/** Changes a text, and a token that nearly every script holds. */
async function change(): Promise<void> {
  await copy.change("projects", (content) => {
    content.title = newTitle;
  });
  const tokens = copy.pathOf("src/theme/tokens.ts");
  await writeFile(tokens, (await readFile(tokens, "utf8")).replaceAll("42rem", "43rem"));
}

/** From now on this build is at the site's address. */
async function deploy(name: Build): Promise<void> {
  await site?.close();
  site = await serve(port, folderOf(name));
  port = Number(new URL(site.url).port);
}

async function cutTheNetwork(): Promise<void> {
  await site?.close();
  site = undefined;
}

const address = (path: string) => `http://localhost:${port}${path}`;

async function openTab(path: string): Promise<{ page: Page; problems: string[]; loads: string[] }> {
  const page = await context.newPage();
  const problems: string[] = [];
  const loads: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  await page.goto(address(path));
  return { page, problems, loads };
}

/** A first visit without a gesture, until the worker has all that it keeps. */
async function visitAndKeep(path: string): Promise<Page> {
  const { page } = await openTab(path);
  await page.waitForFunction(() => document.documentElement.dataset.offline === "ready");
  return page;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

beforeAll(async () => {
  copy = await SiteCopy.make({ withPictures: true });
  await cp("public", folderOf("shipped"), { recursive: true });
  await build("offline", { GATSBY_OFFLINE: "true" });
  await change();
  await build("offline, changed", { GATSBY_OFFLINE: "true" });
  await build("changed");
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags,
  });
}, 900_000);

afterAll(async () => {
  await site?.close();
  await browser?.close();
  await copy?.remove();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
});
afterEach(() => context?.close());

describe("a visitor with an open tab of a build that is no longer there", () => {
  test("opens the next page of the new build", async () => {
    await deploy("shipped");
    const { page, loads } = await openTab("/");
    await deploy("changed");
    await page.locator('main a[href^="/projets"], footer a[href="/projets"]').first().click();
    await page.waitForURL(address("/projets"));
    await heading(page).filter({ hasText: newTitle }).waitFor();
    expect(loads.length).toBe(2);
  });

  test("keeps what was typed into a form whose application is no longer there, is offered the mail link, and can go on", async () => {
    await deploy("shipped");
    const { page, loads } = await openTab("/contact");
    await deploy("changed");
    await page.locator(islandControl).first().fill("Camille Rey");
    await page.waitForFunction(() => document.documentElement.dataset.scripts === "failed");
    expect(await page.locator(islandControl).first().inputValue()).toBe("Camille Rey");
    expect(await page.getByRole("link", { name: withoutScript.link, exact: true }).isVisible()).toBe(true);
    await page.locator('footer a[href="/projets"]').click();
    await heading(page).filter({ hasText: newTitle }).waitFor();
    expect(loads.length).toBe(2);
  });

  test("goes back and forth between builds without an endless reload", async () => {
    await deploy("shipped");
    const { page, loads } = await openTab("/");
    await deploy("changed");
    await page.locator('footer a[href="/projets"]').click();
    await heading(page).filter({ hasText: newTitle }).waitFor();
    await page.goBack();
    await page.waitForURL(address("/"));
    await heading(page).waitFor();
    await page.waitForTimeout(500);
    expect(loads.length).toBeLessThanOrEqual(4);
  });
});

describe("with the worker", () => {
  test("installing it fetches every page, and at most 600 kB before compression", async () => {
    const worker = await readFile(path.join(folderOf("offline"), "sw.js"), "utf8");
    const kept = new Set([...worker.matchAll(/"?url"?:"(\/[^"]*)"/g)].map(([, url = ""]) => url));
    expect([...kept]).toEqual(expect.arrayContaining([...paths]));
    let bytes = 0;
    for (const url of kept) bytes += await sizeOf(path.join(folderOf("offline"), url));
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(600_000);
  });

  test("after one visit every page, its pictures and the 404 page open with the network gone", async () => {
    await deploy("offline");
    const page = await visitAndKeep("/");
    await cutTheNetwork();
    for (const path of paths) {
      expect((await page.goto(address(path)))?.status()).toBe(200);
      for (const image of await page.locator("main img").all()) await image.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => [...document.images].every((image) => image.naturalWidth > 0));
    }
    await page.goto(address("/contact"));
    await hydrate(page);
    expect((await page.goto(address("/nulle-part")))?.status()).toBe(404);
    expect(await heading(page).innerText()).toBe("Oops! Page not found");
    await page.goto(address("/"));
    await page.locator('footer a[href="/projets"]').click();
    await page.waitForURL(address("/projets"));
    await heading(page).waitFor();
  });

  test("only successful answers are kept, and nothing offline breaks the policy", async () => {
    await deploy("offline");
    const page = await visitAndKeep("/");
    await page.goto(address("/nulle-part"));
    const statuses = await page.evaluate(async () => {
      const found = new Set<number>();
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const response of await cache.matchAll()) found.add(response.status);
      }
      return [...found];
    });
    expect(statuses).toEqual([200]);

    await cutTheNetwork();
    const problems: string[] = [];
    page.on("console", (message) => problems.push(message.text()));
    for (const path of paths) {
      await page.goto(address(path));
      if (await page.locator(islandControl).count()) await hydrate(page);
    }
    expect(problems.filter((problem) => /policy|integrity/i.test(problem))).toEqual([]);
  });

  test("a page that the network does not deliver within three seconds comes from the worker", async () => {
    await deploy("offline");
    const page = await visitAndKeep("/");
    await context.route(address("/solutions"), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      await route.abort().catch(() => undefined);
    });
    const started = Date.now();
    await page.goto(address("/solutions"));
    expect(await heading(page).isVisible()).toBe(true);
    expect(Date.now() - started).toBeLessThan(15_000);
  });

  test("a new version waits until the visitor agrees, and then takes over completely", async () => {
    await deploy("offline");
    const page = await visitAndKeep("/");
    await deploy("offline, changed");
    await page.goto(address("/contact"));
    const prompt = page.getByRole("status").filter({ hasText: words.newVersion });
    await prompt.waitFor();

    // Without consent, what is kept is the old build, whole.
    await cutTheNetwork();
    await page.goto(address("/projets"));
    expect(await heading(page).innerText()).not.toBe(newTitle);

    await deploy("offline, changed");
    await page.reload();
    // At once: the page is still fetching, through the old worker, what is to be kept.
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: words.reload, exact: true }).click();
    await reloaded;
    await until(page, async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
    await cutTheNetwork();
    for (const path of paths) await page.goto(address(path));
    await page.goto(address("/projets"));
    expect(await heading(page).innerText()).toBe(newTitle);
  });

  test("an open tab of the old build still navigates", async () => {
    await deploy("offline");
    const page = await visitAndKeep("/");
    await deploy("changed");
    await page.locator('footer a[href="/projets"]').click();
    await heading(page).filter({ hasText: newTitle }).waitFor();
  });

  test("turned off in a later build, it removes itself and all that it kept", async () => {
    await deploy("offline");
    const page = await visitAndKeep("/");
    await deploy("changed");
    await page.goto(address("/solutions"));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await until(page, async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
    await until(page, async () => (await caches.keys()).length === 0);
    await page.goto(address("/projets"));
    expect(await heading(page).innerText()).toBe(newTitle);
  });
});

/** The file at that address: itself, or the page's HTML. */
async function sizeOf(file: string): Promise<number> {
  const candidates = [file, `${file}.html`, path.join(file, "index.html")];
  for (const candidate of candidates) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isFile()) return found.size;
  }
  throw new Error(`${file} is not there.`);
}
