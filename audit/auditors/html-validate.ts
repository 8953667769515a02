import { HtmlValidate } from "html-validate";
import type { Auditor } from "../auditor";
import { collectDocuments } from "../documents";
import { writeReport } from "../report";
import { versionOf } from "../version-of";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
});

export const htmlValidateAuditor: Auditor = {
  name: "html-validate",
  version: versionOf("html-validate"),
  audit: async (site, folder, progress) => {
    progress("all pages");
    const documents = await collectDocuments(site, folder);
    const findings = [];
    for (const { where, html } of documents) {
      const report = await validator.validateString(html);
      writeReport(folder, where, report);
      for (const { messages } of report.results) {
        findings.push(
          ...messages.map(({ ruleId, message, selector }) => ({
            where,
            rule: ruleId,
            message: `${message} (${selector ?? ""})`,
          })),
        );
      }
    }
    return { looks: documents.length, findings };
  },
};
