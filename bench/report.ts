import type { BuildFigures } from "./builds";
import type { HydrationFigures, InteractionFigures } from "./interactions";
import type { Composition } from "./javascript";
import type { LighthouseFigures } from "./lighthouse";
import { metrics, type PageFigures } from "./pages";
import { written } from "./statistics";
import type { ChangeFigures, VisitFigures } from "./visit";

/** What each part of the benchmark has found; a part that was not asked for is missing. */
export type Results = {
  pages?: PageFigures[];
  visit?: { visits: VisitFigures[]; changes: ChangeFigures[] };
  interactions?: { interactions: InteractionFigures[]; hydration: HydrationFigures };
  javascript?: Composition;
  lighthouse?: LighthouseFigures[];
  builds?: BuildFigures[];
};

/** Prints a part's tables. Figures are medians, with their quartiles in brackets. */
export function printPart(name: keyof Results, results: Results): void {
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  printers[name](results);
}

const printers: Record<keyof Results, (results: Results) => void> = {
  pages: ({ pages = [] }) => {
    for (const metric of metrics) {
      const digits = metric === "cls" ? 3 : 0;
      const unit = { fcp: ", ms", lcp: ", ms", cls: "", bytes: " before a gesture" }[metric];
      console.table(
        pages.map((page) => ({
          page: page.path,
          [`${metric.toUpperCase()}${unit}`]: written(page[metric].ours, digits),
          "script-less limit": written(page[metric].limit, digits),
          ratio: Number.isFinite(page[metric].ratio) ? page[metric].ratio : "both 0",
        })),
      );
    }
    console.table(pages.map(({ path, largest, bytesByType }) => ({ page: path, largest, ...bytesByType })));
  },
  visit: ({ visit }) => {
    console.table(
      visit?.visits.map(({ site, requests, bytes, bytesByKind, unopened, scriptTime }) => ({
        "four pages read by finger": site,
        requests,
        bytes,
        ...bytesByKind,
        "never opened": unopened,
        "script, ms": written(scriptTime),
      })),
    );
    console.table(
      visit?.changes.map(({ change, way, fromTouch, fromLift, prerendered }) => ({
        change,
        way,
        "touch → paint, ms": written(fromTouch),
        "lift → paint, ms": written(fromLift),
        prerendered: `${prerendered} of ${fromTouch.runs}`,
      })),
    );
  },
  interactions: ({ interactions }) => {
    console.table(
      interactions?.interactions.map(({ name, nextPaint, longestTask }) => ({
        gesture: name,
        "next paint, ms": written(nextPaint),
        "longest task, ms": written(longestTask),
      })),
    );
    if (!interactions) return;
    const { longest, longTasks } = interactions.hydration;
    console.log(
      `Hydration: longest task ${written(longest)} ms, tasks of 50 ms and more: ${written(longTasks)}.`,
    );
  },
  javascript: ({ javascript }) => {
    if (!javascript) return;
    console.table(javascript.scripts);
    console.table(javascript.packages);
    console.log(`In all, on /contact: ${javascript.brotli} bytes of brotli.`);
    console.log(javascript.findings.join("\n") || "No react-dom/server, no core-js, no package twice.");
  },
  lighthouse: ({ lighthouse = [] }) => {
    console.table(
      lighthouse.map(({ path, form, performance }) => ({
        page: path,
        form,
        performance: written(performance),
      })),
    );
  },
  builds: ({ builds = [] }) => {
    console.table(
      builds.map(({ name, seconds, cpuSeconds }) => ({
        build: name,
        seconds: written(seconds, 1),
        "CPU seconds": written(cpuSeconds, 1),
      })),
    );
  },
};
