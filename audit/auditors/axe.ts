import axe from "axe-core";
import type { Auditor, Finding } from "../auditor";
import { writeReport } from "../report";
import { views, visits } from "../views";

/** Every rule, AAA, best practices and experiments included, except those that axe-core has deprecated. */
const rules = Object.fromEntries(
  axe
    .getRules()
    .filter(({ tags }) => !tags.includes("deprecated"))
    .map(({ ruleId }) => [ruleId, { enabled: true }]),
);

export const axeAuditor: Auditor = {
  name: "axe-core",
  version: axe.version,
  audit: async (site, folder, progress) => {
    const findings: Finding[] = [];
    for await (const { page, where } of visits(site, views, progress)) {
      // Evaluated through the protocol, to which a content security policy does not apply.
      await page.evaluate(axe.source);
      // The map's frame is someone else's page.
      const result = await page.evaluate(
        (all) => window.axe.run(document, { rules: all, iframes: false }),
        rules,
      );
      writeReport(folder, where, result);
      findings.push(...faultsOf(result.violations, "violation", where));
      findings.push(...faultsOf(result.incomplete, "incomplete", where));
    }
    return { looks: views.length, findings, note: `${Object.keys(rules).length} rules` };
  },
};

function faultsOf(results: axe.Result[], kind: string, where: string): Finding[] {
  return results.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message).join(" ");
      return { where, rule: `${id} (${kind})`, message: `${help}: ${html} — ${reasons}` };
    }),
  );
}
