// npm run bench [-- RUNS]: measures the site in public/ (docs/quality.md). First views of a page with and without
// scripts alternate, so that other load on this machine slows both alike.
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { phoneOptions } from "../tests/support/touch";
import { listen } from "../tools/loopback";
import { browserFlags, findBrowser } from "../tools/programs";
import { paths } from "../tools/routes";
import { serve } from "../tools/serve";

/** A slow mobile network: latency in milliseconds, throughput in bytes per second. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const cpuSlowdown = 4;

async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? 5);
  const site = await serveCompressed();
  // Keeps structured data (ld+json), which browsers do not run.
  const scriptlessSite = await serveCompressed((html) =>
    html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ""),
  );
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });

  console.log(`First views, medians of ${runs}, of the page / of the same page without scripts:`);
  for (const route of paths) {
    const views = { original: [] as FirstView[], scriptless: [] as FirstView[] };
    for (let run = 0; run < runs; run += 1) {
      views.original.push(await measureFirstView(browser, site.url + route));
      views.scriptless.push(await measureFirstView(browser, scriptlessSite.url + route));
    }
    const bothMedians = (metric: keyof FirstView, digits = 0) =>
      [views.original, views.scriptless]
        .map((group) => median(group.map((view) => view[metric])).toFixed(digits))
        .join(" / ");
    console.log(
      `${route.padEnd(14)} FCP ${bothMedians("fcp")} ms, LCP ${bothMedians("lcp")} ms, CLS ${bothMedians("cls", 3)}, ${bothMedians("kilobytes", 1)} kB`,
    );
  }

  const visit = await measureVisit(browser, site.url);
  console.log(
    `A visit of four pages, each read to its end: ${visit.kilobytes.toFixed(1)} kB, ${visit.scriptTime} ms of script`,
  );
  await browser.close();
  for (const { close } of [site, scriptlessSite]) await close();
}

async function serveCompressed(changeHtml = (html: string) => html) {
  const site = await serve(0);
  const { port, close } = await listen(async (request, response) => {
    const upstream = await fetch(site.url + request.url, { redirect: "manual" });
    const { "content-length": _, ...headers } = Object.fromEntries(upstream.headers);
    const body = Buffer.from(await upstream.arrayBuffer());
    const type = headers["content-type"] ?? "";
    const isText = /text|json|javascript|svg|xml/.test(type);
    response.writeHead(upstream.status, isText ? { ...headers, "content-encoding": "br" } : headers);
    const text = type.startsWith("text/html") ? changeHtml(String(body)) : body;
    response.end(isText ? brotliCompressSync(text) : body);
  });
  return { url: `http://localhost:${port}`, close: () => Promise.all([close(), site.close()]) };
}

/** Opens a phone with an empty cache and counts the bytes that it receives, without OpenStreetMap's. */
async function newPhone(browser: Browser) {
  const context = await browser.newContext(phoneOptions);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*openstreetmap.org*"] });
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const received = { kilobytes: 0 };
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    received.kilobytes += encodedDataLength / 1000;
  });
  return { page, session, received };
}

type FirstView = { fcp: number; lcp: number; cls: number; kilobytes: number };

async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const { page, received } = await newPhone(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  const metrics = await page.evaluate(async () => {
    const values = {
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      lcp: 0,
      cls: 0,
    };
    for (const type of ["largest-contentful-paint", "layout-shift"]) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // TypeScript's library has no type for layout shifts, which only Chromium reports.
          if (type === "layout-shift") values.cls += (entry as PerformanceEntry & { value: number }).value;
          else values.lcp = entry.startTime;
        }
      }).observe({ type, buffered: true });
    }
    // Gives the observers time to receive the buffered entries.
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return values;
  });
  await page.context().close();
  return { ...metrics, kilobytes: received.kilobytes };
}

async function measureVisit(browser: Browser, origin: string) {
  const { page, session, received } = await newPhone(browser);
  await session.send("Performance.enable");
  let scriptTime = 0;
  for (const route of ["/", "/solutions", "/a-propos", "/projets"]) {
    await page.goto(origin + route);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState("networkidle");
    const { metrics } = await session.send("Performance.getMetrics");
    scriptTime += Math.round((metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000);
  }
  await page.context().close();
  return { kilobytes: received.kilobytes, scriptTime };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

main();
