import { readContent } from "../../tools/content";
import { isHydrated, islandControl } from "../../tools/hydration";
import { routes, unknownPath } from "../../tools/routes";
import { type SiteServer, serve } from "../../tools/serve";
import { isLeakRead, leakSwitch } from "../support/leak";
import { type Engine, until, type Visitor, wantedEngines } from "./engine";
import { collectReports, siteUnderPolicy, withoutScripts } from "./site-under-policy";
import { startEngine } from "./start-engine";

jest.setTimeout(90_000);

let violations: Awaited<ReturnType<typeof collectReports>>;
let site: SiteServer;
let scriptless: SiteServer;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  violations = await collectReports();
  const server = await serve(0);
  site = await siteUnderPolicy(server, violations.reported);
  scriptless = await siteUnderPolicy(server, withoutScripts);
  closing.push(site.close, scriptless.close, server.close, violations.close);
});
afterAll(async () => {
  for (const close of closing) await close();
});

const menuButton = "header button[popovertarget]";
const inMenu = (path: string) => `header nav a[href='${path}']`;

describe.each(wantedEngines)("in %s", (name) => {
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    engine = await startEngine(name);
  });
  afterEach(async () => {
    await visitor?.leave();
    // Whatever the journey was, nothing on it broke the site's own policy.
    expect(violations.reports.splice(0)).toEqual([]);
  });
  afterAll(() => engine?.stop());

  const isOpen = () => visitor.evaluate(() => document.querySelector("header nav")?.matches(":popover-open"));
  const focused = () =>
    visitor.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("name") ?? element?.textContent ?? "";
    });
  const isAt = (path: string) =>
    until(
      visitor,
      // Until a page has loaded, the browser scrolls back to its anchor.
      (address) => location.pathname + location.hash === address && document.readyState === "complete",
      path,
    );
  const shows = (heading: string) =>
    until(visitor, (text) => document.querySelector("h1")?.textContent === text, heading);
  /** Puts the focus into an island, where there is one, and waits for React. */
  const hydrate = async () => {
    const isThere = await visitor.evaluate((selector) => {
      const control = document.querySelector<HTMLElement>(selector);
      control?.focus();
      return control !== null;
    }, islandControl);
    if (isThere) await until(visitor, isHydrated);
  };
  const heading = (path: string) => routes.find((route) => route.path === path)?.heading ?? "";

  test.each(routes)(
    "$path opens with its heading, fits the window and stays itself when it is hydrated",
    async (route) => {
      visitor = await engine.visit("phone");
      await visitor.open(site.url + route.path);
      await shows(route.heading);
      const layout = () =>
        visitor.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - innerWidth,
          text: document.querySelector("main")?.textContent,
        }));
      const before = await layout();
      expect(before.overflow).toBeLessThanOrEqual(0);
      await hydrate();
      expect(await layout()).toEqual(before);
    },
  );

  test.each(["phone", "desktop"] as const)(
    "on a %s, the live view's switch is what a press on it meets, and it raises the flow",
    async (screen) => {
      visitor = await engine.visit(screen);
      await visitor.open(`${site.url}/`);
      await visitor.evaluate((selector) => {
        document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
      }, leakSwitch);
      await visitor.click(leakSwitch);
      await until(visitor, isLeakRead);
    },
  );

  test("the menu opens and closes by its button and by Escape, which gives the focus back", async () => {
    visitor = await engine.visit("phone");
    await visitor.open(`${site.url}/`);
    await visitor.click(menuButton);
    expect(await isOpen()).toBe(true);
    await visitor.click(menuButton);
    expect(await isOpen()).toBe(false);
    await visitor.evaluate((selector) => {
      const button = document.querySelector(selector);
      if (button instanceof HTMLElement) button.focus();
    }, menuButton);
    await visitor.press("Enter");
    expect(await isOpen()).toBe(true);
    for (const label of ["Accueil", "Solutions", "Projets"]) {
      await visitor.press("Tab");
      expect(await focused()).toBe(label);
    }
    await visitor.press("Escape");
    expect(await isOpen()).toBe(false);
    expect(await focused()).toBe(readContent("site").interface.menu);
  });

  test("a link of the menu closes it, opens its page, and back and forward lead there and back", async () => {
    visitor = await engine.visit("phone");
    await visitor.open(`${site.url}/`);
    await visitor.click(menuButton);
    await visitor.click(inMenu("/projets"));
    await shows(heading("/projets"));
    await isAt("/projets");
    expect(await isOpen()).toBe(false);
    await until(visitor, (path) => location.pathname === path, "/projets");
    await visitor.back();
    await shows(heading("/"));
    await isAt("/");
    expect(await isOpen()).toBe(false);
    await visitor.forward();
    await shows(heading("/projets"));
  });

  test("a navigation starts at the top, and back returns to where the visitor was", async () => {
    visitor = await engine.visit("desktop");
    await visitor.open(`${site.url}/`);
    await visitor.click("footer nav a[href='/a-propos']");
    await shows(heading("/a-propos"));
    await until(visitor, () => scrollY === 0);
    await visitor.back();
    await shows(heading("/"));
    await until(visitor, () => scrollY > 600);
  });

  test("anchors: AquaLink below the header, «Contactez-nous» here and on the home page", async () => {
    const below = async (id: string) => {
      await until(
        visitor,
        (target) => {
          const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
          const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
          return top >= header - 1 && top < innerHeight;
        },
        id,
      );
      // Just after loading, the browser may return to the anchor once more; nobody scrolls on within this moment.
      await new Promise((resolve) => setTimeout(resolve, 500));
    };
    visitor = await engine.visit("desktop");
    await visitor.open(`${site.url}/solutions#aqualink`);
    await below("aqualink");
    await visitor.click("header a[href$='#contact']");
    await isAt("/#contact");
    await below("contact");
    await visitor.click("main a[href='/solutions#aqualink']");
    await isAt("/solutions#aqualink");
    await below("aqualink");
    await visitor.open(`${site.url}/contact`);
    await visitor.click("header a[href$='#contact']");
    await isAt("/contact#contact");
    await below("contact");
  });

  test("the form: errors named beside the fields and in notices, then the message sent and the fields emptied", async () => {
    visitor = await engine.visit("phone");
    await visitor.open(`${site.url}/contact`);
    await visitor.click("form button[type=submit]");
    await until(visitor, () => document.querySelectorAll("[role=alert]").length === 2);
    expect(await focused()).toBe("name");
    const notices = await visitor.evaluate(() =>
      [...document.querySelectorAll("[role=alert]")].map((notice) => notice.textContent),
    );
    expect(notices[0]).toContain("Vous devez accepter l'utilisation de vos données.");
    expect(notices[1]).toContain("Le message doit contenir au moins 20 caractères.");

    // The service of the content is somebody else's: nobody is written to by a test.
    if (readContent("contact").delivery.service !== "none") return;
    await visitor.type("#name", "Camille Rey");
    await visitor.type("#email", "camille.rey@exemple.ch");
    await visitor.type("#message", "Nous aimerions suivre le débit d'une conduite.");
    await visitor.evaluate(() => document.getElementById("consent")?.focus());
    await visitor.press("Space");
    await visitor.press("Tab");
    await visitor.press("Enter");
    await until(visitor, () =>
      [...document.querySelectorAll("[role=status]")].some((status) =>
        status.textContent?.includes("Message envoyé !"),
      ),
    );
    const values = await visitor.evaluate(() =>
      [...document.querySelectorAll("form input, form textarea")].map((field) =>
        field instanceof HTMLInputElement && field.type === "checkbox"
          ? field.checked
          : (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value,
      ),
    );
    expect(values).toEqual(["", "", "", "", "", false]);
    expect(await visitor.evaluate(() => location.pathname)).toBe("/contact");
  });

  test("a violation of the policy would be seen by this suite", async () => {
    visitor = await engine.visit("desktop");
    await visitor.open(`${site.url}/`);
    await visitor.evaluate(() => document.querySelector("h1")?.setAttribute("style", "color: red"));
    const deadline = Date.now() + 10_000;
    while (violations.reports.length === 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(violations.reports.splice(0).join()).toContain("style-src");
  });

  test("an unknown address shows the 404 page, whose link leads home", async () => {
    visitor = await engine.visit("desktop");
    await visitor.open(`${site.url}${unknownPath}`);
    await shows("Oops! Page not found");
    await visitor.click("main a[href='/']");
    await shows(heading("/"));
  });

  test("without scripts every page is read, the menu opens, links and anchors lead on, the form keeps what is typed", async () => {
    visitor = await engine.visit("phone");
    for (const route of routes) {
      await visitor.open(scriptless.url + route.path);
      await shows(route.heading);
    }
    await visitor.open(`${scriptless.url}/`);
    await visitor.click(menuButton);
    expect(await isOpen()).toBe(true);
    await visitor.click(inMenu("/contact"));
    await shows(heading("/contact"));
    expect(await visitor.evaluate(isHydrated)).toBe(false);
    await visitor.type("#message", "Bonjour");
    await visitor.evaluate(() => document.querySelector("form")?.requestSubmit());
    expect(await visitor.evaluate(() => location.pathname + location.search)).toBe("/contact");
    await visitor.open(`${scriptless.url}/solutions#aqualink`);
    await until(visitor, () => scrollY > 300);
  });
});
