import type { Browser, Page } from "playwright-core";
import { isHydrated } from "../tools/hydration";
import type { SiteServer } from "../tools/serve";
import { hydrate, until, withPhone } from "./phone";
import { type Spread, spread } from "./statistics";

type Gesture = {
  name: string;
  path: string;
  /** Loads the application first: the gesture is then React's. */
  hydrated?: boolean;
  /** What is touched. */
  target: string;
  /** Runs in the page: whether the gesture has had its effect. */
  done: () => boolean;
};

const gestures: Gesture[] = [
  {
    name: "open the menu",
    path: "/",
    target: "header button[popovertarget]",
    done: () => document.querySelector("nav:popover-open") !== null,
  },
  {
    name: "touch a field: the application comes, and hydrates the page",
    path: "/contact",
    target: "#name",
    done: isHydrated,
  },
  {
    name: "tick the box, as the first input after hydration",
    path: "/contact",
    hydrated: true,
    target: "#consent",
    done: () => document.querySelector("#consent:checked") !== null,
  },
  {
    name: "send the empty form",
    path: "/contact",
    hydrated: true,
    target: "form button[type=submit]",
    done: () => document.querySelector("[aria-invalid=true]") !== null,
  },
];

/** `nextPaint`: from the touch to the next paint, as Event Timing (and so INP) counts it. */
export type InteractionFigures = { name: string; nextPaint: Spread; longestTask: Spread };
/** The tasks of 50 ms and more between the first gesture and rest, without any further gesture. */
export type HydrationFigures = { longest: Spread; longTasks: Spread };

export async function measureInteractions(
  browser: Browser,
  site: SiteServer,
  runs: number,
  onProgress: (text: string) => void,
): Promise<{ interactions: InteractionFigures[]; hydration: HydrationFigures }> {
  const interactions: InteractionFigures[] = [];
  for (const gesture of gestures) {
    const seen: Timeline[] = [];
    for (let run = 0; run < runs; run++) {
      onProgress(`${gesture.name}, run ${run + 1} of ${runs}`);
      seen.push(await timeGesture(browser, site, gesture));
    }
    interactions.push({
      name: gesture.name,
      nextPaint: spread(seen.map(({ events }) => Math.max(0, ...events))),
      longestTask: spread(seen.map(({ tasks }) => Math.max(0, ...tasks))),
    });
  }
  const wakes: Timeline[] = [];
  for (let run = 0; run < runs; run++) {
    onProgress(`hydration, run ${run + 1} of ${runs}`);
    wakes.push(await timeHydration(browser, site));
  }
  const hydration = {
    longest: spread(wakes.map(({ tasks }) => Math.max(0, ...tasks))),
    longTasks: spread(wakes.map(({ tasks }) => tasks.length)),
  };
  return { interactions, hydration };
}

/** Durations in milliseconds: of events until the paint after them, and of tasks over 50 ms. */
type Timeline = { events: number[]; tasks: number[] };

function timeGesture(browser: Browser, site: SiteServer, gesture: Gesture): Promise<Timeline> {
  return withPhone(browser, async (page) => {
    await page.goto(site.url + gesture.path, { waitUntil: "networkidle" });
    if (gesture.hydrated) await hydrate(page);
    const { x, y } = await page.evaluate(bringIntoView, gesture.target);
    await page.waitForTimeout(500);
    await page.evaluate(record);
    await page.touchscreen.tap(x, y);
    await until(page, gesture.done);
    return readTimeline(page);
  });
}

function timeHydration(browser: Browser, site: SiteServer): Promise<Timeline> {
  return withPhone(browser, async (page) => {
    await page.goto(`${site.url}/contact`, { waitUntil: "networkidle" });
    await page.evaluate(record);
    await hydrate(page);
    return readTimeline(page);
  });
}

/** What the gesture caused, at once and later. */
async function readTimeline(page: Page): Promise<Timeline> {
  await page.waitForTimeout(500);
  return page.evaluate(() => window.benchTimeline ?? { events: [], tasks: [] });
}

/** Runs in the page: the middle of what is to be touched, in the window. */
function bringIntoView(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: keeps what happens from now on. */
function record(): void {
  const timeline: Timeline = { events: [], tasks: [] };
  window.benchTimeline = timeline;
  type Entry = PerformanceEntry & { interactionId?: number };
  new PerformanceObserver((list) => {
    const entries: Entry[] = list.getEntries();
    timeline.events.push(...entries.filter((entry) => entry.interactionId).map(({ duration }) => duration));
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    timeline.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
}

declare global {
  interface Window {
    /** What `record` keeps. */
    benchTimeline?: Timeline;
  }
}
