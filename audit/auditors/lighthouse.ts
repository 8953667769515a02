import lighthouse, { desktopConfig, type Result, snapshot } from "lighthouse";
import type { Page } from "puppeteer-core";
import type { Auditor, Finding, Site } from "../auditor";
import { writeReport } from "../report";
import { versionOf } from "../version-of";
import { answerForOthers, lightStates, notFoundPath, pages, visits } from "../views";

const forms = [
  { name: "mobile", config: undefined },
  { name: "desktop", config: desktopConfig },
];

/** One noisy run here says little: `npm run bench` takes medians. */
const notJudged = "performance";

export const lighthouseAuditor: Auditor = {
  name: "Lighthouse",
  version: versionOf("lighthouse"),
  audit: async (site, folder, progress) => {
    const findings: Finding[] = [];
    const scores = new Map<string, number[]>();
    const judge = (result: Result, where: string) => {
      writeReport(folder, where, result);
      findings.push(...findingsOf(result, where));
      for (const [category, score] of scoresOf(result)) {
        // A snapshot has loaded nothing that could be fast or slow.
        if (category === notJudged && result.gatherMode === "snapshot") continue;
        scores.set(category, [...(scores.get(category) ?? []), score]);
      }
    };

    for (const path of pages) {
      for (const { name, config } of forms) {
        const where = `${path}, ${name}`;
        progress(where);
        judge(await load(site, path, config), where);
      }
    }
    for await (const { page, view, where } of visits(site, lightStates, progress)) {
      const screen = view.width < 600 ? {} : { config: desktopConfig };
      const run = await snapshot(asLighthouseWants(page), {
        ...screen,
        // The page keeps the window it was opened in.
        flags: { screenEmulation: { disabled: true } },
      });
      if (!run) throw new Error(`Lighthouse gave no result for ${where}.`);
      judge(run.lhr, where);
    }

    const note = [...scores].map(([category, all]) => `${category} ${rangeOf(all)}`).join(", ");
    return { looks: pages.length * forms.length + lightStates.length, findings, note };
  },
};

/** On a busy machine a trace can fail to start; Lighthouse itself says to run it again. */
async function load({ url, browser }: Site, path: string, config: typeof desktopConfig | undefined) {
  for (let attempt = 1; ; attempt += 1) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await answerForOthers(page, url);
    const flags = { ignoreStatusCode: path === notFoundPath };
    const run = await lighthouse(url + path, flags, config, asLighthouseWants(page));
    await context.close();
    if (!run) throw new Error(`Lighthouse gave no result for ${path}.`);
    if (!run.lhr.runtimeError || attempt === 3) return run.lhr;
  }
}

type LighthousePage = NonNullable<Parameters<typeof lighthouse>[3]>;

/** Lighthouse's types name the class of the puppeteer it brings; it is the same one. */
function asLighthouseWants(page: Page): LighthousePage {
  return page as unknown as LighthousePage;
}

function scoresOf(result: Result): [string, number][] {
  return Object.values(result.categories).flatMap(({ id, score }) =>
    score === null ? [] : [[id, Math.round(score * 100)] as [string, number]],
  );
}

/** Each audit that keeps a category from 100. */
function findingsOf(result: Result, where: string): Finding[] {
  if (result.runtimeError) {
    return [{ where, rule: result.runtimeError.code, message: result.runtimeError.message }];
  }
  return Object.values(result.categories)
    .filter(({ id, score }) => id !== notJudged && score !== 1)
    .flatMap(({ id, auditRefs }) =>
      auditRefs.flatMap((reference) => {
        const audit = result.audits[reference.id];
        if (!audit || reference.weight === 0 || audit.score === null || audit.score === 1) return [];
        return [{ where, rule: `${id}/${audit.id}`, message: `${audit.title}: ${itemsOf(audit.details)}` }];
      }),
    );
}

function itemsOf(details: unknown): string {
  const items = details && typeof details === "object" && "items" in details ? details.items : undefined;
  return JSON.stringify(items ?? "").slice(0, 500);
}

function rangeOf(scores: readonly number[]): string {
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  return lowest === highest ? String(lowest) : `${lowest}–${highest}`;
}
