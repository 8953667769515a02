import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { AxiosHeaders } from "axios";
import type { Auditor, Finding } from "../auditor";
import { writeReport } from "../report";
import { versionOf } from "../version-of";
import { pages } from "../views";

const packageName = "@mdn/mdn-http-observatory";

/** A+ is 100 and more; the rest are points beyond what the grade requires. */
const fewestPoints = 130;

/**
 * MDN's HTTP Observatory on the headers and the HTML that the server sends. TLS and the redirect from http to
 * https are the host's: they are assumed to be as on every host that docs/hosting.md names.
 */
export const observatoryAuditor: Auditor = {
  name: "HTTP Observatory",
  version: versionOf(packageName),
  audit: async ({ url }, folder, progress) => {
    prepareListOfPreloadedDomains();
    const findings: Finding[] = [];
    const scores: number[] = [];
    for (const where of pages) {
      progress(where);
      const { score, grade, tests } = await scan(url, where);
      writeReport(folder, where, { score, grade, tests });
      scores.push(score);
      for (const { name, result, pass, description } of tests) {
        if (!pass) findings.push({ where, rule: `${name}: ${result}`, message: description });
      }
      if (score < fewestPoints) {
        findings.push({
          where,
          rule: "score",
          message: `${score} points (${grade}); expected: ${fewestPoints} or more.`,
        });
      }
    }
    return { looks: pages.length, findings, note: `${Math.min(...scores)} points or more` };
  },
};

/** Its install script downloads the list; it does not run here, and no domain of ours is on it. */
function prepareListOfPreloadedDomains(): void {
  const source = createRequire(import.meta.url).resolve(packageName);
  const file = path.join(path.dirname(source), "..", "conf", "hsts-preload.json");
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "{}");
}

async function scan(url: string, where: string) {
  const { Requests } = await import("@mdn/mdn-http-observatory/src/types.js");
  const { parseHttpEquivHeaders } = await import("@mdn/mdn-http-observatory/src/retriever/utils.js");
  const { ALL_TESTS } = await import("@mdn/mdn-http-observatory/src/constants.js");
  const grader = await import("@mdn/mdn-http-observatory/src/grader/grader.js");
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import("@mdn/mdn-http-observatory/src/grader/charts.js");

  const hostname = "www.exemple-electronique.example";
  const [secure, insecure] = [new URL(`https://${hostname}${where}`), new URL(`http://${hostname}${where}`)];
  const response = await fetch(url + where);
  const html = await response.text();
  const received = {
    status: response.status,
    headers: new AxiosHeaders(Object.fromEntries(response.headers)),
    request: { headers: {} },
    config: { headers: {} },
    data: html,
    verified: true,
    httpEquiv: parseHttpEquivHeaders(html, secure.href),
  };
  const requests = new Requests(hostname);
  requests.resources.path = html;
  Object.assign(requests.responses, { auto: received, http: received, https: received, cors: received });
  requests.responses.httpRedirects = [
    { url: insecure, status: 301 },
    { url: secure, status: response.status },
  ];
  requests.responses.httpsRedirects = [{ url: secure, status: response.status }];
  requests.session = { url: secure };

  const outputs = ALL_TESTS.map((test) => test(requests));
  const tests = outputs.flatMap(({ constructor: test, result, pass }) =>
    result === null
      ? []
      : [
          {
            name: test.name,
            result,
            pass,
            points: grader.getScoreModifier(result),
            description: grader.getScoreDescription(result),
          },
        ],
  );
  const penalties = tests.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const credit = tests.reduce((sum, { points }) => sum + Math.max(points, 0), 0);
  // The grader's own rule: points beyond 100 are for sites that have earned their A without them.
  const { score, grade } = grader.getGradeForScore(
    penalties >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? penalties + credit : penalties,
  );
  return { score, grade, tests };
}
