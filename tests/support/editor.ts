import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { freePort } from "../../tools/loopback";
import { browserFlags, findBrowser } from "../../tools/programs";
import { editorAddress } from "./editor-address";
import { fixtureFolder } from "./fixture";
import { installEditor } from "./install";
import { SiteCopy } from "./site-copy";

/** A page with an editor in it. */
export class EditorPage {
  /** What the page complained of, and addresses elsewhere that it asked for. */
  readonly problems: string[] = [];

  constructor(
    readonly page: Page,
    origins: readonly string[],
  ) {
    page.setDefaultTimeout(20_000);
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.problems.push(message.text());
    });
    page.on("pageerror", (error) => this.problems.push(String(error)));
    page.on("request", (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !origins.includes(new URL(url).origin)) this.problems.push(url);
    });
  }

  /** Opens a form that is in the list, with all that is folded in it. */
  async choose(name: string): Promise<void> {
    await this.page.getByRole("link", { name, exact: true }).click();
    await this.unfold();
  }

  async unfold(): Promise<void> {
    await this.page.locator("#preview-pane").waitFor();
    await this.page.locator(".formulaire").evaluate((form) => {
      for (const part of form.querySelectorAll("details")) part.open = true;
    });
  }

  /** The control of a value, by its path in the file: `business.telephone`. */
  field(path: string): Locator {
    return this.page.locator(`[id="${path}"]`);
  }

  async fill(texts: Record<string, string>): Promise<void> {
    for (const [path, text] of Object.entries(texts)) await this.field(path).fill(text);
  }

  /** What is shown at the field because it can't be saved as it is. */
  messageAt(path: string): Locator {
    return this.page.locator(".champ", { has: this.field(path) }).locator(".messages");
  }

  preview(): Locator {
    return this.page.frameLocator("#preview-pane").locator("body");
  }

  notice(): Locator {
    return this.page.getByRole("alert");
  }

  /** Saves, and waits until it is. */
  async save(): Promise<void> {
    await this.pressSave();
    await this.page.getByText("Tout est enregistré").waitFor();
  }

  /** Saves, and waits for the sentence that says why not. */
  async refused(sentence: string): Promise<void> {
    await this.pressSave();
    await this.notice().getByText(sentence).first().waitFor();
    // The browser logs an answer that is not a success, and Decap a save that has failed.
    this.problems.splice(0);
  }

  async pressSave(): Promise<void> {
    await this.page.getByText("Enregistrer", { exact: true }).first().click();
  }

  /** Uploads a picture to a field, in the dialogue that shows all of them. */
  async upload(path: string, name: string, buffer: Buffer): Promise<void> {
    await this.field(path).click();
    const files = this.page.locator('[role="dialog"] input[type="file"]');
    await files.setInputFiles({ name, mimeType: "image/jpeg", buffer });
    await this.takePicture();
  }

  async takePicture(): Promise<void> {
    await this.page.getByText("Utiliser cette image").click();
    // Until it is gone, the form behind it is hidden from everybody.
    await this.page.getByRole("dialog").waitFor({ state: "detached" });
  }
}

/** A copy of the repository under git, with its editor open in a browser. */
export class OpenEditor extends EditorPage {
  private constructor(
    readonly site: SiteCopy,
    readonly address: string,
    readonly browser: Browser,
    page: Page,
    private readonly server: ChildProcess,
  ) {
    super(page, [new URL(address).origin]);
  }

  static async open(): Promise<OpenEditor> {
    installEditor();
    const site = await SiteCopy.make({ content: fixtureFolder });
    git(site, "init", "--quiet");
    git(site, "add", "data");
    git(site, "-c", "user.name=Test", "-c", "user.email=test@exemple.ch", "commit", "--quiet", "-m", "data");
    const { address, server } = await start(site);
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, locale: "fr-CH" });
    const editor = new OpenEditor(site, address, browser, page, server);
    await page.goto(address);
    return editor;
  }

  async close(): Promise<void> {
    await this.browser.close();
    const closed = new Promise((resolve) => this.server.once("close", resolve));
    this.server.kill();
    await closed;
    await this.site.remove();
  }

  async form(group: string, name: string): Promise<void> {
    await this.page.goto(new URL("/", this.address).href);
    await this.page.getByRole("link", { name: group, exact: true }).click();
    await this.choose(name);
  }

  /** Confirms for every example of the form that its value is the real one. */
  async confirmExamples(): Promise<void> {
    const buttons = this.page.getByRole("button", { name: "C’est la vraie valeur" });
    await buttons.first().waitFor();
    while ((await buttons.count()) > 0) await buttons.first().click();
  }

  /** The lines that the folder's diff removes and adds. */
  changedLines(): string[] {
    return git(this.site, "diff", "--unified=0", "--", "data")
      .split("\n")
      .filter((line) => /^[+-](?![+-])/.test(line));
  }

  untracked(): string[] {
    return git(this.site, "ls-files", "--others", "--", "data").split("\n").filter(Boolean);
  }

  undo(): void {
    git(this.site, "checkout", "--quiet", "--", "data");
    git(this.site, "clean", "--quiet", "--force", "-d", "--", "data");
  }
}

function git(site: SiteCopy, ...args: string[]): string {
  return execFileSync("git", ["-c", "core.quotePath=false", ...args], { cwd: site.folder, encoding: "utf8" });
}

/** As `npm run edit -- --no-site --no-open` does, without installing: the copy's packages are links. */
async function start(site: SiteCopy): Promise<{ address: string; server: ChildProcess }> {
  const run = `require("./editor/start.ts").startEditor({ port: ${await freePort()}, withSite: false, opensBrowser: false })`;
  const server = spawn(process.execPath, ["--require", "tsx/cjs", "--eval", run], {
    cwd: site.folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { address: await editorAddress(server), server };
}
