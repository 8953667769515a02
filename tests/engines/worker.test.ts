import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type SiteServer, serve } from "../../tools/serve";
import { type Engine, startEngine, until, type Visitor } from "./engines";

/** What becomes of a visitor's worker as builds follow one another at one address. */

jest.setTimeout(120_000);

const newTitle = "Un autre titre";
let folder: string;
let site: SiteServer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "public-"));
  // Built with GATSBY_OFFLINE by scripts/test-engines.ts.
  await cp("reports/offline", folder, { recursive: true });
  site = await serve(0, folder);
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function change(file: string, replace: (text: string) => string): Promise<void> {
  const target = path.join(folder, file);
  await writeFile(target, replace(await readFile(target, "utf8")));
}

/** Another title on the projects page, as a later build would have it. */
async function deployLaterBuild(): Promise<void> {
  await change("projets.html", (html) => html.replace(/(?<=<h1[^>]*>)[^<]*/, newTitle));
  await change("sw.js", (worker) => worker.replace(/(?<="\/projets",revision:")\w/, "x"));
}

/** Whatever is asked for, the host answers this from now on. */
function hostAnswers(status: number, heading: string, seconds = 0): void {
  site.server.removeAllListeners("request").on("request", (_, response) => {
    response.writeHead(status, { "Content-Type": "text/html" });
    setTimeout(() => response.end(`<h1>${heading}</h1>`), seconds * 1000);
  });
}

async function withoutNetwork(visit: () => Promise<void>): Promise<void> {
  const port = Number(new URL(site.url).port);
  await site.close();
  await visit();
  await new Promise<void>((resolve) => site.server.listen(port, "127.0.0.1", resolve));
}

describe.each((process.env.ENGINES ?? "chromium").split(","))("in %s", (name) => {
  let engine: Engine;
  let visitor: Visitor;
  beforeAll(async () => {
    engine = await startEngine(name);
  });
  beforeEach(async () => {
    visitor = await engine.visit();
    await visitor.open(`${site.url}/`);
    await sees(() => document.documentElement.dataset.offline === "ready", "the site is kept");
  });
  afterEach(() => visitor.leave());
  afterAll(() => engine.stop());

  const sees = (isTrue: () => boolean, what: string) => until(() => visitor.evaluate(isTrue), what);
  const titleOf = async (path: string) => {
    await visitor.open(site.url + path);
    return visitor.evaluate(() => document.querySelector("h1")?.textContent);
  };
  const titleOfProjects = () => titleOf("/projets");
  const isAsked = () =>
    sees(
      () => document.querySelector("[data-update-prompt] > p")?.checkVisibility() === true,
      "the visitor is asked",
    );

  test("a later build takes over once the visitor agrees, and not before", async () => {
    await deployLaterBuild();
    await visitor.open(`${site.url}/solutions`);
    await isAsked();
    await withoutNetwork(async () => expect(await titleOfProjects()).not.toBe(newTitle));
    await visitor.open(`${site.url}/solutions`);
    await isAsked();
    await visitor.click("[data-update-prompt] button");
    await sees(
      () => document.querySelector<HTMLElement>("[data-update-prompt] > p")?.hidden === true,
      "the page comes again",
    );
    await withoutNetwork(async () => expect(await titleOfProjects()).toBe(newTitle));
  });

  test("a page that is not kept is the host's to answer, however late and whatever it says; a kept one is not", async () => {
    const kept = await titleOfProjects();
    hostAnswers(200, "Merci", 5);
    expect(await titleOf("/merci")).toBe("Merci");
    hostAnswers(503, "Maintenance");
    expect(await titleOf("/merci")).toBe("Maintenance");
    expect(await titleOfProjects()).toBe(kept);
    await withoutNetwork(async () => expect(await titleOf("/merci")).toBe("Oops! Page not found"));
  });

  test("a build that another one replaces while it is being kept is not kept", async () => {
    await deployLaterBuild();
    await change("projets.html", (html) => html.replace(/(?<=data-build=")\w+/, "another"));
    await visitor.evaluate(() => {
      void navigator.serviceWorker.getRegistration().then(async (own) => {
        const installing = (await own?.update())?.installing;
        installing?.addEventListener("statechange", () => {
          document.documentElement.dataset.worker = installing.state;
        });
      });
    });
    await sees(() => document.documentElement.dataset.worker === "redundant", "the worker is given up");
  });

  test("a build without a worker removes an earlier one and all that it kept", async () => {
    await cp("public/sw.js", path.join(folder, "sw.js"));
    await visitor.open(`${site.url}/solutions`);
    await visitor.evaluate(() => void navigator.serviceWorker.getRegistration().then((own) => own?.update()));
    await sees(() => {
      const root = document.documentElement.dataset;
      const left = Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
      void left.then((lists) => {
        root.left = String(lists.flat().length);
      });
      return root.left === "0";
    }, "nothing is left of it");
  });
});
