import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { readChecked } from "../../src/content/checked-content";
import { paths, unknownPath } from "../../tools/routes";
import { serve } from "../../tools/serve";
import { builtPage, hasIsland } from "../support/built-pages";
import { isHydrated, islandControl } from "../support/island";
import { calmChoice, showsCalmDay } from "../support/leak";
import { typed } from "../support/message";
import { until } from "../support/until";
import { startEngine, type Visitor } from "./engines";

/** Journeys online and offline in three engines; tests for Chromium only are in tests/site/. */

jest.setTimeout(120_000);

const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function change(folder: string, file: string, edit: (text: string) => string): Promise<void> {
  const target = path.join(folder, file);
  await writeFile(target, edit(await readFile(target, "utf8")));
}

/** Changes by translators and extensions before hydration, which make React recreate the form. Run in the page. */
const pageChanges: Record<string, () => void> = {
  "nothing has changed": () => {},
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
const violations: Promise<string>[] = [];

/** Serves a copy of a built site with its own policy plus reports, or another policy. */
async function serveCopy(built: string, policy?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "public-"));
  await cp(built, folder, { recursive: true });
  await change(folder, "_headers", (headers) =>
    headers.replace(/(?<=Content-Security-Policy: ).*/g, (own) => policy ?? `${own}; report-uri /violations`),
  );
  const site = await serve(0, folder);
  site.server.on("request", (request) => request.url === "/violations" && violations.push(text(request)));
  closing.push(site.close, () => rm(folder, { recursive: true }));
  return { ...site, folder };
}

let site: Awaited<ReturnType<typeof serveCopy>>;
const menuButton = "header button[popovertarget]";
const isShown = (heading: string) =>
  document.readyState === "complete" && document.querySelector("h1")?.textContent === heading;
const headingOf = (path: string) => builtPage(path).querySelector("h1")?.textContent ?? "";

/** True if no new worker is installing or waiting; reports the previous asynchronous result. */
function hasNoNewWorker(): boolean {
  const root = document.documentElement.dataset;
  const registration = navigator.serviceWorker.getRegistration();
  const next = registration.then((found) => found?.installing ?? found?.waiting);
  void next.then((worker) => Object.assign(root, { nextWorker: worker?.state ?? "none" }));
  return root.nextWorker === "none";
}

describe.each((process.env.ENGINES ?? "chromium").split(","))("in %s", (name) => {
  let engine: Awaited<ReturnType<typeof startEngine>> | undefined;
  let visitor: Visitor;
  beforeEach(async () => {
    engine ??= await startEngine(name);
    site ??= await serveCopy("public");
    visitor = await engine.visit();
  });
  afterEach(async () => {
    await visitor?.leave();
    expect(await Promise.all(violations.splice(0))).toEqual([]);
  });
  afterAll(() => engine?.stop());

  const waitUntil = (condition: (argument: string) => unknown, argument?: string) =>
    until(() => visitor.evaluate(condition, argument), `${condition} of "${argument ?? ""}"`);
  const waitForHeading = (heading: string) => waitUntil(isShown, heading);
  const isOpen = () => visitor.evaluate(() => document.querySelector("header nav")?.matches(":popover-open"));
  const focused = (property: string) =>
    visitor.evaluate((name) => Object(document.activeElement)[name], property);
  const focus = (selector: string) =>
    visitor.evaluate((found) => document.querySelector<HTMLElement>(found)?.focus(), selector);

  test.each(paths)("%s opens, fits the window and stays unchanged when hydrated", async (path) => {
    await visitor.open(site.url + path);
    await waitForHeading(headingOf(path));
    const fits = () => visitor.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    const words = () => visitor.evaluate(() => document.querySelector("main")?.textContent);
    const before = await words();
    expect(await fits()).toBe(true);
    if (!hasIsland(path)) return;
    await focus(islandControl);
    await waitUntil(isHydrated);
    expect([await words(), await fits()]).toEqual([before, true]);
  });

  test("the menu opens and closes by its button and Escape; links and Back work", async () => {
    await visitor.open(`${site.url}/`);
    await visitor.click(menuButton);
    expect(await isOpen()).toBe(true);
    await visitor.click(menuButton);
    expect(await isOpen()).toBe(false);
    await focus(menuButton);
    await visitor.press("Enter");
    await visitor.press("Tab");
    await visitor.press("Escape");
    expect(await isOpen()).toBe(false);
    expect(await focused("textContent")).toBe(readChecked("site").interface.menu);
    await visitor.click(menuButton);
    await visitor.click("header nav a[href='/projets']");
    await waitForHeading(headingOf("/projets"));
    expect(await isOpen()).toBe(false);
    await visitor.evaluate(() => void setTimeout(() => history.back()));
    await waitForHeading(headingOf("/"));
  });

  test("a click on the live view's segment works, and marks no value as changed", async () => {
    await visitor.open(`${site.url}/`);
    await visitor.click(calmChoice);
    await waitUntil(showsCalmDay);
  });

  test("after Back, the live view's slider matches the displayed time", async () => {
    const isAtHalfPastEleven = () =>
      document.querySelector<HTMLInputElement>("[name=cursor]")?.value === "1410";
    await visitor.open(`${site.url}/`);
    await visitor.click("label:has([name=question][value=level])");
    await waitUntil(isAtHalfPastEleven);
    await visitor.click("footer a[href='/projets']");
    await waitForHeading(headingOf("/projets"));
    await visitor.evaluate(() => void setTimeout(() => history.back()));
    await waitForHeading(headingOf("/"));
    await waitUntil(isAtHalfPastEleven);
  });

  test("the form reports its errors, then accepts the message", async () => {
    await visitor.open(`${site.url}/contact`);
    await visitor.click("form button[type=submit]");
    await waitUntil(() => document.querySelectorAll("[data-notice=error]").length === 2);
    expect(await focused("name")).toBe("name");
    // Never messages a real service.
    if (readChecked("contact").delivery.service !== "none") return;
    for (const [field, keys] of Object.entries({ ...typed, consent: " " })) {
      await focus(`[name=${field}]`);
      await visitor.type(keys);
    }
    await visitor.press("Tab");
    await visitor.press("Enter");
    await waitUntil(() =>
      document.querySelector("[data-notice=success]")?.textContent?.includes("Message envoyé !"),
    );
  });

  test.each(Object.entries(pageChanges))(
    "typing continues while React hydrates the form, where %s",
    async (_, changePage) => {
      const name = "Camille Rey, Commune de Dorénaz. ".repeat(2);
      await visitor.open(`${site.url}/contact`);
      await visitor.evaluate(changePage);
      await visitor.click("#name");
      await visitor.type(name);
      await waitUntil(isHydrated);
      expect(await focused("name")).toBe("name");
      expect(await focused("value")).toBe(name);
    },
  );

  test("without scripts, every page is readable and the menu opens", async () => {
    const scriptless = await serveCopy("public", "script-src 'none'");
    for (const path of paths) {
      await visitor.open(scriptless.url + path);
      await waitForHeading(headingOf(path));
    }
    await visitor.click(menuButton);
    expect(await isOpen()).toBe(true);
  });

  describe("after one visit of a build with a service worker", () => {
    let offline: typeof site;
    beforeEach(async () => {
      // Built with GATSBY_OFFLINE by scripts/test-engines.ts.
      offline = await serveCopy("reports/offline");
      await visitor.open(`${offline.url}/`);
      await waitUntil(() => document.documentElement.dataset.offline === "ready");
    });

    /** Opens the page and its pictures offline. */
    async function showsOffline(path: string, heading = headingOf(path)): Promise<void> {
      await offline.close();
      await visitor.open(offline.url + path);
      await waitForHeading(heading);
      await visitor.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      await waitUntil(() => [...document.images].every((image) => image.naturalWidth > 0));
      // Set by the worker's page script.
      await waitUntil(() => document.documentElement.dataset.offline === "ready");
      const port = Number(new URL(offline.url).port);
      await new Promise<void>((resolve) => offline.server.listen(port, "127.0.0.1", resolve));
    }

    test("every page, its pictures and the 404 page open offline", async () => {
      for (const path of paths) await showsOffline(path);
      await showsOffline(unknownPath, "Oops! Page not found");
    });

    test("a later build takes over only when the visitor agrees", async () => {
      await change(offline.folder, "sw.js", (worker) => worker.replace(/(?<="\/projets",revision:")\w/, "x"));
      await change(offline.folder, "projets.html", (html) =>
        html.replace(/(?<=<h1[^>]*>)[^<]*/, "Un autre titre"),
      );
      const waitForPrompt = () =>
        waitUntil(() => document.querySelector("[data-update-prompt] > p")?.checkVisibility() === true);
      await visitor.open(`${offline.url}/solutions`);
      await waitForPrompt();
      await showsOffline("/projets");
      await visitor.open(`${offline.url}/solutions`);
      await waitForPrompt();
      await visitor.click("[data-update-prompt] button");
      await waitUntil(() => Object(performance.getEntriesByType("navigation")[0]).type === "reload");
      await waitUntil(hasNoNewWorker);
      await showsOffline("/projets", "Un autre titre");
    });

    test("a build without a worker removes an earlier worker and its caches", async () => {
      await cp("public/sw.js", path.join(offline.folder, "sw.js"));
      await visitor.open(`${offline.url}/solutions`);
      await waitUntil(() => {
        const root = document.documentElement.dataset;
        const left = Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
        void left.then((lists) => Object.assign(root, { left: lists.flat().length }));
        return root.left === "0";
      });
    });
  });
});
