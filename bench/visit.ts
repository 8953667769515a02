import type { Browser } from "playwright-core";
import { launch } from "puppeteer-core";
import { browserFlags, findBrowser } from "../tools/find-browser";
import { readToEnd, tap } from "../tools/finger";
import type { SiteServer } from "../tools/serve";
import { reportPath, type Transfer, throughLine } from "../tools/slow-line";
import { profile, screen } from "./phone";
import { type Spread, spread } from "./statistics";

/** The visit that is measured: four pages, each read to its end by finger. */
export const route = ["/", "/solutions", "/a-propos", "/projets"];

export type VisitFigures = {
  site: string;
  requests: number;
  bytes: number;
  bytesByKind: Record<string, number>;
  /** Fetched before the visitor asked for it, and then not opened. */
  unopened: number;
  /** On the main thread, in milliseconds, at the phone's speed. */
  scriptTime: Spread;
};

export type ChangeFigures = {
  change: string;
  way: string;
  /** From the finger's touch to the first paint of the next page, and from when it lifts; in milliseconds. */
  fromTouch: Spread;
  fromLift: Spread;
  /** How many of the runs opened a page that had been prerendered. */
  prerendered: number;
};

const line = { roundTrip: profile.roundTrip, bitsPerSecond: profile.bitsPerSecond };

/** The sites that are compared, by name: this build, and an earlier one. */
export type Sites = Record<string, SiteServer>;

/** What a whole visit costs. The line is slowed down by the server, which sees what is prefetched, too. */
export async function measureVisits(
  browser: Browser,
  sites: Sites,
  runs: number,
  onProgress: (text: string) => void,
): Promise<VisitFigures[]> {
  const figures: VisitFigures[] = [];
  for (const [name, site] of Object.entries(sites)) {
    const scriptTimes: number[] = [];
    let transfers: Transfer[] = [];
    for (let run = 0; run < runs; run++) {
      onProgress(`visit of ${name}, run ${run + 1} of ${runs}`);
      const visit = await makeVisit(browser, site);
      scriptTimes.push(visit.scriptTime);
      transfers = visit.transfers;
    }
    figures.push({
      site: name,
      requests: transfers.length,
      bytes: sum(transfers),
      bytesByKind: byKind(transfers),
      unopened: sum(transfers.filter(({ path, purpose }) => purpose && !route.includes(path))),
      scriptTime: spread(scriptTimes),
    });
  }
  return figures;
}

async function makeVisit(browser: Browser, site: SiteServer) {
  const slow = await throughLine(site, line);
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpuSlowdown });
    let scriptTime = 0;
    const count = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
    };
    for (const [index, path] of route.entries()) {
      if (index === 0) await page.goto(slow.url + path);
      else {
        scriptTime += await count();
        const { x, y } = await page.evaluate(locateLink, path);
        await page.waitForTimeout(300);
        await tap(session, x, y);
        await page.waitForURL(slow.url + path);
      }
      await page.waitForLoadState("networkidle");
      await readToEnd(page, session);
      await page.waitForLoadState("networkidle");
    }
    // A site that never leaves its document counts it once.
    const last = await count();
    const isOneDocument = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name);
    scriptTime = isOneDocument?.endsWith(route.at(-1) ?? "") ? scriptTime + last : last;
    return { scriptTime, transfers: slow.transfers };
  } finally {
    await context.close();
    await slow.close();
  }
}

/** Runs in the page: a link there, brought into the middle of the window. */
function locateLink(path: string): { x: number; y: number } {
  const link = [...document.querySelectorAll(`footer a[href="${path}"]`)].at(-1);
  link?.scrollIntoView({ block: "center", behavior: "instant" });
  const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** A way from page to page: a site, and what is changed in its pages. */
export type Way = { name: string; site: SiteServer; change?: (html: string, to: string) => string };

/** How long each change of page takes, every way in turn, so that other load falls on all alike. */
export async function measureChanges(
  ways: readonly Way[],
  runs: number,
  onProgress: (text: string) => void,
): Promise<ChangeFigures[]> {
  const figures: ChangeFigures[] = [];
  for (const [index, from] of route.slice(0, -1).entries()) {
    const to = route[index + 1] ?? "";
    const seen = new Map<Way, Change[]>(ways.map((way) => [way, []]));
    for (let run = 0; run < runs; run++) {
      for (const [way, changes] of seen) {
        onProgress(`${from} to ${to}, ${way.name}, run ${run + 1} of ${runs}`);
        changes.push(await timeChange(way, from, to));
      }
    }
    for (const [way, changes] of seen) {
      figures.push({
        change: `${from} → ${to}`,
        way: way.name,
        fromTouch: spread(changes.map(({ touched, painted }) => painted - touched)),
        fromLift: spread(changes.map(({ lifted, painted }) => painted - lifted)),
        prerendered: changes.filter(({ prerendered }) => prerendered).length,
      });
    }
  }
  return figures;
}

/** Times of day, in milliseconds. */
type Change = { path: string; touched: number; lifted: number; painted: number; prerendered: boolean };

/** A phone of its own: a driver loses sight of a page that was prerendered, which therefore reports by itself. */
async function timeChange({ site, change }: Way, from: string, to: string): Promise<Change> {
  const slow = await throughLine(site, {
    ...line,
    // tsx marks named functions by a helper that the page does not have.
    change: (html) =>
      (change?.(html, to) ?? html).replace(
        "<head>",
        () => `<head><script>var __name=(f)=>f;(${report})("${reportPath}")</script>`,
      ),
  });
  const browser = await launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.setViewport({ ...screen.viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await page.emulateCPUThrottling(profile.cpuSlowdown);
    await page.goto(slow.url + from, { waitUntil: "networkidle0" });
    const { x, y } = await page.evaluate(locateLink, to);
    // As long as a visitor looks for a link; what the browser does beforehand, it does now.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const session = await page.createCDPSession();
    await tap(session, x, y);
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline) {
      // Only pages post there, and only what `report` makes.
      const found = (slow.reports as Change[]).find(({ path }) => path === to);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`From ${from}, ${to} has never said when it was painted.`);
  } finally {
    await browser.close();
    await slow.close();
  }
}

/** Runs in every page, as a script of its own: notes the finger, and posts when the next page has been painted. */
function report(address: string): void {
  const time = (stamp: number) => performance.timeOrigin + stamp;
  const post = (painted: number, prerendered: boolean) => {
    const { touched, lifted } = localStorage;
    const body = {
      path: location.pathname,
      touched: Number(touched),
      lifted: Number(lifted),
      painted,
      prerendered,
    };
    if (touched) fetch(address, { method: "POST", keepalive: true, body: JSON.stringify(body) });
  };
  addEventListener("pointerdown", ({ timeStamp }) => {
    localStorage.touched = time(timeStamp);
  });
  addEventListener("pointerup", ({ timeStamp }) => {
    localStorage.lifted = time(timeStamp);
    const start = location.pathname;
    const heading = () => document.querySelector("h1")?.textContent;
    const before = heading();
    // An application changes pages within one document.
    const look = () => {
      if (location.pathname === start || heading() === before) requestAnimationFrame(look);
      else requestAnimationFrame((now) => setTimeout(() => post(time(now), false)));
    };
    requestAnimationFrame(look);
  });
  const watch = () => {
    type Activated = PerformanceEntry & { activationStart?: number };
    const [visit]: Activated[] = performance.getEntriesByType("navigation");
    const shown = visit?.activationStart ?? 0;
    new PerformanceObserver((list, observer) => {
      const paint = list.getEntries().find(({ name }) => name === "first-contentful-paint");
      if (!paint) return;
      observer.disconnect();
      post(time(Math.max(paint.startTime, shown)), shown > 0);
    }).observe({ type: "paint", buffered: true });
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", watch, { once: true });
  else watch();
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((all, { bytes }) => all + bytes, 0);
}

function byKind(transfers: readonly Transfer[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { type, bytes } of transfers) {
    const kind = type || "not modified";
    kinds[kind] = (kinds[kind] ?? 0) + bytes;
  }
  return kinds;
}
