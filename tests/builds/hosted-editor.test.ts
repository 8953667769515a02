import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { editorPolicy } from "../../src/gatsby/editor-setting";
import { listen } from "../../tools/loopback";
import { browserFlags, findBrowser } from "../../tools/programs";
import { serve } from "../../tools/serve";
import {
  fieldOf,
  openForm,
  refused,
  save,
  saved,
  takePicture,
  unfold,
  uploadPicture,
} from "../support/editor";
import { fixtureFolder } from "../support/fixture";
import { type Dialect, type GitHost, goodKey, readingKey, startGitHost } from "../support/git-host";
import { installEditor } from "../support/install";
import { jpeg } from "../support/jpeg";
import { SiteCopy } from "../support/site-copy";

/**
 * The editor as a build with EDITOR_BACKEND puts it on the site, for an owner who has neither Node nor git: in a browser,
 * with a stand-in for the host's API. What a real host answers has not been tried.
 */

jest.setTimeout(1_800_000);

const dialects: Dialect[] = ["github", "gitlab", "gitea"];
const hosts = new Map<Dialect, GitHost>();
let site: SiteCopy;
let server: Awaited<ReturnType<typeof listen>>;
let browser: Browser;

beforeAll(async () => {
  installEditor();
  site = await SiteCopy.make({ content: fixtureFolder });
  await mkdir(site.pathOf("public"), { recursive: true });
  for (const dialect of dialects) {
    const host = await startGitHost(dialect, fixtureFolder);
    hosts.set(dialect, host);
    execFileSync(process.execPath, ["--import", "tsx", path.join("editor", "hosted.ts")], {
      cwd: site.folder,
      env: { ...process.env, EDITOR_BACKEND: `${dialect}:${host.origin}/bureau/site@main` },
      stdio: "inherit",
    });
    renameSync(site.pathOf("public/admin.html"), site.pathOf(`public/${dialect}.html`));
  }
  server = await listen(serveFile);
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  for (const host of hosts.values()) await host.close();
  await site?.remove();
});

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};

/** The editor of a host at /github, and so on, under its own policy. */
function serveFile(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? "", "http://localhost");
  const name = dialects.find((dialect) => pathname === `/${dialect}`);
  const folder = pathname.startsWith("/fonts/") ? "static" : "public";
  const file = site.pathOf(`${folder}${name ? `/${name}.html` : pathname}`);
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const type = types[path.extname(file)] ?? "application/octet-stream";
  const policy = editorPolicy([...hosts.values()].map(({ origin }) => origin));
  response
    .writeHead(200, { "Content-Type": type, "Content-Security-Policy": policy })
    .end(readFileSync(file));
}

type Visit = {
  page: Page;
  host: GitHost;
  /** What the page complained of, and addresses requested besides the site's and the host's. */
  problems: string[];
};

let visited: Visit | undefined;
afterEach(async () => {
  await visited?.page.context().close();
  visited = undefined;
});

/** Opens the editor of that host's repository, which is as it was at first. */
async function visit(dialect: Dialect): Promise<Visit> {
  const host = hosts.get(dialect);
  if (!host) throw new Error(`There is no host for ${dialect}.`);
  host.reset();
  const origin = `http://localhost:${server.port}`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: "fr-CH" });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && ![origin, host.origin].includes(new URL(url).origin)) problems.push(url);
  });
  await page.goto(`${origin}/${dialect}`);
  visited = { page, host, problems };
  return visited;
}

async function signIn(page: Page, key: string): Promise<void> {
  await page.getByLabel(/Clé d’accès/).fill(key);
  await page.getByRole("button", { name: "Ouvrir l’éditeur" }).click();
}

async function visitHome(dialect: Dialect): Promise<Visit> {
  const opened = await visit(dialect);
  await signIn(opened.page, goodKey);
  await openForm(opened.page, "Accueil");
  return opened;
}

const lead = (page: Page): Locator => fieldOf(page, "hero.lead");

const homeOf = ({ git }: GitHost) => git("show", "main:data/home.json");

/** Somebody else's change of another value of the same page. */
function changeNote(host: GitHost): void {
  host.commit("data/home.json", `${homeOf(host).replace('"note": "exemple"', '"note": "à l’essai"')}\n`);
}

function diffOfHead({ git }: GitHost): string[] {
  return git("show", "--unified=0", "--format=", "main")
    .split("\n")
    .filter((line) => /^[+-](?![+-])/.test(line));
}

describe.each(dialects)("%s", (dialect) => {
  test("a text and a picture are one commit, which changes only their lines", async () => {
    const { page, host, problems } = await visitHome(dialect);
    await lead(page).fill("Un bureau d’électronique, à Dorénaz.");
    await page.frameLocator("#preview-pane").getByText("Un bureau d’électronique, à Dorénaz.").waitFor();
    await uploadPicture(page, "hero.image.src", "L’Atelier.JPG", await jpeg(1920, 1080));
    await save(page);
    await saved(page);

    expect(host.git("rev-list", "--count", "main")).toBe("2");
    expect(host.git("log", "-1", "--format=%s", "main")).toBe("Contenu : data/home.json");
    const files = host.git("show", "--name-status", "--format=", "main").split("\n");
    expect(files.toSorted()).toEqual(["A\tdata/images/l-atelier.jpg", "M\tdata/home.json"]);
    expect(diffOfHead(host)).toHaveLength(4);
    expect(diffOfHead(host)).toContain('+    "lead": "Un bureau d’électronique, à Dorénaz.",');
    expect(diffOfHead(host)).toContain('+      "src": "images/l-atelier.jpg",');
    expect(problems).toEqual([]);
  });

  test("what others commit at the last moment is not undone", async () => {
    const { page, host } = await visitHome(dialect);
    await lead(page).fill("Mon texte.");
    host.meanwhile = () => changeNote(host);
    await save(page);
    await refused(page, "a changé entre-temps");
    expect(homeOf(host)).toContain('"note": "à l’essai"');
    expect(await lead(page).inputValue()).toBe("Mon texte.");
  });

  test("a commit to another page is no reason to refuse", async () => {
    const { page, host } = await visitHome(dialect);
    await lead(page).fill("Mon texte.");
    host.meanwhile = () => host.commit("README.md", "Autre chose\n");
    await save(page);
    await saved(page);
    expect(homeOf(host)).toContain('"lead": "Mon texte."');
    expect(host.git("show", "main:README.md")).toBe("Autre chose");
  });

  test("a save whose answer is lost is saved once", async () => {
    const { page, host } = await visitHome(dialect);
    await lead(page).fill("Mon texte.");
    host.losesAnswer = true;
    await save(page);
    await saved(page);
    expect(host.git("rev-list", "--count", "main")).toBe("2");
  });

  test("a protected branch is called so", async () => {
    const { page, host } = await visitHome(dialect);
    await lead(page).fill("Mon texte.");
    host.isProtected = true;
    await save(page);
    await refused(page, "elle est sans doute protégée");
    expect(host.git("rev-list", "--count", "main")).toBe("1");
  });

  test("a key that is refused, or may only read, is reported in French", async () => {
    const { page } = await visit(dialect);
    await signIn(page, "fausse");
    await page.getByText("Cette clé n'est pas acceptée").first().waitFor();
    await signIn(page, readingKey);
    await page.getByText("mais pas d'y écrire").first().waitFor();
    await signIn(page, goodKey);
    await page.getByRole("link", { name: "Accueil", exact: true }).waitFor();
  });
});

test("a new picture replaces no other of the same name", async () => {
  const { page, host } = await visitHome("github");
  const choose = async () => uploadPicture(page, "hero.image.src", "image.jpg", await jpeg(1920, 1080));
  await choose();
  host.commit("data/images/image.jpg", await jpeg(1920, 1080, "#a33"));
  const theirs = host.git("rev-parse", "main:data/images/image.jpg");
  await save(page);
  await refused(page, "Une autre image s'appelle «image.jpg»");
  await choose();
  await save(page);
  await saved(page);
  expect(host.git("rev-parse", "main:data/images/image.jpg")).toBe(theirs);
  expect(homeOf(host)).toContain('"src": "images/image-2.jpg"');
});

test("a picture of the repository that is too small is refused at its field, however late it arrives", async () => {
  const { page, host } = await visit("github");
  host.commit("data/images/portrait.jpg", await jpeg(640, 640));
  const portrait = host.git("rev-parse", "main:data/images/portrait.jpg");
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**/git/blobs/${portrait}`, (route) => arrival.then(() => route.continue()));
  await signIn(page, goodKey);
  await openForm(page, "Accueil");
  await fieldOf(page, "hero.image.src").click();
  await page.getByRole("dialog").getByText("portrait.jpg").click();
  await takePicture(page);
  await save(page);
  // Long enough for a save that does not wait.
  await page.waitForTimeout(2000);
  arrive();
  await refused(page, "image de 640 × 640 pixels, trop petite");
  expect(host.git("rev-list", "--count", "main")).toBe("2");
});

/** Whether Decap has put an unsaved form away in this browser. */
function hasDraft(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open("localforage");
    opening.onsuccess = () => {
      const keys = opening.result.transaction("keyvaluepairs").objectStore("keyvaluepairs").getAllKeys();
      keys.onsuccess = () => resolve(keys.result.some((key) => String(key).startsWith("backup.")));
    };
  });
}

test("what was typed and not saved is offered again, and saved only over the file that it was typed in", async () => {
  const { page, host } = await visitHome("github");
  const offered: string[] = [];
  page.on("dialog", (dialog) => {
    if (dialog.type() === "confirm") offered.push(dialog.message());
    void dialog.accept();
  });
  await lead(page).fill("Pas encore enregistré.");
  while (!(await page.evaluate(hasDraft))) await page.waitForTimeout(200);
  await page.reload();
  await page.frameLocator("#preview-pane").getByText("Pas encore enregistré.").waitFor();
  await unfold(page);
  expect(await lead(page).inputValue()).toBe("Pas encore enregistré.");
  expect(offered).toHaveLength(1);
  expect(offered[0]).toContain("Les reprendre ?");

  changeNote(host);
  await save(page);
  await refused(page, "a changé entre-temps");
  expect(homeOf(host)).toContain('"note": "à l’essai"');
});

test("a lost connection and an expired key are reported, and nothing typed is lost", async () => {
  const { page, host } = await visitHome("github");
  await lead(page).fill("Écrit avant la panne.");
  await page.context().setOffline(true);
  await save(page);
  await refused(page, "Pas de connexion");
  await page.context().setOffline(false);
  host.fails = 401;
  await save(page);
  await refused(page, "a expiré");
  expect(await lead(page).inputValue()).toBe("Écrit avant la panne.");
  host.fails = undefined;
  await save(page);
  await saved(page);
  expect(diffOfHead(host)).toContain('+    "lead": "Écrit avant la panne.",');
});

test("a host that fails for a moment does not cost the key; one that refuses it does", async () => {
  const { page, host } = await visitHome("github");
  host.fails = 503;
  await page.reload();
  await page.getByText("a répondu 503").waitFor();
  host.fails = undefined;
  await page.locator("#preview-pane").waitFor();

  host.fails = 401;
  await page.reload();
  await page.getByLabel(/Clé d’accès/).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("decap-cms-user"))).toBeNull();
});

test("a build with the setting has the editor at /admin, and nothing of it on the public pages", async () => {
  const built = await SiteCopy.make({ content: fixtureFolder });
  const { status, output } = await built.build({ EDITOR_BACKEND: "github:bureau/site@main" });
  if (status !== 0) throw new Error(output);
  const server = await serve(0, built.pathOf("public"));

  try {
    const admin = await fetch(`${server.url}/admin`);
    const page = await admin.text();
    expect(admin.headers.get("content-security-policy")).toBe(editorPolicy(["https://api.github.com"]));
    expect(admin.headers.get("x-robots-tag")).toBe("noindex");
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).toContain('"repo":"bureau/site"');
    const [script = ""] = /\/admin-files\/editeur\.js/.exec(page) ?? [];
    expect((await fetch(server.url + script)).status).toBe(200);

    for (const pathname of ["/", "/solutions", "/contact"]) {
      const html = await (await fetch(server.url + pathname)).text();
      // A header for all pages would hold for the editor's, too: each page carries the policy itself.
      const [, policy] =
        /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      expect(policy).toContain("script-src 'strict-dynamic'");
      expect(policy).not.toContain("unsafe");
      expect(html).not.toMatch(/admin|editeur|decap/i);
    }
    const missing = await fetch(`${server.url}/nulle-part`);
    expect(missing.headers.get("x-frame-options")).toBe("DENY");
    expect(await missing.text()).toContain('<head><meta http-equiv="Content-Security-Policy"');
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain("admin");
  } finally {
    await server.close();
    await built.remove();
  }
});
