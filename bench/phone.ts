import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { browserFlags, findBrowser } from "../tools/find-browser";
import { isHydrated, islandControl } from "../tools/hydration";

/** A phone in a valley, as Chrome's DevTools emulate it; the cache is cold. */
export const profile = { roundTrip: 150, bitsPerSecond: 1_600_000, cpuSlowdown: 4 };

export const screen = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags,
  });
}

/** Runs `use` on the phone's empty page, which is closed afterwards. */
export async function withPhone<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(screen);
  try {
    // The map on /contact is someone else's: measuring it would measure the network here.
    await context.route(/openstreetmap\.org/, (route) => route.abort());
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const bytesPerSecond = profile.bitsPerSecond / 8;
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: profile.roundTrip,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpuSlowdown });
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** Puts the focus into an operated part, and waits until React has taken the page over and is at rest. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), islandControl);
  await until(page, isHydrated);
  await page.waitForLoadState("networkidle");
}

/**
 * Waits until the page answers with something true. Playwright's own ways of waiting and of finding an element put a
 * script of 330 kB into the page, which takes longer on the slowed processor than what is measured here.
 */
export async function until(page: Page, condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await page.evaluate(condition))) {
    if (Date.now() > deadline) throw new Error(`Never true on ${page.url()}: ${condition}`);
    await page.waitForTimeout(50);
  }
}
