import { launch } from "puppeteer-core";
import { browserFlags, findFirefox, findTestBrowser } from "../../tools/find-browser";
import { type Engine, sizes, type Visitor } from "./engine";

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startPuppeteer(browserName: "chrome" | "firefox"): Promise<Engine> {
  const browser = await launch(
    browserName === "firefox"
      ? { browser: "firefox", executablePath: findFirefox() }
      : {
          executablePath: findTestBrowser(),
          args: browserFlags,
        },
  );
  return {
    visit: async (screen): Promise<Visitor> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(sizes[screen]);
      // Puppeteer loses sight of a page that was prerendered; tests/site/speculation.test.ts looks at those without it.
      if (browserName === "chrome") {
        const session = await page.createCDPSession();
        await session.send("Page.setPrerenderingAllowed", { isAllowed: false });
      }
      return {
        open: async (address) => {
          await page.goto(address);
        },
        evaluate: async (run, argument = "") => page.evaluate(run, argument),
        click: (selector) => page.click(selector),
        type: (selector, text) => page.type(selector, text),
        press: (key) => page.keyboard.press(key === "Space" ? " " : key),
        // By the page itself: Puppeteer waits for a load, and Firefox brings the page back without one.
        back: () => page.evaluate(() => void setTimeout(() => history.back())),
        forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
        leave: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
