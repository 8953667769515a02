import type { Browser } from "puppeteer-core";

/** One thing that an auditor holds against the site. */
export type Finding = {
  /** Path and condition: «/contact, 390 px, dark, errors shown». */
  where: string;
  /** The auditor's own name for its rule; exceptions.ts goes by it. */
  rule: string;
  /** What is wrong, and the element or line where it is. */
  message: string;
};

export type Verdict = {
  /** How many pages, in all their conditions, were looked at. */
  looks: number;
  findings: Finding[];
  /** Scores or counts worth a place in the table. */
  note?: string;
};

export type Site = {
  /** Where tools/serve.ts serves public/. */
  url: string;
  browser: Browser;
};

export type Progress = (step: string) => void;

export type Auditor = {
  name: string;
  version: string;
  /** Writes its raw reports into `folder` and reports each step through `progress`. */
  audit: (site: Site, folder: string, progress: Progress) => Promise<Verdict>;
};
