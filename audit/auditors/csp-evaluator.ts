import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity, Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import type { Auditor, Finding } from "../auditor";
import { writeReport } from "../report";
import { versionOf } from "../version-of";
import { pages } from "../views";

/** Google's evaluation of each page's Content-Security-Policy: nothing of medium severity or worse. */
export const cspAuditor: Auditor = {
  name: "csp_evaluator",
  version: versionOf("csp_evaluator"),
  audit: async ({ url }, folder, progress) => {
    progress("all pages");
    const findings: Finding[] = [];
    for (const where of pages) {
      const policy = (await fetch(url + where)).headers.get("Content-Security-Policy");
      if (!policy) {
        findings.push({ where, rule: "present", message: "The server sends no Content-Security-Policy." });
        continue;
      }
      const faults = new CspEvaluator(new CspParser(policy).csp).evaluate();
      writeReport(folder, where, { policy, faults });
      for (const { severity, type, directive, description } of faults) {
        if (severity >= Severity.INFO || severity === Severity.STRICT_CSP) continue;
        findings.push({ where, rule: Type[type] ?? String(type), message: `${directive}: ${description}` });
      }
    }
    return { looks: pages.length, findings };
  },
};
