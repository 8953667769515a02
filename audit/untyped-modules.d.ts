/** These auditors ship no types, or none for the parts that are used here. */

declare module "pa11y" {
  import type { Browser, Page } from "puppeteer-core";

  type Issue = { code: string; type: "error" | "warning" | "notice"; message: string; context: string };
  type Options = { browser: Browser; page: Page; ignoreUrl: boolean; standard: "WCAG2AAA" };
  const pa11y: (url: string, options: Options) => Promise<{ issues: Issue[] }>;
  export default pa11y;
}

declare module "vnu-jar" {
  const jar: string;
  export default jar;
}

declare module "@mdn/mdn-http-observatory/src/types.js" {
  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: Record<"auto" | "cors" | "http" | "https", unknown> & {
      httpRedirects: { url: URL; status: number }[];
      httpsRedirects: { url: URL; status: number }[];
    };
    session: unknown;
  }
}

declare module "@mdn/mdn-http-observatory/src/retriever/utils.js" {
  export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>;
}

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/types.js";

  export const ALL_TESTS: ((requests: Requests) => { result: string | null; pass: boolean; name?: string })[];
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getScoreModifier(result: string): number;
  export function getScoreDescription(result: string): string;
  export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
