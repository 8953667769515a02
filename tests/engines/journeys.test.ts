import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { readContent } from "../../tools/content";
import { isHydrated, islandControl } from "../../tools/hydration";
import { routes, unknownPath } from "../../tools/routes";
import { type SiteServer, serve } from "../../tools/serve";
import { isLeakRead, leakSwitch } from "../support/leak";
import { pageChanges } from "../support/page-changes";
import { type Engine, startEngine, until, type Visitor } from "./engines";

/** The journeys through the site, by three engines; what Chromium alone can show is in tests/site/. */

jest.setTimeout(120_000);

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** A built site under a policy of its own. */
async function serveUnder(folder: string, change: (policy: string) => string): Promise<SiteServer> {
  const copy = await mkdtemp(path.join(tmpdir(), "public-"));
  await cp(folder, copy, { recursive: true });
  const headers = await readFile(path.join(copy, "_headers"), "utf8");
  const changed = headers.replace(
    /(Content-Security-Policy: )(.*)/g,
    (_, name, policy) => name + change(policy),
  );
  await writeFile(path.join(copy, "_headers"), changed);
  const site = await serve(0, copy);
  closing.push(site.close, () => rm(copy, { recursive: true }));
  return site;
}

/** What browsers report that they have refused (CSP Level 3, report-uri), even in a page's first moment. */
const refused: string[] = [];
let site: SiteServer;
let scriptless: SiteServer;
/** Built with GATSBY_OFFLINE by scripts/test-engines.ts. */
let offline: SiteServer;
beforeAll(async () => {
  const collector = createServer(async (request, response) => {
    if (request.method === "POST") refused.push(await text(request));
    response
      .writeHead(204, { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" })
      .end();
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  closing.push(async () => collector.close());
  // Not a pipe's name: the server listens on a port.
  const { port } = collector.address() as AddressInfo;
  const reporting = (policy: string) => `${policy}; report-uri http://localhost:${port}/`;
  site = await serveUnder("public", reporting);
  offline = await serveUnder("reports/offline", reporting);
  scriptless = await serveUnder("public", () => "script-src 'none'");
});

const menuButton = "header button[popovertarget]";
const headingOf = (path: string) => routes.find((route) => route.path === path)?.heading ?? "";

describe.each((process.env.ENGINES ?? "chromium").split(","))("in %s", (name) => {
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    engine = await startEngine(name);
  });
  beforeEach(async () => {
    visitor = await engine.visit();
  });
  afterEach(async () => {
    await visitor?.leave();
    expect(refused.splice(0)).toEqual([]);
  });
  afterAll(() => engine?.stop());

  const sees = (condition: (argument: string) => unknown, argument?: string) =>
    until(() => visitor.evaluate(condition, argument), `${condition} of «${argument ?? ""}»`);
  const shows = (heading: string) =>
    sees(
      (text) => document.querySelector("h1")?.textContent === text && document.readyState === "complete",
      heading,
    );
  const isOpen = () => visitor.evaluate(() => document.querySelector("header nav")?.matches(":popover-open"));
  const focus = (selector: string) =>
    visitor.evaluate((found) => document.querySelector<HTMLElement>(found)?.focus(), selector);
  const hasIsland = () => visitor.evaluate((found) => document.querySelector(found) !== null, islandControl);

  test.each(routes)("$path opens, fits the window and stays itself when it is hydrated", async (route) => {
    await visitor.open(site.url + route.path);
    await shows(route.heading);
    const look = () =>
      visitor.evaluate(() => ({
        overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
        text: document.querySelector("main")?.textContent,
      }));
    const before = await look();
    expect(before.overflow).toBe(0);
    if (!(await hasIsland())) return;
    await focus(islandControl);
    await sees(isHydrated);
    expect(await look()).toEqual(before);
  });

  test("the 404 page leads on; the menu opens and closes by its button and by Escape; its links and back lead on", async () => {
    await visitor.open(site.url + unknownPath);
    await shows("Oops! Page not found");
    await visitor.click("main a[href='/']");
    await shows(headingOf("/"));

    await visitor.click(menuButton);
    expect(await isOpen()).toBe(true);
    await visitor.click(menuButton);
    expect(await isOpen()).toBe(false);
    await focus(menuButton);
    await visitor.press("Enter");
    await visitor.press("Tab");
    await visitor.press("Escape");
    expect(await isOpen()).toBe(false);
    const focused = await visitor.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe(readContent("site").interface.menu);

    await visitor.click(menuButton);
    await visitor.click("header nav a[href='/projets']");
    await shows(headingOf("/projets"));
    expect(await isOpen()).toBe(false);
    await visitor.back();
    await shows(headingOf("/"));
  });

  test.each(["/solutions#aqualink", "/#contact", "/contact#contact"])(
    "%s opens below the header",
    async (address) => {
      await visitor.open(site.url + address);
      await sees((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
        return top >= header - 1 && top < innerHeight;
      }, address.split("#")[1]);
    },
  );

  test("the live view's switch is what a press on it meets, and it raises the flow", async () => {
    await visitor.open(`${site.url}/`);
    await visitor.evaluate(
      (found) => document.querySelector(found)?.scrollIntoView({ block: "center", behavior: "instant" }),
      leakSwitch,
    );
    await visitor.click(leakSwitch);
    await sees(isLeakRead);
  });

  test("the form names its errors, then takes the message and is empty", async () => {
    await visitor.open(`${site.url}/contact`);
    await visitor.click("form button[type=submit]");
    await sees(() => document.querySelectorAll("[role=alert]").length === 2);
    expect(await visitor.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
    // The service of the content is somebody else's: nobody is written to by a test.
    if (readContent("contact").delivery.service !== "none") return;
    await focus("[name=name]");
    await visitor.type("Camille Rey");
    await focus("[name=email]");
    await visitor.type("camille.rey@exemple.ch");
    await focus("[name=message]");
    await visitor.type("Nous aimerions suivre le débit d'une conduite.");
    await focus("[name=consent]");
    await visitor.press("Space");
    await visitor.press("Tab");
    await visitor.press("Enter");
    await sees(() => document.querySelector("[role=status]")?.textContent?.includes("Message envoyé !"));
    expect(await visitor.evaluate(() => document.querySelector("textarea")?.value)).toBe("");
  });

  test.each(Object.keys(pageChanges))(
    "typing goes on while React takes the form over, where %s",
    async (change) => {
      const text = "Camille Rey, Commune de Dorénaz. ".repeat(2);
      await visitor.open(`${site.url}/contact`);
      await visitor.evaluate(pageChanges[change] ?? (() => {}));
      await visitor.click("#name");
      // Without another click: whatever has the focus gets the keys.
      await visitor.type(text);
      await sees(isHydrated);
      const typed = await visitor.evaluate(() => {
        const field = document.activeElement;
        return field instanceof HTMLInputElement && [field.name, field.value];
      });
      expect(typed).toEqual(["name", text]);
    },
  );

  test("without scripts every page is read, and the menu opens", async () => {
    for (const { path, heading } of routes) {
      await visitor.open(scriptless.url + path);
      await shows(heading);
    }
    await visitor.click(menuButton);
    expect(await isOpen()).toBe(true);
  });

  test("after one visit every page, its pictures and the 404 page open with the network gone", async () => {
    const { url, server, close } = offline;
    await visitor.open(`${url}/`);
    await sees(() => document.documentElement.dataset.offline === "ready");
    const port = Number(new URL(url).port);
    await close();
    for (const { path, heading } of routes) {
      await visitor.open(url + path);
      await shows(heading);
      await visitor.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      await sees(() => [...document.images].every((image) => image.naturalWidth > 0));
    }
    await visitor.open(url + unknownPath);
    await shows("Oops! Page not found");
    // The next engine's visit begins with the network there.
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  });
});
