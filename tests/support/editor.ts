import { execFileSync } from "node:child_process";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { findFreePort } from "../../tools/loopback";
import { browserFlags, findBrowser } from "../../tools/programs";
import { fixtureFolder } from "./content-copy";
import { SiteCopy, type SiteProcess } from "./site-copy";
import { until } from "./until";

export class EditorPage {
  /** Exceptions, console errors and warnings, and requests to other origins. */
  readonly pageErrors: string[] = [];

  constructor(
    readonly page: Page,
    readonly allowedOrigins: readonly string[],
  ) {
    page.setDefaultTimeout(20_000);
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.pageErrors.push(message.text());
    });
    page.on("pageerror", (error) => this.pageErrors.push(String(error)));
    page.on("request", (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !allowedOrigins.includes(new URL(url).origin)) this.pageErrors.push(url);
    });
  }

  /** Opens a form from the start page and expands its disclosures. */
  async openForm(name: string): Promise<void> {
    await this.page.goto(this.page.url().replace(/[?#].*/, ""));
    await this.page.locator(".cards").getByRole("link", { name, exact: true }).click();
    await this.setDisclosuresOpen();
  }

  async setDisclosuresOpen(isOpen = true): Promise<void> {
    await this.page.locator("main details").first().waitFor();
    await this.page.locator("main").evaluate((main, isOpen) => {
      for (const details of main.querySelectorAll("details")) details.open = isOpen;
    }, isOpen);
  }

  /** The field of a value, by its path in the file, e.g. `business.telephone`. */
  field(path: string): Locator {
    return this.page.locator(`[id="${path}"]`);
  }

  async fill(texts: Record<string, string>): Promise<void> {
    for (const [path, text] of Object.entries(texts)) await this.field(path).fill(text);
  }

  messageAt(path: string): Locator {
    return this.field(`${path}-messages`);
  }

  preview(): Locator {
    return this.page.frameLocator("iframe").locator("body");
  }

  notice(): Locator {
    return this.page.locator(".notice");
  }

  status(): Locator {
    return this.page.getByRole("status");
  }

  async save(): Promise<void> {
    await this.status().getByText("Changements non enregistrés").waitFor();
    await this.page.keyboard.press("Control+s");
    await this.status().getByText("Tout est enregistré").waitFor();
  }

  async saveWithError(errorMessage: string): Promise<void> {
    await this.page.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await this.notice().getByText(errorMessage).first().waitFor();
    // Browsers log failed requests as errors.
    this.pageErrors.splice(0);
  }

  focusedLabel(): Promise<string | null | undefined> {
    return this.page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
    );
  }

  async selectPicture(path: string, name: string, buffer: Buffer): Promise<void> {
    await this.field(path).getByRole("button").first().click();
    const file = { name, mimeType: "image/jpeg", buffer };
    await this.page.locator('dialog input[type="file"]').setInputFiles(file);
  }

  async paste(text: string): Promise<void> {
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  }

  async confirmPicture(): Promise<void> {
    await this.page.getByRole("button", { name: "Utiliser cette image" }).click();
    await this.page.getByRole("dialog").waitFor({ state: "detached" });
  }
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: browserFlags });
}

/** A copy of the repository under git with a running editor. */
export class EditorSession {
  private constructor(
    readonly site: SiteCopy,
    private readonly server: SiteProcess,
    private readonly browser: Browser,
  ) {}

  private printedUrls(): string[] {
    return this.server.output().match(/http:\/\/127\.0\.0\.1:\d+\/\?code=\S+/g) ?? [];
  }

  get origin(): string {
    return new URL(this.printedUrls()[0] ?? "").origin;
  }

  static async start(): Promise<EditorSession> {
    const site = await SiteCopy.make({ contentFolder: fixtureFolder });
    git(site, "init", "--quiet");
    git(site, "add", "data");
    git(site, "-c", "user.name=Test", "-c", "user.email=test@exemple.ch", "commit", "--quiet", "-m", "data");
    const PORT = String(await findFreePort());
    const server = site.run("node --import tsx editor/start.ts", { PORT });
    await until(() => /code=\S+\s/.test(server.output()), "the editor's URL");
    return new EditorSession(site, server, await openBrowser());
  }

  async openEditor(): Promise<EditorPage> {
    // Each printed URL works only once.
    const printedCount = this.printedUrls().length;
    this.server.pressEnter();
    await until(() => this.printedUrls().length > printedCount, "another URL");
    const context = await this.browser.newContext({
      viewport: { width: 1440, height: 1000 },
      locale: "fr-CH",
    });
    const editor = new EditorPage(await context.newPage(), [this.origin]);
    await editor.page.goto(this.printedUrls().at(-1) ?? "");
    await editor.page.getByRole("heading", { name: "Pages", exact: true }).waitFor();
    return editor;
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.server.kill();
    await this.site.remove();
  }

  /** Lines that `git diff` removes and adds in data/. */
  changedLines(): string[] {
    return git(this.site, "diff", "--unified=0", "--", "data")
      .split("\n")
      .filter((line) => /^[+-](?![+-])/.test(line));
  }

  untrackedFiles(): string[] {
    return git(this.site, "ls-files", "--others", "--", "data").split("\n").filter(Boolean);
  }

  discardChanges(): void {
    git(this.site, "checkout", "--quiet", "--", "data");
    git(this.site, "clean", "--quiet", "--force", "-d", "--", "data");
  }
}

function git(site: SiteCopy, ...args: string[]): string {
  return execFileSync("git", ["-c", "core.quotePath=false", ...args], { cwd: site.folder, encoding: "utf8" });
}
