import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { editorPolicy } from "../../src/gatsby/editor-setting";
import { listen } from "../../tools/loopback";
import { browserFlags, findBrowser } from "../../tools/programs";
import { serve } from "../../tools/serve";
import { SiteCopy } from "../../tools/site-copy";
import { choosePicture } from "../support/editor";
import { fixtureFolder } from "../support/fixture";
import { type Dialect, type GitHost, goodKey, readingKey, startGitHost } from "../support/git-host";
import { installEditor } from "../support/install";

/**
 * The editor as a build with EDITOR_BACKEND puts it on the site, for an owner who has neither Node nor git: in a browser,
 * with a stand-in for the host's API. What a real host answers has not been tried.
 */

jest.setTimeout(1_800_000);

let site: SiteCopy;
let browser: Browser;

beforeAll(async () => {
  installEditor();
  site = await SiteCopy.make({ content: fixtureFolder });
  await mkdir(site.pathOf("public"), { recursive: true });
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
});
afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

type Visit = {
  page: Page;
  host: GitHost;
  /** What the page complained of, and addresses requested besides the site's and the host's. */
  problems: string[];
  close: () => Promise<void>;
};

/** Writes the editor's page for that host, and opens it as the site serves it, under its own policy. */
async function open(dialect: Dialect): Promise<Visit> {
  const host = await startGitHost(dialect, fixtureFolder);
  execFileSync(process.execPath, ["--import", "tsx", path.join("editor", "hosted.ts")], {
    cwd: site.folder,
    env: { ...process.env, EDITOR_BACKEND: `${dialect}:${host.origin}/bureau/site@main` },
    stdio: "inherit",
  });
  const types: Record<string, string> = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".woff2": "font/woff2",
  };
  const server = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const folder = pathname.startsWith("/fonts/") ? "static" : "public";
    const file = site.pathOf(`${folder}${pathname === "/admin" ? "/admin.html" : pathname}`);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        "Content-Type": types[path.extname(file)] ?? "application/octet-stream",
        "Content-Security-Policy": editorPolicy([host.origin]),
      })
      .end(readFileSync(file));
  });
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
  await page.goto(`${origin}/admin`);
  return {
    page,
    host,
    problems,
    close: async () => {
      await context.close();
      await server.close();
      await host.close();
    },
  };
}

test("a build with the setting has the editor at /admin, and nothing of it on the public pages", async () => {
  const built = await SiteCopy.make({ content: fixtureFolder });
  const { status, output } = await built.build({ EDITOR_BACKEND: "github:bureau/site@main" });
  if (status !== 0) throw new Error(output);
  const server = await serve(0, built.pathOf("public"));
  const policyAt = async (pathname: string) =>
    (await fetch(server.url + pathname)).headers.get("content-security-policy");

  const admin = await fetch(`${server.url}/admin`);
  const page = await admin.text();
  expect(admin.headers.get("content-security-policy")).toBe(editorPolicy(["https://api.github.com"]));
  expect(admin.headers.get("x-robots-tag")).toBe("noindex");
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect(page).toContain('"repo":"bureau/site"');
  const [script = ""] = /\/admin-files\/editeur\.js/.exec(page) ?? [];
  expect((await fetch(server.url + script)).status).toBe(200);

  for (const pathname of ["/", "/solutions", "/contact"]) {
    expect(await policyAt(pathname)).toContain("script-src 'strict-dynamic'");
    expect(await policyAt(pathname)).not.toContain("unsafe");
    expect(await (await fetch(server.url + pathname)).text()).not.toMatch(/admin|editeur|decap/i);
  }
  const missing = await fetch(`${server.url}/nulle-part`);
  expect(missing.headers.get("x-frame-options")).toBe("DENY");
  expect(await missing.text()).toMatch(
    /<head[^>]*><meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
  );
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain("admin");
  await server.close();
  await built.remove();
});

test("a misspelt setting ends the build at once, with a sentence", async () => {
  const built = await SiteCopy.make({ content: fixtureFolder });
  const { status, output } = await built.build({ EDITOR_BACKEND: "bureau/site" });
  expect(status).not.toBe(0);
  expect(output).toContain("EDITOR_BACKEND is «bureau/site»; it must be github:owner/name@branch");
  await built.remove();
});

async function signIn(page: Page, key: string): Promise<void> {
  await page.getByLabel(/Clé d’accès/).fill(key);
  await page.getByRole("button", { name: "Ouvrir l’éditeur" }).click();
}

async function openHome(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Accueil", exact: true }).click();
  await page.locator("#preview-pane").waitFor();
  await page.locator('[id^="hero-field-"] button[aria-label="Ouvrir"]').first().click();
}

const lead = (page: Page) => page.locator('[id^="hero-field-"] [id^="lead-field-"]');

async function save(page: Page): Promise<void> {
  await page.getByText("Enregistrer", { exact: true }).first().click();
}

function diffOfHead({ git }: GitHost): string[] {
  return git("show", "--unified=0", "--format=", "main")
    .split("\n")
    .filter((line) => /^[+-](?![+-])/.test(line));
}

test.each<Dialect>(["github", "gitlab", "gitea"])(
  "%s: a text and a picture that replaces another are one commit, which changes only the lines of these values",
  async (dialect) => {
    const visit = await open(dialect);
    const { page, host } = visit;
    await signIn(page, goodKey);
    await openHome(page);
    await lead(page).fill("Un bureau d’électronique, à Dorénaz.");
    await page.frameLocator("#preview-pane").getByText("Un bureau d’électronique, à Dorénaz.").waitFor();
    await page.locator('[id^="hero-field-"]').getByText("Changer d'image").click();
    const buffer = await sharp({ create: { width: 1920, height: 1080, channels: 3, background: "#468" } })
      .jpeg()
      .toBuffer();
    await choosePicture(page, "L’Atelier.JPG", buffer);
    await save(page);
    await page.getByText("Tout est enregistré").waitFor();

    expect(host.git("rev-list", "--count", "main")).toBe("2");
    expect(host.git("log", "-1", "--format=%s", "main")).toBe("Contenu : data/home.json");
    const files = host.git("show", "--name-status", "--format=", "main").split("\n");
    expect(files).toContain("A\tdata/images/l-atelier.jpg");
    expect(files).toContain("M\tdata/home.json");
    const lines = diffOfHead(host).filter((line) => !line.startsWith("Binary"));
    expect(lines).toHaveLength(4);
    expect(lines).toContain('+    "lead": "Un bureau d’électronique, à Dorénaz.",');
    expect(lines).toContain('+      "src": "images/l-atelier.jpg",');
    expect(visit.problems).toEqual([]);
    await visit.close();
  },
);

test("a key that is refused, or may only read, is reported in French", async () => {
  const { page, close } = await open("github");
  await signIn(page, "fausse");
  await page.getByText("Cette clé n'est pas acceptée").first().waitFor();
  await signIn(page, readingKey);
  await page.getByText("mais pas d'y écrire").first().waitFor();
  await signIn(page, goodKey);
  await page.getByRole("link", { name: "Accueil", exact: true }).waitFor();
  await close();
});

test("a mistake is shown at its field, and nothing is sent", async () => {
  const { page, host, close } = await open("github");
  await signIn(page, goodKey);
  await openHome(page);
  await lead(page).fill("<b>Gras</b>");
  await save(page);
  await page.getByRole("alert").getByText("HTML dans le texte").waitFor();
  expect(host.requests.filter((request) => request.startsWith("POST"))).toEqual([]);
  await close();
});

test("a lost connection and an expired key are reported, and nothing typed is lost", async () => {
  const { page, host, close } = await open("github");
  await signIn(page, goodKey);
  await openHome(page);
  await lead(page).fill("Écrit avant la panne.");
  host.fails = "cut";
  await save(page);
  await page.getByRole("alert").getByText("Pas de connexion").waitFor();
  host.fails = 401;
  await save(page);
  await page.getByRole("alert").getByText("a expiré").waitFor();
  expect(await lead(page).inputValue()).toBe("Écrit avant la panne.");
  host.fails = undefined;
  await save(page);
  await page.getByText("Tout est enregistré").waitFor();
  expect(diffOfHead(host)).toContain('+    "lead": "Écrit avant la panne.",');
  await close();
});

test("what others commit meanwhile stays; the same value is a conflict, reported in French", async () => {
  const { page, host, close } = await open("github");
  await signIn(page, goodKey);
  await openHome(page);
  await lead(page).fill("Mon texte.");
  // Between reading the branch and moving it.
  host.meanwhile = () =>
    host.commit("data/home.json", (text) => text.replace('"note": "exemple"', '"note": "à l’essai"'));
  await save(page);
  await page.getByText("Tout est enregistré").waitFor();
  const text = host.git("show", "main:data/home.json");
  expect(text).toContain('"note": "à l’essai"');
  expect(text).toContain('"lead": "Mon texte."');

  await lead(page).fill("Mon autre texte.");
  host.commit("data/home.json", (home) => home.replace('"lead": "Mon texte."', '"lead": "Leur texte."'));
  await save(page);
  await page.getByRole("alert").getByText("a changé entre-temps").waitFor();
  expect(await lead(page).inputValue()).toBe("Mon autre texte.");
  expect(host.git("show", "main:data/home.json")).toContain("Leur texte.");
  await close();
});
