import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { launch } from "puppeteer-core";
import { Builder, By, Capabilities, Key as WebDriverKey } from "selenium-webdriver";
import { browserFlags, findBrowser, findOnPath } from "../../tools/programs";

/** What a journey needs from a browser, whichever engine it has. */
export type Visitor = {
  open: (address: string) => Promise<unknown>;
  /** Runs in the page. */
  evaluate: <Result>(run: (argument: string) => Result, argument?: string) => Promise<Result>;
  /** Clicks as a pointer does, in the middle of what the selector finds first. */
  click: (selector: string) => Promise<void>;
  /** Into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: "Tab" | "Enter" | "Escape" | "Space") => Promise<void>;
  back: () => Promise<unknown>;
  leave: () => Promise<void>;
};

export type Engine = { visit: () => Promise<Visitor>; stop: () => Promise<unknown> };

/** A phone's. WebKit's MiniBrowser has no narrower window than 447 px: it shows the same layout. */
const size = { width: 390, height: 844 };

export const findFirefox = () => findOnPath("firefox-esr", "firefox");

/** WebKitGTK's small browser, which no PATH holds, and its WebDriver. */
export const findWebKit = () =>
  ["webkit2gtk-4.1", "webkitgtk-6.0"]
    .flatMap((folder) =>
      ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/${folder}/MiniBrowser`),
    )
    .find((file) => existsSync(file) && findOnPath("WebKitWebDriver"));

export function startEngine(name: string): Promise<Engine> {
  if (name === "webkit") return startWebKit();
  return startPuppeteer(name === "firefox" ? "firefox" : "chrome");
}

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function startPuppeteer(browser: "chrome" | "firefox"): Promise<Engine> {
  const started = await launch(
    browser === "firefox"
      ? { browser, executablePath: findFirefox() }
      : { browser, executablePath: findBrowser(), args: browserFlags },
  );
  return {
    visit: async () => {
      const context = await started.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return {
        open: (address) => page.goto(address),
        evaluate: async (run, argument = "") => page.evaluate(run, argument),
        click: (selector) => page.click(selector),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key === "Space" ? " " : key),
        // By the page itself: Puppeteer waits for a load, and Firefox brings the page back without one.
        back: () => page.evaluate(() => void setTimeout(() => history.back())),
        leave: () => context.close(),
      };
    },
    stop: () => started.close(),
  };
}

const keys = {
  Tab: WebDriverKey.TAB,
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  Space: WebDriverKey.SPACE,
};

/** WebKit as Debian ships it, by its own WebDriver, on a screen that nobody sees. */
async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  const driver = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    // A group of its own, so that the screen ends with the driver.
    detached: true,
  });
  const server = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${server}/status`).then(() => true), "WebKitWebDriver answers");
  return {
    visit: async () => {
      const capabilities = new Capabilities();
      capabilities.setBrowserName("MiniBrowser");
      capabilities.set("webkitgtk:browserOptions", { binary: findWebKit(), args: ["--automation"] });
      const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      await session.manage().window().setRect(size);
      const find = (selector: string) => session.findElement(By.css(selector));
      return {
        open: (address) => session.get(address),
        evaluate: (run, argument = "") => session.executeScript(run, argument),
        // Its driver refuses what is not painted yet; a visitor would press again.
        click: (selector) =>
          until(async () => {
            await find(selector).click();
            return true;
          }, `${selector} can be pressed`),
        type: (text) => session.actions().sendKeys(text).perform(),
        press: (key) => session.actions().sendKeys(keys[key]).perform(),
        back: () => session.navigate().back(),
        leave: () => session.quit(),
      };
    },
    stop: async () => driver.pid && process.kill(-driver.pid),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      // Not a pipe's name: the server listens on a port.
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Waits until something is true; a page that is being left does not answer. */
export async function until(isTrue: () => Promise<unknown>, what: string): Promise<void> {
  const deadline = Date.now() + 15_000;
  const failures: unknown[] = [];
  while (Date.now() < deadline) {
    if (await isTrue().catch((error) => void failures.push(error))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not within 15 seconds: ${what}`, { cause: failures.at(-1) });
}
