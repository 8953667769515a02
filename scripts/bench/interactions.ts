import type { Browser, Page } from "playwright-core";
import type { SiteServer } from "../serve";
import { wakeUp, withPhone } from "./phone";
import { type Spread, spread } from "./statistics";

type Gesture = {
  name: string;
  path: string;
  /** Makes the application wake first: the gesture is then handled by React. */
  awake: boolean;
  make: (page: Page) => Promise<void>;
  done: (page: Page) => Promise<unknown>;
};

const gestures: Gesture[] = [
  {
    name: "open the menu, as the first gesture",
    path: "/",
    awake: false,
    make: (page) => page.getByRole("button", { name: "Menu" }).tap(),
    done: (page) => page.getByRole("banner").getByRole("link", { name: "Projets" }).waitFor(),
  },
  {
    name: "open the menu, after hydration",
    path: "/",
    awake: true,
    make: (page) => page.getByRole("button", { name: "Menu" }).tap(),
    done: (page) => page.getByRole("banner").getByRole("link", { name: "Projets" }).waitFor(),
  },
  {
    name: "send the empty form",
    path: "/contact",
    awake: true,
    make: (page) => page.getByRole("button", { name: "Envoyer le message" }).tap(),
    done: (page) => page.locator("[aria-invalid=true]").first().waitFor(),
  },
  {
    name: "first navigation",
    path: "/",
    awake: true,
    make: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Projets", exact: true }).tap(),
    done: (page) => page.waitForURL("**/projets"),
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
    if (gesture.awake) await wakeUp(page);
    await page.evaluate(record);
    await gesture.make(page);
    await gesture.done(page);
    await page.waitForTimeout(500);
    return page.evaluate(() => window.benchTimeline ?? { events: [], tasks: [] });
  });
}

function timeHydration(browser: Browser, site: SiteServer): Promise<Timeline> {
  return withPhone(browser, async (page) => {
    await page.goto(site.url, { waitUntil: "networkidle" });
    await page.evaluate(record);
    await wakeUp(page);
    await page.waitForTimeout(500);
    return page.evaluate(() => window.benchTimeline ?? { events: [], tasks: [] });
  });
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
