import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { editorPolicy } from "../../src/gatsby/editor-setting";
import { serve } from "../../tools/serve";
import { fixtureFolder } from "../support/content-copy";
import { EditorPage, openBrowser } from "../support/editor";
import { GitHub, writeToken } from "../support/github";
import { jpeg } from "../support/jpeg";
import { SiteCopy } from "../support/site-copy";

/**
 * The editor that a build with EDITOR_BACKEND adds to the site, in a browser, with a mock of GitHub. GitHub's answers are
 * tested beside the code (editor/page/github-backend.test.ts).
 */

jest.setTimeout(1_800_000);

let site: SiteCopy;
let server: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let github: GitHub;
let editor: EditorPage;

beforeAll(async () => {
  site = await SiteCopy.make({ content: fixtureFolder });
  const { status, output } = await site.build({ EDITOR_BACKEND: "github:bureau/site@main" });
  if (status !== 0) throw new Error(output);
  server = await serve(0, site.pathOf("public"));
  browser = await openBrowser();
});
beforeEach(async () => {
  github = new GitHub(fixtureFolder);
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: "fr-CH" });
  await context.route("https://api.github.com/**", async (route) => {
    const request = route.request();
    const body = request.postData();
    const init = { method: request.method(), headers: request.headers(), ...(body && { body }) };
    const answer = await github.answer(new Request(request.url(), init)).catch(() => undefined);
    if (!answer) return route.abort();
    const headers = { ...Object.fromEntries(answer.headers), "access-control-allow-origin": "*" };
    return route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
  });
  editor = new EditorPage(await context.newPage(), [new URL(server.url).origin, "https://api.github.com"]);
  await editor.page.goto(`${server.url}/admin`);
});
afterEach(() => editor.page.context().close());
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await site?.remove();
});

async function signIn(): Promise<void> {
  await editor.page.getByLabel("Clé d’accès GitHub").fill(writeToken);
  await editor.page.getByRole("button", { name: "Ouvrir l’éditeur" }).click();
}

test("a text and a picture are one commit, whose way to the site is told", async () => {
  const newKey = await editor.page
    .getByRole("link", { name: "Créer une clé chez GitHub" })
    .getAttribute("href");
  expect(newKey).toMatch(/new\?name=.*&target_name=bureau&expires_in=90&contents=write&actions=read$/);
  github.runs = [{ status: "in_progress", conclusion: null }];
  await signIn();
  await editor.form("Accueil");
  await editor.fill({ "hero.lead": "Un bureau d’électronique, à Dorénaz." });
  await editor.preview().getByText("Un bureau d’électronique, à Dorénaz.").waitFor();
  await editor.upload("hero.image.src", "L’Atelier.JPG", await jpeg(1920, 1080));
  await editor.save();
  expect(github.commits).toEqual([
    { headline: "Contenu : data/home.json", files: ["data/images/l-atelier.jpg", "data/home.json"] },
  ]);
  expect(github.text("data/home.json")).toContain('"src": "images/l-atelier.jpg"');
  await editor.status().getByText("Envoyé : le site se construit.").waitFor();
  expect(editor.problems).toEqual([]);
});

test("a lost connection is reported, the page stays usable, and nothing typed is lost", async () => {
  await signIn();
  await editor.form("Accueil");
  await editor.fill({ "hero.lead": "Écrit avant la panne." });
  github.isUnreachable = true;
  await editor.saveIsRefused("Pas de connexion avec GitHub");
  github.isUnreachable = false;
  await editor.save();
  expect(github.text("data/home.json")).toContain("Écrit avant la panne.");

  github.isUnreachable = true;
  await editor.page.reload();
  await editor.page.getByText("Pas de connexion avec GitHub").waitFor();
  github.isUnreachable = false;
  await editor.page.getByRole("button", { name: "Réessayer" }).click();
  await editor.page.getByRole("heading", { name: "Accueil" }).waitFor();
});

test("a picture over 8 MB is refused before it is sent", async () => {
  await signIn();
  await editor.form("Accueil");
  await editor.field("hero.image.src").getByRole("button").first().click();
  const files = editor.page.locator('dialog input[type="file"]');
  // What is transparent in places stays a PNG, and noise is as large as it is.
  const raw = { width: 2400, height: 1500, channels: 4 } as const;
  const noise = randomBytes(2400 * 1500 * 4).map((byte, index) => (index % 4 === 3 ? 249 : byte));
  const buffer = await sharp(noise, { raw }).png({ compressionLevel: 1 }).toBuffer();
  await files.setInputFiles({ name: "grande.png", mimeType: "image/png", buffer });
  await editor.page.getByRole("button", { name: "Utiliser cette image" }).click();
  await editor.page.getByText(/«grande.png» pèse \d+ Mo, 8 Mo au plus/).waitFor();
});

test("the editor has a policy of its own, and public pages have no trace of it", async () => {
  const admin = await fetch(`${server.url}/admin`);
  expect(admin.headers.get("content-security-policy")).toBe(editorPolicy(["https://api.github.com"]));
  expect(await admin.text()).toContain('<meta name="robots" content="noindex" />');

  for (const page of ["index", "solutions", "contact", "404"]) {
    const html = readFileSync(site.pathOf(`public/${page}.html`), "utf8");
    // A header for all pages would apply to the editor, too: each page has the policy in itself.
    const [, policy = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(html).not.toMatch(/admin|editeur/i);
  }
  expect(readFileSync(site.pathOf("public/sitemap.xml"), "utf8")).not.toContain("admin");
});
