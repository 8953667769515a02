import type { Browser } from "playwright-core";
import type { SiteServer } from "../tools/serve";
import { withPhone } from "./phone";
import { ratio, type Spread, spread } from "./statistics";

export const metrics = ["fcp", "lcp", "cls", "bytes"] as const;
export type Metric = (typeof metrics)[number];

type Load = Record<Metric, number> & { bytesByType: Record<string, number> };

export type PageFigures = {
  path: string;
  /** What the largest paint was made of: a picture's file name, or an element. */
  largest: string;
  bytesByType: Record<string, number>;
} & Record<Metric, { ours: Spread; limit: Spread; ratio: number }>;

/**
 * Every page on the throttled phone, ours and the script-less limit in turn, so that other load on the
 * machine falls on both alike.
 */
export async function measurePages(
  browser: Browser,
  ours: SiteServer,
  limit: SiteServer,
  paths: readonly string[],
  runs: number,
  onProgress: (text: string) => void,
): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  // The first page that a browser loads is slower than any other: it is not counted.
  for (const { url } of [ours, limit]) await loadPage(browser, url);
  for (const path of paths) {
    const loads = { ours: [] as Load[], limit: [] as Load[] };
    let largest = "";
    for (let run = 0; run < runs; run++) {
      onProgress(`${path}, run ${run + 1} of ${runs}`);
      const measureOurs = async () => {
        const { load, largest: seen } = await loadPage(browser, ours.url + path);
        loads.ours.push(load);
        largest = seen;
      };
      const measureLimit = async () => {
        loads.limit.push((await loadPage(browser, limit.url + path)).load);
      };
      const order = run % 2 ? [measureLimit, measureOurs] : [measureOurs, measureLimit];
      for (const measure of order) await measure();
    }
    const compare = (metric: Metric) => {
      const [mine, bare] = [loads.ours, loads.limit].map((list) => spread(list.map((load) => load[metric])));
      if (!mine || !bare) throw new Error("There are two lists of loads.");
      return { ours: mine, limit: bare, ratio: ratio(mine, bare) };
    };
    figures.push({
      path,
      largest,
      bytesByType: loads.ours[0]?.bytesByType ?? {},
      fcp: compare("fcp"),
      lcp: compare("lcp"),
      cls: compare("cls"),
      bytes: compare("bytes"),
    });
  }
  return figures;
}

/** One visit without a gesture, until nothing is in progress any more. */
function loadPage(browser: Browser, url: string): Promise<{ load: Load; largest: string }> {
  return withPhone(browser, async (page, session) => {
    const requests = new Map<string, { type: string; bytes: number }>();
    session.on("Network.requestWillBeSent", ({ requestId, type = "Other" }) => {
      requests.set(requestId, { type, bytes: 0 });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const bytesByType: Record<string, number> = {};
    for (const { type, bytes } of requests.values()) bytesByType[type] = (bytesByType[type] ?? 0) + bytes;
    const bytes = Object.values(bytesByType).reduce((sum, size) => sum + size, 0);
    const { largest, ...paints } = await page.evaluate(readPaints);
    return { load: { ...paints, bytes, bytesByType }, largest };
  });
}

/** Runs in the page: what its performance timeline has kept. */
async function readPaints(): Promise<{ fcp: number; lcp: number; cls: number; largest: string }> {
  type Entry = PerformanceEntry & {
    value?: number;
    hadRecentInput?: boolean;
    url?: string;
    element?: Element;
  };
  const [paints = [], shifts = []] = await Promise.all(
    // Functions without a name: tsx would mark a named one by a helper that the page does not have.
    ["largest-contentful-paint", "layout-shift"].map(
      (type) =>
        new Promise<Entry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          // Nothing is reported where nothing has happened: no layout has shifted.
          setTimeout(() => resolve([]), 300);
        }),
    ),
  );
  const largest = paints.at(-1);
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  return {
    fcp: paint?.startTime ?? Number.NaN,
    lcp: largest?.startTime ?? Number.NaN,
    cls: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
    largest: largest?.url?.split("/").at(-1) || (largest?.element?.tagName.toLowerCase() ?? ""),
  };
}
