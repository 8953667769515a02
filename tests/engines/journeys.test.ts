import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { readContent } from "../../src/content/checked-content";
import { paths, unknownPath } from "../../tools/routes";
import { serve } from "../../tools/serve";
import { builtPage, hasIsland } from "../support/built-pages";
import { isHydrated, islandControl } from "../support/island";
import { noLeakOption, showsNoLeak } from "../support/leak";
import { formInput } from "../support/message";
import { until } from "../support/until";
import { type EnginePage, startEngine } from "./engines";

jest.setTimeout(120_000);

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(cleanups.map((close) => close())));

async function editFile(folder: string, file: string, edit: (text: string) => string): Promise<void> {
  const target = path.join(folder, file);
  await writeFile(target, edit(await readFile(target, "utf8")));
}

/** Changes that translators and extensions make before hydration, so that React recreates the form. Run in the page. */
const pageChanges: Record<string, () => void> = {
  "the page is unchanged": () => {},
  "the browser has translated the page": () => {
    for (const element of document.querySelectorAll("form label, form p, h1, h2")) {
      const font = document.createElement("font");
      font.textContent = `${element.lastChild?.textContent} (en)`;
      element.lastChild?.replaceWith(font);
    }
  },
  "an extension has inserted elements": () => {
    document.querySelector("form")?.prepend(document.createElement("input"));
    document.querySelector("#message")?.after(document.createElement("div"));
  },
};

/** CSP violations as browsers report them (CSP Level 3, report-uri). */
const cspReports: Promise<string>[] = [];

/** Serves a copy of a built site, with its CSP extended by a report-uri or replaced by `newCsp`. */
async function serveCopy(builtFolder: string, newCsp?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "public-"));
  await cp(builtFolder, folder, { recursive: true });
  await editFile(folder, "_headers", (headers) =>
    headers.replace(/(?<=Content-Security-Policy: ).*/g, (csp) => newCsp ?? `${csp}; report-uri /violations`),
  );
  const site = await serve(0, folder);
  site.server.on("request", (request) => request.url === "/violations" && cspReports.push(text(request)));
  cleanups.push(site.close, () => rm(folder, { recursive: true }));
  return { ...site, folder };
}

let site: Awaited<ReturnType<typeof serveCopy>>;
const menuButton = "header button[popovertarget]";
const isHeadingShown = (heading: string) =>
  document.readyState === "complete" && document.querySelector("h1")?.textContent === heading;
const headingOf = (path: string) => builtPage(path).querySelector("h1")?.textContent ?? "";

/**
 * True if no new worker is installing or waiting, to be polled. Each call stores its result and returns the previous
 * one, because WebKit's WebDriver does not await promises.
 */
function hasNoNewWorker(): boolean {
  const rootDataset = document.documentElement.dataset;
  const registration = navigator.serviceWorker.getRegistration();
  const workerInProgress = registration.then((current) => current?.installing ?? current?.waiting);
  void workerInProgress.then((worker) => Object.assign(rootDataset, { newWorker: worker?.state ?? "none" }));
  return rootDataset.newWorker === "none";
}

describe.each((process.env.ENGINES ?? "chromium").split(","))("in %s", (engineName) => {
  let engine: Awaited<ReturnType<typeof startEngine>> | undefined;
  let page: EnginePage;
  beforeEach(async () => {
    engine ??= await startEngine(engineName);
    site ??= await serveCopy("public");
    page = await engine.newPage();
  });
  afterEach(async () => {
    await page?.close();
    expect(await Promise.all(cspReports.splice(0))).toEqual([]);
  });
  afterAll(() => engine?.stop());

  const waitUntil = (condition: (argument: string) => unknown, argument?: string) =>
    until(() => page.evaluate(condition, argument), `${condition} of "${argument ?? ""}"`);
  // Delayed, because WebDriver's call would not return from the page that it leaves.
  const goBack = () => page.evaluate(() => void setTimeout(() => history.back()));
  const waitForHeading = (heading: string) => waitUntil(isHeadingShown, heading);
  const isMenuOpen = () =>
    page.evaluate(() => document.querySelector("header nav")?.matches(":popover-open"));
  const focusedProperty = (property: string) =>
    page.evaluate((name) => Object(document.activeElement)[name], property);
  const focus = (selector: string) =>
    page.evaluate((query) => document.querySelector<HTMLElement>(query)?.focus(), selector);

  test.each(paths)("%s opens, fits the viewport and stays unchanged when hydrated", async (path) => {
    await page.open(site.url + path);
    await waitForHeading(headingOf(path));
    const fitsViewport = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    const mainText = () => page.evaluate(() => document.querySelector("main")?.textContent);
    const initialText = await mainText();
    expect(await fitsViewport()).toBe(true);
    if (!hasIsland(path)) return;
    await focus(islandControl);
    await waitUntil(isHydrated);
    expect([await mainText(), await fitsViewport()]).toEqual([initialText, true]);
  });

  test("a button opens the menu; the button, Escape and a link close it, and Back works", async () => {
    await page.open(`${site.url}/`);
    await page.click(menuButton);
    expect(await isMenuOpen()).toBe(true);
    await page.click(menuButton);
    expect(await isMenuOpen()).toBe(false);
    await focus(menuButton);
    await page.pressKey("Enter");
    await page.pressKey("Tab");
    await page.pressKey("Escape");
    expect(await isMenuOpen()).toBe(false);
    expect(await focusedProperty("textContent")).toBe(readContent("site").interface.menu);
    await page.click(menuButton);
    await page.click("header nav a[href='/projets']");
    await waitForHeading(headingOf("/projets"));
    expect(await isMenuOpen()).toBe(false);
    await goBack();
    await waitForHeading(headingOf("/"));
  });

  test("a click on the live view's «Sans fuite» removes all marks of values that differ from a day without a leak", async () => {
    await page.open(`${site.url}/`);
    await page.click(noLeakOption);
    await waitUntil(showsNoLeak);
  });

  test("after Back, the live view's slider is at 23:30 again", async () => {
    const isSliderAt2330 = () =>
      document.querySelector<HTMLInputElement>("[name=cursor]")?.value === String(23.5 * 60);
    await page.open(`${site.url}/`);
    await page.click("label:has([name=question][value=level])");
    await waitUntil(isSliderAt2330);
    await page.click("footer a[href='/projets']");
    await waitForHeading(headingOf("/projets"));
    await goBack();
    await waitForHeading(headingOf("/"));
    await waitUntil(isSliderAt2330);
  });

  test("the form reports its errors, then accepts the message", async () => {
    await page.open(`${site.url}/contact`);
    await page.click("form button[type=submit]");
    // As specified, message and consent have notices; the first invalid field gets the focus.
    await waitUntil(() => document.querySelectorAll("[data-notice=error]").length === 2);
    expect(await focusedProperty("name")).toBe("name");
    // No message may reach a real service.
    if (readContent("contact").delivery.service !== "none") return;
    for (const [field, keys] of Object.entries({ ...formInput, consent: " " })) {
      await focus(`[name=${field}]`);
      await page.type(keys);
    }
    await page.pressKey("Tab");
    await page.pressKey("Enter");
    await waitUntil(() =>
      document.querySelector("[data-notice=success]")?.textContent?.includes("Message envoyé !"),
    );
  });

  test.each(Object.entries(pageChanges))(
    "typing continues while React hydrates the form (%s)",
    async (_, changePage) => {
      const typedName = "Camille Rey, Commune de Dorénaz. ".repeat(2);
      await page.open(`${site.url}/contact`);
      await page.evaluate(changePage);
      await page.click("#name");
      await page.type(typedName);
      await waitUntil(isHydrated);
      expect(await focusedProperty("name")).toBe("name");
      expect(await focusedProperty("value")).toBe(typedName);
    },
  );

  test("without JavaScript, every page is readable and the menu opens", async () => {
    const siteWithoutScripts = await serveCopy("public", "script-src 'none'");
    for (const path of paths) {
      await page.open(siteWithoutScripts.url + path);
      await waitForHeading(headingOf(path));
    }
    await page.click(menuButton);
    expect(await isMenuOpen()).toBe(true);
  });

  describe("after one visit to a build with a service worker", () => {
    let offlineSite: typeof site;
    beforeEach(async () => {
      // Built with GATSBY_OFFLINE by scripts/test-engines.ts.
      offlineSite = await serveCopy("reports/offline");
      await page.open(`${offlineSite.url}/`);
      await waitUntil(() => document.documentElement.dataset.offline === "ready");
    });

    /** Opens the page while the server is stopped, and waits for its heading and pictures. */
    async function expectOpensOffline(path: string, heading = headingOf(path)): Promise<void> {
      await offlineSite.close();
      await page.open(offlineSite.url + path);
      await waitForHeading(heading);
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      await waitUntil(() => [...document.images].every((image) => image.naturalWidth > 0));
      // Wait until src/offline/register-worker.ts has set this attribute: the page's scripts work offline, too.
      await waitUntil(() => document.documentElement.dataset.offline === "ready");
      const port = Number(new URL(offlineSite.url).port);
      await new Promise<void>((resolve) => offlineSite.server.listen(port, "127.0.0.1", resolve));
    }

    test("every page, its pictures and the 404 page open offline", async () => {
      for (const path of paths) await expectOpensOffline(path);
      await expectOpensOffline(unknownPath, "Oops! Page not found");
    });

    test("a later build takes over only when the visitor agrees", async () => {
      await editFile(offlineSite.folder, "sw.js", (worker) =>
        // A changed revision makes the browser install a new worker.
        worker.replace(/(?<="\/projets",revision:")\w/, "x"),
      );
      await editFile(offlineSite.folder, "projets.html", (html) =>
        html.replace(/(?<=<h1[^>]*>)[^<]*/, "Un autre titre"),
      );
      const waitForPrompt = () =>
        waitUntil(() => document.querySelector("[data-update-prompt] > p")?.checkVisibility() === true);
      await page.open(`${offlineSite.url}/solutions`);
      await waitForPrompt();
      await expectOpensOffline("/projets");
      await page.open(`${offlineSite.url}/solutions`);
      await waitForPrompt();
      await page.click("[data-update-prompt] button");
      await waitUntil(() => Object(performance.getEntriesByType("navigation")[0]).type === "reload");
      await waitUntil(hasNoNewWorker);
      await expectOpensOffline("/projets", "Un autre titre");
    });

    test("a build without GATSBY_OFFLINE removes an earlier worker and its caches", async () => {
      // Without GATSBY_OFFLINE, sw.js is a worker that unregisters itself.
      await cp("public/sw.js", path.join(offlineSite.folder, "sw.js"));
      await page.open(`${offlineSite.url}/solutions`);
      await waitUntil(() => {
        const rootDataset = document.documentElement.dataset;
        const leftovers = Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
        void leftovers.then((lists) => Object.assign(rootDataset, { leftovers: lists.flat().length }));
        return rootDataset.leftovers === "0";
      });
    });
  });
});
