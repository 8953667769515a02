import { isHydrated } from "../../tools/hydration";
import { type SiteServer, serve } from "../../tools/serve";
import { pageChanges } from "../support/page-changes";
import { type Engine, startEngine, until, type Visitor } from "./engines";

jest.setTimeout(60_000);

let site: SiteServer;
beforeAll(async () => {
  site = await serve(0);
});
afterAll(() => site.close());

describe.each((process.env.ENGINES ?? "chromium").split(","))(
  "in %s, typing goes on while React takes the form over",
  (name) => {
    let engine: Engine;
    let visitor: Visitor;
    beforeAll(async () => {
      engine = await startEngine(name);
    });
    afterEach(() => visitor.leave());
    afterAll(() => engine.stop());

    test.each(Object.keys(pageChanges))("where %s", async (change) => {
      const text = "Camille Rey, Commune de Dorénaz. ".repeat(2);
      visitor = await engine.visit();
      await visitor.open(`${site.url}/contact`);
      await visitor.evaluate(pageChanges[change] ?? (() => {}));
      await visitor.click("#name");
      // Without another click: whatever has the focus gets the keys.
      await visitor.type(":focus", text);
      await until(() => visitor.evaluate(isHydrated), "React has taken the form over");
      const typed = await visitor.evaluate(() => {
        const field = document.activeElement;
        return field instanceof HTMLInputElement && [field.name, field.value];
      });
      expect(typed).toEqual(["name", text]);
    });
  },
);
