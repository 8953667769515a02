import pa11y from "pa11y";
import type { Auditor, Finding } from "../auditor";
import { writeReport } from "../report";
import { versionOf } from "../version-of";
import { views, visits } from "../views";

/** HTML_CodeSniffer's WCAG 2 at level AAA. Its warnings and notices ask for a look by a person and are not findings. */
export const pa11yAuditor: Auditor = {
  name: "pa11y, WCAG2AAA",
  version: versionOf("pa11y"),
  audit: async (site, folder, progress) => {
    const findings: Finding[] = [];
    const { browser } = site;
    for await (const { page, where } of visits(site, views, progress)) {
      const result = await pa11y(page.url(), { browser, page, ignoreUrl: true, standard: "WCAG2AAA" });
      writeReport(folder, where, result);
      findings.push(
        ...result.issues
          .filter(({ type }) => type === "error")
          .map(({ code, message, context }) => ({ where, rule: code, message: `${message} ${context}` })),
      );
    }
    return { looks: views.length, findings };
  },
};
