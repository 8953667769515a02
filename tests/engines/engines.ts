import { spawn } from "node:child_process";
import { launch } from "puppeteer-core";
import { findFreePort, isReachable } from "../../tools/loopback";
import { browserFlags, findBrowser, findOnPath } from "../../tools/programs";
import { until } from "../support/until";

/** Commands common to all three engines. */
export type Visitor = {
  open: (address: string) => Promise<unknown>;
  evaluate: <Result>(run: (argument: string) => Result, argument?: string) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: "Tab" | "Enter" | "Escape") => Promise<void>;
  leave: () => Promise<unknown>;
};

/** A phone's window; WebKit's MiniBrowser stops at 447 px, which has the same layout. */
const size = { width: 390, height: 844 };

export const findFirefox = () => findOnPath("firefox-esr", "firefox");
export const findWebKit = () => findOnPath("WebKitWebDriver");

/** Drives Chromium by its own protocol, Firefox by WebDriver BiDi, WebKit by WebDriver. */
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

/** Key code points, and the property of an element reference (W3C WebDriver). */
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" };
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** Debian's WebKit on a virtual screen (Xvfb), with one driver per visitor. */
async function visitByWebKit(): Promise<Visitor> {
  const port = await findFreePort();
  // A process group, so that Xvfb ends with the driver.
  const options = { stdio: "ignore", detached: true } as const;
  const driver = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], options);
  const end = async () => driver.pid && process.kill(-driver.pid);
  const server = `http://127.0.0.1:${port}`;
  await until(() => isReachable(`${server}/status`), "WebKitWebDriver responds");
  // On a busy machine the driver may wait for its browser forever; start another one.
  const starting = sendCommand(`${server}/session`, { capabilities: {} }, AbortSignal.timeout(20_000));
  const session = await starting.catch(() => undefined);
  if (!session) return end().then(visitByWebKit);
  const address = `${server}/session/${session.sessionId}`;
  const send = (command: string, body: object) => sendCommand(`${address}/${command}`, body);
  await send("window/rect", size);
  const press = async (selector: string) => {
    const element = await send("element", { using: "css selector", value: selector });
    return send(`element/${element[elementKey]}/click`, {});
  };
  const type = async (text: string) => {
    const strokes = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await send("actions", { actions: [{ type: "key", id: "keyboard", actions: strokes }] });
  };
  return {
    open: (url) => send("url", { url }),
    evaluate: (run, argument = "") =>
      send("execute/sync", { script: `return (${run})(...arguments)`, args: [argument] }),
    // WebKit's driver refuses elements that are not painted yet; retry.
    click: (selector) => until(() => press(selector).then(() => true), `${selector} can be clicked`),
    type,
    press: (key) => type(keys[key]),
    leave: () => fetch(address, { method: "DELETE" }).then(end),
  };
}

/** Sends a W3C WebDriver command and resolves with its value. */
async function sendCommand(address: string, body: object, signal?: AbortSignal) {
  const response = await fetch(address, {
    method: "POST",
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(value.message);
  return value;
}
