import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { launch } from "puppeteer-core";
import { Builder, By, Key } from "selenium-webdriver";
import { answers, freePort } from "../../tools/loopback";
import { browserFlags, findBrowser, findOnPath } from "../../tools/programs";
import { until } from "../support/until";

/** What a journey needs from a browser, whichever engine it has. */
export type Visitor = {
  open: (address: string) => Promise<unknown>;
  evaluate: <Result>(run: (argument: string) => Result, argument?: string) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: "Tab" | "Enter" | "Escape") => Promise<void>;
  leave: () => Promise<void>;
};

/** A phone's. WebKit's own small browser has no narrower window than 447 px: it shows the same layout. */
const size = { width: 390, height: 844 };

export const findFirefox = () => findOnPath("firefox-esr", "firefox");
export const findWebKit = () => findOnPath("WebKitWebDriver");

/** Chromium by its own protocol, Firefox by WebDriver BiDi, WebKit by WebDriver. */
export async function startEngine(name: string) {
  if (name === "webkit") return { visit: visitByWebKit, stop: async () => {} };
  const firefox = { browser: "firefox", executablePath: findFirefox() } as const;
  const chromium = { executablePath: findBrowser(), args: browserFlags };
  const browser = await launch(name === "firefox" ? firefox : chromium);
  return {
    visit: async (): Promise<Visitor> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return {
        open: (address) => page.goto(address),
        evaluate: async (run, argument = "") => page.evaluate(run, argument),
        click: (selector) => page.click(selector),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        leave: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

/** WebKit as Debian ships it, on a screen that nobody sees; each visitor's driver is a new one. */
async function visitByWebKit(): Promise<Visitor> {
  const port = await freePort();
  // A group of its own, so that the screen ends with the driver.
  const options = { stdio: "ignore", detached: true } as const;
  const driver = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], options);
  const end = async () => driver.pid && process.kill(-driver.pid);
  const server = `http://127.0.0.1:${port}`;
  await until(() => answers(`${server}/status`), "WebKitWebDriver answers");
  const starting = new Builder().usingServer(server).forBrowser("MiniBrowser").build();
  // On a busy machine the driver may wait for its browser for ever: another one is started.
  const patience = pause(20_000, undefined, { ref: false });
  const session = await Promise.race([starting, patience]).catch(() => undefined);
  if (!session) return end().then(visitByWebKit);
  await session.manage().window().setRect(size);
  const press = (selector: string) => session.findElement(By.css(selector)).click();
  return {
    open: (address) => session.get(address),
    evaluate: (run, argument = "") => session.executeScript(run, argument),
    // Its driver refuses what is not painted yet; a visitor would press again.
    click: (selector) => until(() => press(selector).then(() => true), `${selector} can be pressed`),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    leave: () => session.quit().finally(end),
  };
}
