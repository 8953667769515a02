import { isHydrated } from "../../tools/hydration";
import { type SiteServer, serve } from "../../tools/serve";
import { pageChanges } from "../support/page-changes";
import { type Engine, until, type Visitor, wantedEngines } from "./engine";
import { startEngine } from "./start-engine";

jest.setTimeout(60_000);

let site: SiteServer;
beforeAll(async () => {
  site = await serve(0);
});
afterAll(() => site.close());

describe.each(wantedEngines)("in %s, typing goes on while React takes the form over", (name) => {
  let engine: Engine;
  let visitor: Visitor;
  beforeAll(async () => {
    engine = await startEngine(name);
  });
  afterEach(() => visitor.leave());
  afterAll(() => engine.stop());

  test.each(Object.keys(pageChanges))("where %s", async (change) => {
    const text = "Camille Rey, Commune de Dorénaz. ".repeat(2);
    visitor = await engine.visit("desktop");
    await visitor.open(`${site.url}/contact`);
    await visitor.evaluate(pageChanges[change] ?? (() => {}));
    await visitor.click("#name");
    // Without another click: whatever has the focus gets the keys.
    await visitor.type(":focus", text);
    await until(visitor, isHydrated);
    const typed = await visitor.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLInputElement && [field.name, field.value];
    });
    expect(typed).toEqual(["name", text]);
  });
});
