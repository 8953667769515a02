import { execFileSync } from "node:child_process";
import { renameSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "playwright-core";
import handler from "serve-handler";
import { editorPolicy } from "../../src/gatsby/editor-setting";
import { listen } from "../../tools/loopback";
import { browserFlags, findBrowser } from "../../tools/programs";
import { serve } from "../../tools/serve";
import { EditorPage } from "../support/editor";
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
  await cp("static", site.pathOf("public"), { recursive: true });
  for (const dialect of dialects) {
    const host = await startGitHost(dialect, fixtureFolder);
    hosts.set(dialect, host);
    execFileSync(process.execPath, ["--import", "tsx", path.join("editor", "hosted.ts")], {
      cwd: site.folder,
      env: { ...process.env, EDITOR_BACKEND: `${dialect}:${host.origin}/bureau/site@main` },
      stdio: "inherit",
    });
    // The editor of a host is at /github, and so on, under its own policy.
    renameSync(site.pathOf("public/admin.html"), site.pathOf(`public/${dialect}.html`));
  }
  const options = { public: site.pathOf("public"), cleanUrls: true };
  server = await listen((request, response) => void handler(request, response, options));
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  for (const host of hosts.values()) await host.close();
  await site?.remove();
});

type Visit = { editor: EditorPage; host: GitHost };

let visited: Visit | undefined;
afterEach(async () => {
  await visited?.editor.page.context().close();
  visited = undefined;
});

/** Opens the editor of that host's repository, which is as it was at first. */
async function visit(dialect: Dialect): Promise<Visit> {
  const host = hosts.get(dialect);
  if (!host) throw new Error(`There is no host for ${dialect}.`);
  host.reset();
  const origin = `http://localhost:${server.port}`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: "fr-CH" });
  const editor = new EditorPage(await context.newPage(), [origin, host.origin]);
  await editor.page.goto(`${origin}/${dialect}`);
  visited = { editor, host };
  return visited;
}

async function signIn({ page }: EditorPage, key: string): Promise<void> {
  await page.getByLabel(/Clé d’accès/).fill(key);
  await page.getByRole("button", { name: "Ouvrir l’éditeur" }).click();
}

/** With a text typed in its form. */
async function visitHome(dialect: Dialect, lead?: string): Promise<Visit> {
  const opened = await visit(dialect);
  await signIn(opened.editor, goodKey);
  await opened.editor.choose("Accueil");
  if (lead) await opened.editor.fill({ "hero.lead": lead });
  return opened;
}

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
    const { editor, host } = await visitHome(dialect, "Un bureau d’électronique, à Dorénaz.");
    await editor.preview().getByText("Un bureau d’électronique, à Dorénaz.").waitFor();
    await editor.upload("hero.image.src", "L’Atelier.JPG", await jpeg(1920, 1080));
    await editor.save();

    expect(host.git("rev-list", "--count", "main")).toBe("2");
    expect(host.git("log", "-1", "--format=%s", "main")).toBe("Contenu : data/home.json");
    const files = host.git("show", "--name-status", "--format=", "main").split("\n");
    expect(files.toSorted()).toEqual(["A\tdata/images/l-atelier.jpg", "M\tdata/home.json"]);
    expect(diffOfHead(host)).toHaveLength(4);
    expect(diffOfHead(host)).toContain('+    "lead": "Un bureau d’électronique, à Dorénaz.",');
    expect(diffOfHead(host)).toContain('+      "src": "images/l-atelier.jpg",');
    expect(editor.problems).toEqual([]);
  });

  test("what others commit at the last moment is not undone", async () => {
    const { editor, host } = await visitHome(dialect, "Mon texte.");
    host.meanwhile = () => changeNote(host);
    await editor.refused("a changé entre-temps");
    expect(homeOf(host)).toContain('"note": "à l’essai"');
    expect(await editor.field("hero.lead").inputValue()).toBe("Mon texte.");
  });

  test("a commit to another page is no reason to refuse", async () => {
    const { editor, host } = await visitHome(dialect, "Mon texte.");
    host.meanwhile = () => host.commit("README.md", "Autre chose\n");
    await editor.save();
    expect(homeOf(host)).toContain('"lead": "Mon texte."');
    expect(host.git("show", "main:README.md")).toBe("Autre chose");
  });

  test("a save whose answer is lost is saved once", async () => {
    const { editor, host } = await visitHome(dialect, "Mon texte.");
    host.losesAnswer = true;
    await editor.save();
    expect(host.git("rev-list", "--count", "main")).toBe("2");
  });

  test("a protected branch is called so", async () => {
    const { editor, host } = await visitHome(dialect, "Mon texte.");
    host.isProtected = true;
    await editor.refused("elle est sans doute protégée");
    expect(host.git("rev-list", "--count", "main")).toBe("1");
  });

  test("a key that is refused, or may only read, is reported in French", async () => {
    const { editor } = await visit(dialect);
    await signIn(editor, "fausse");
    await editor.page.getByText("Cette clé n'est pas acceptée").first().waitFor();
    await signIn(editor, readingKey);
    await editor.page.getByText("mais pas d'y écrire").first().waitFor();
    await signIn(editor, goodKey);
    await editor.page.getByRole("link", { name: "Accueil", exact: true }).waitFor();
  });
});

test("a new picture replaces no other of the same name", async () => {
  const { editor, host } = await visitHome("github");
  const choose = async () => editor.upload("hero.image.src", "image.jpg", await jpeg(1920, 1080));
  await choose();
  host.commit("data/images/image.jpg", await jpeg(1920, 1080, "#a33"));
  const theirs = host.git("rev-parse", "main:data/images/image.jpg");
  await editor.refused("Une autre image s'appelle «image.jpg»");
  await choose();
  await editor.save();
  expect(host.git("rev-parse", "main:data/images/image.jpg")).toBe(theirs);
  expect(homeOf(host)).toContain('"src": "images/image-2.jpg"');
});

test("a picture of the repository that is too small is refused at its field, however late it arrives", async () => {
  const { editor, host } = await visit("github");
  host.commit("data/images/portrait.jpg", await jpeg(640, 640));
  const portrait = host.git("rev-parse", "main:data/images/portrait.jpg");
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await editor.page.route(`**/git/blobs/${portrait}`, (route) => arrival.then(() => route.continue()));
  await signIn(editor, goodKey);
  await editor.choose("Accueil");
  await editor.field("hero.image.src").click();
  await editor.page.getByRole("dialog").getByText("portrait.jpg").click();
  await editor.takePicture();
  await editor.pressSave();
  // Long enough for a save that does not wait.
  await editor.page.waitForTimeout(2000);
  arrive();
  await editor.notice().getByText("image de 640 × 640 pixels, trop petite").first().waitFor();
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
  const { editor, host } = await visitHome("github", "Pas encore enregistré.");
  const offered: string[] = [];
  editor.page.on("dialog", (dialog) => {
    if (dialog.type() === "confirm") offered.push(dialog.message());
    void dialog.accept();
  });
  while (!(await editor.page.evaluate(hasDraft))) await editor.page.waitForTimeout(200);
  await editor.page.reload();
  await editor.preview().getByText("Pas encore enregistré.").waitFor();
  await editor.unfold();
  expect(await editor.field("hero.lead").inputValue()).toBe("Pas encore enregistré.");
  expect(offered).toHaveLength(1);
  expect(offered[0]).toContain("Les reprendre ?");

  changeNote(host);
  await editor.refused("a changé entre-temps");
  expect(homeOf(host)).toContain('"note": "à l’essai"');
});

test("a lost connection and an expired key are reported, and nothing typed is lost", async () => {
  const { editor, host } = await visitHome("github", "Écrit avant la panne.");
  await editor.page.context().setOffline(true);
  await editor.refused("Pas de connexion");
  await editor.page.context().setOffline(false);
  host.fails = 401;
  await editor.refused("a expiré");
  expect(await editor.field("hero.lead").inputValue()).toBe("Écrit avant la panne.");
  host.fails = undefined;
  await editor.save();
  expect(diffOfHead(host)).toContain('+    "lead": "Écrit avant la panne.",');
});

test("a host that fails for a moment does not cost the key; one that refuses it does", async () => {
  const { editor, host } = await visitHome("github");
  host.fails = 503;
  await editor.page.reload();
  await editor.page.getByText("a répondu 503").waitFor();
  host.fails = undefined;
  await editor.page.locator("#preview-pane").waitFor();

  host.fails = 401;
  await editor.page.reload();
  await editor.page.getByLabel(/Clé d’accès/).waitFor();
  expect(await editor.page.evaluate(() => localStorage.getItem("decap-cms-user"))).toBeNull();
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
