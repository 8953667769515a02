import { rmSync } from "node:fs";
import path from "node:path";
import { launch } from "puppeteer-core";
import { browserFlags } from "../tools/find-browser";
import { serve } from "../tools/serve";
import type { Auditor, Finding, Verdict } from "./auditor";
import { axeAuditor } from "./auditors/axe";
import { cspAuditor } from "./auditors/csp-evaluator";
import { htmlValidateAuditor } from "./auditors/html-validate";
import { lighthouseAuditor } from "./auditors/lighthouse";
import { linksAuditor } from "./auditors/links";
import { nuAuditor } from "./auditors/nu";
import { observatoryAuditor } from "./auditors/observatory";
import { pa11yAuditor } from "./auditors/pa11y";
import { structuredDataAuditor } from "./auditors/structured-data";
import { exceptions, excuses } from "./exceptions";
import { fileName } from "./report";
import { type Row, table } from "./table";

/** Quickest first: a plain mistake is seen before the minutes of Lighthouse. */
const auditors: readonly Auditor[] = [
  structuredDataAuditor,
  linksAuditor,
  nuAuditor,
  htmlValidateAuditor,
  observatoryAuditor,
  cspAuditor,
  axeAuditor,
  pa11yAuditor,
  lighthouseAuditor,
];

const reports = path.join("reports", "audit");
const only = process.argv.slice(2);
const chosen = only.length
  ? auditors.filter(({ name }) => only.some((word) => name.toLowerCase().includes(word.toLowerCase())))
  : auditors;
if (chosen.length === 0) {
  console.error(
    `No auditor is called «${only.join(" ")}». There are: ${auditors.map(({ name }) => name).join("; ")}.`,
  );
  process.exit(1);
}

const site = await serve(0);
const browser = await launch({
  executablePath: process.env.BROWSER_PATH,
  args: browserFlags,
});
const rows: Row[] = [];
for (const auditor of chosen) rows.push(await hear(auditor));
await browser.close();
await site.close();

console.log(`\n${table(rows)}\n\nRaw reports: ${reports}`);
process.exit(rows.some(({ findings }) => findings > 0) ? 1 : 0);

async function hear(auditor: Auditor): Promise<Row> {
  console.log(`\n── ${auditor.name} ${auditor.version}`);
  const started = Date.now();
  const folder = path.join(reports, fileName(auditor.name));
  rmSync(folder, { recursive: true, force: true });
  const verdict = await auditor
    .audit({ url: site.url, browser }, folder, (step) => console.log(`   ${step}`))
    .catch(
      (error: Error): Verdict => ({
        looks: 0,
        findings: [{ where: "", rule: "failed to run", message: error.message }],
      }),
    );

  const excused = verdict.findings.filter((finding) => exceptionFor(auditor, finding));
  const findings = [
    ...verdict.findings.filter((finding) => !excused.includes(finding)),
    ...idleExceptions(auditor, verdict),
  ];
  sayOnce(findings);
  return {
    name: auditor.name,
    version: auditor.version,
    looks: verdict.looks,
    findings: findings.length,
    excused: excused.length,
    note: verdict.note ?? "",
    seconds: Math.round((Date.now() - started) / 1000),
  };
}

/** The same finding on several pages is one line, with the pages below it. */
function sayOnce(findings: readonly Finding[]): void {
  const places = new Map<string, string[]>();
  for (const { where, rule, message } of findings) {
    const said = `${rule}: ${message.replace(/\s+/g, " ").slice(0, 500)}`;
    places.set(said, [...(places.get(said) ?? []), where]);
  }
  for (const [said, wheres] of places) console.log(` ✗ ${said}\n     ${[...new Set(wheres)].join(" · ")}`);
}

function exceptionFor(auditor: Auditor, finding: Finding) {
  return exceptions.find((exception) => excuses(exception, auditor.name, finding));
}

/** An exception that excuses nothing has outlived its reason. */
function idleExceptions(auditor: Auditor, { findings }: Verdict): Finding[] {
  return exceptions
    .filter((exception) => exception.auditor === auditor.name && !exception.occasional)
    .filter((exception) => !findings.some((finding) => excuses(exception, auditor.name, finding)))
    .map(({ rule, reason }) => ({
      where: "audit/exceptions.ts",
      rule: String(rule),
      message: `This exception excuses nothing any more; remove it. (${reason})`,
    }));
}
