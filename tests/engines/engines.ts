import { spawn } from "node:child_process";
import { launch } from "puppeteer-core";
import { findFreePort, isReachable } from "../../tools/loopback";
import { browserFlags, findBrowser, findOnPath } from "../../tools/programs";
import { until } from "../support/until";

/** A page in a new browser session, with the commands that all three engines support. */
export type EnginePage = {
  open: (url: string) => Promise<unknown>;
  evaluate: <Result>(pageFunction: (argument: string) => Result, argument?: string) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  pressKey: (key: "Tab" | "Enter" | "Escape") => Promise<void>;
  close: () => Promise<unknown>;
};

/** A phone's viewport. WebKit's MiniBrowser is at least 447 px wide, where the layout is the same. */
const phoneSize = { width: 390, height: 844 };

export const findFirefox = () => findOnPath("firefox-esr", "firefox");
export const findWebKit = () => findOnPath("WebKitWebDriver");

/** Drives Chromium by its own protocol, Firefox by WebDriver BiDi, WebKit by WebDriver. */
export async function startEngine(engineName: string) {
  if (engineName === "webkit") return { newPage: newWebKitPage, stop: async () => {} };
  const firefox = { browser: "firefox", executablePath: findFirefox() } as const;
  const chromium = { executablePath: findBrowser(), args: browserFlags };
  const browser = await launch(engineName === "firefox" ? firefox : chromium);
  return {
    newPage: async (): Promise<EnginePage> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(phoneSize);
      return {
        open: (url) => page.goto(url),
        evaluate: async (pageFunction, argument = "") => page.evaluate(pageFunction, argument),
        click: (selector) => page.click(selector),
        type: (text) => page.keyboard.type(text),
        pressKey: (key) => page.keyboard.press(key),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

/** W3C WebDriver's key codes, and its web element identifier: the property that holds an element reference. */
const keyCodes = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" };
const webElementIdentifier = "element-6066-11e4-a52e-4f735466cecf";

/** Debian's WebKit on a virtual screen (Xvfb), with one driver per page. */
async function newWebKitPage(): Promise<EnginePage> {
  const port = await findFreePort();
  // A process group of its own, so that `stopDriver` also ends Xvfb.
  const options = { stdio: "ignore", detached: true } as const;
  const driver = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], options);
  const stopDriver = async () => driver.pid && process.kill(-driver.pid);
  const server = `http://127.0.0.1:${port}`;
  await until(() => isReachable(`${server}/status`), "WebKitWebDriver responds");
  // On a busy machine, a driver may wait for its browser forever; start another driver after 20 seconds.
  const sessionRequest = sendCommand(`${server}/session`, { capabilities: {} }, AbortSignal.timeout(20_000));
  const session = await sessionRequest.catch(() => undefined);
  if (!session) return stopDriver().then(newWebKitPage);
  const sessionUrl = `${server}/session/${session.sessionId}`;
  const sendToSession = (command: string, body: object) => sendCommand(`${sessionUrl}/${command}`, body);
  await sendToSession("window/rect", phoneSize);
  const clickElement = async (selector: string) => {
    const element = await sendToSession("element", { using: "css selector", value: selector });
    return sendToSession(`element/${element[webElementIdentifier]}/click`, {});
  };
  const type = async (text: string) => {
    const keyActions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await sendToSession("actions", { actions: [{ type: "key", id: "keyboard", actions: keyActions }] });
  };
  return {
    open: (url) => sendToSession("url", { url }),
    evaluate: (pageFunction, argument = "") =>
      sendToSession("execute/sync", { script: `return (${pageFunction})(...arguments)`, args: [argument] }),
    // WebKit's driver refuses elements that are not painted yet; retry.
    click: (selector) => until(() => clickElement(selector).then(() => true), `${selector} can be clicked`),
    type,
    pressKey: (key) => type(keyCodes[key]),
    close: () => fetch(sessionUrl, { method: "DELETE" }).then(stopDriver),
  };
}

/** Sends a W3C WebDriver command and resolves with its value. */
async function sendCommand(url: string, body: object, signal?: AbortSignal) {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body), signal: signal ?? null });
  const { value } = await response.json();
  if (!response.ok) throw new Error(value.message);
  return value;
}
