import { spawn } from "node:child_process";
import { Builder, By, Capabilities, Key as WebDriverKey } from "selenium-webdriver";
import { findWebKit } from "../../tools/find-browser";
import { answers, freePort } from "../../tools/loopback";
import { type Engine, type Key, sizes, type Visitor } from "./engine";

const keys: Record<Key, string> = {
  Tab: WebDriverKey.TAB,
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  Space: WebDriverKey.SPACE,
};

/** WebKit as Debian ships it, by its own WebDriver; without a screen, in one of Xvfb's. */
export async function startWebKit(): Promise<Engine> {
  const webkit = findWebKit();
  if (!webkit) throw new Error("There is no WebKit here. npm run test:engines installs it, or says how.");
  const port = await freePort();
  const screen = process.env.DISPLAY ? undefined : await startScreen();
  const service = spawn(webkit.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...(screen && { DISPLAY: screen.display }) },
  });
  await listening(port);

  return {
    visit: async (screenSize): Promise<Visitor> => {
      const capabilities = new Capabilities();
      capabilities.setBrowserName("MiniBrowser");
      capabilities.set("webkitgtk:browserOptions", { binary: webkit.miniBrowser, args: ["--automation"] });
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
      await session.manage().window().setRect(sizes[screenSize]);
      const find = (selector: string) => session.findElement(By.css(selector));
      return {
        open: (address) => session.get(address),
        evaluate: (run, argument = "") => session.executeScript(run, argument),
        click: (selector) => find(selector).click(),
        type: (selector, text) => find(selector).sendKeys(text),
        press: (key) => session.actions().sendKeys(keys[key]).perform(),
        back: () => session.navigate().back(),
        forward: () => session.navigate().forward(),
        leave: () => session.quit(),
      };
    },
    stop: async () => {
      service.kill();
      screen?.stop();
    },
  };
}

/** A screen that nobody sees. `-displayfd` lets Xvfb choose a free number and tell it. */
function startScreen(): Promise<{ display: string; stop: () => void }> {
  return new Promise((resolve, reject) => {
    const xvfb = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    xvfb.once("error", reject);
    xvfb.stdout.once("data", (number: Buffer) =>
      resolve({ display: `:${String(number).trim()}`, stop: () => xvfb.kill() }),
    );
  });
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await answers(`http://127.0.0.1:${port}/status`)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKitWebDriver did not start within ten seconds.");
}
