import { isHydrated, islandControl } from "../../tools/hydration";
import { routes, unknownPath } from "../../tools/routes";
import { type SiteServer, serve } from "../../tools/serve";
import { SiteCopy } from "../../tools/site-copy";
import { type Engine, until, type Visitor, wantedEngines } from "../engines/engine";
import { collectReports, siteUnderPolicy } from "../engines/site-under-policy";
import { startEngine } from "../engines/start-engine";

/** What the worker promises, in every engine: journeys.test.ts has what the site does without it. */
jest.setTimeout(180_000);

let copy: SiteCopy;
let server: SiteServer;
beforeAll(async () => {
  copy = await SiteCopy.make({ withPictures: true });
  const { status, output } = await copy.build({ GATSBY_OFFLINE: "true" });
  if (status !== 0) throw new Error(output);
  server = await serve(0, copy.pathOf("public"));
}, 600_000);
afterAll(async () => {
  await server?.close();
  await copy?.remove();
});

describe.each(wantedEngines)("in %s", (name) => {
  let engine: Engine;
  let visitor: Visitor;
  beforeAll(async () => {
    engine = await startEngine(name);
  });
  afterEach(() => visitor?.leave());
  afterAll(() => engine?.stop());

  const shows = (heading: string) =>
    until(visitor, (text) => document.querySelector("h1")?.textContent === text, heading);

  test("after one visit every page, its pictures and the 404 page open with the network gone, and within the policy", async () => {
    const violations = await collectReports();
    const site = await siteUnderPolicy(server, violations.reported);
    visitor = await engine.visit("phone");
    await visitor.open(`${site.url}/`);
    await until(visitor, () => document.documentElement.dataset.offline === "ready");
    await site.close();

    for (const { path, heading } of routes) {
      await visitor.open(site.url + path);
      await shows(heading);
      await visitor.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      await until(visitor, () => [...document.images].every((image) => image.naturalWidth > 0));
    }
    await visitor.open(`${site.url}/contact`);
    await visitor.evaluate(
      (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
      islandControl,
    );
    await until(visitor, isHydrated);
    await visitor.open(`${site.url}${unknownPath}`);
    await shows("Oops! Page not found");

    expect(violations.reports).toEqual([]);
    await violations.close();
  });
});
