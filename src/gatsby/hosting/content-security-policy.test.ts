import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { contentSecurityPolicy } from "./content-security-policy";

/** Scripts are hashed as written, so their `&amp;` stays. */
const page = `<html><head><style data-emotion="css a">.a{color:red}</style><style>body{margin:0}</style>
<script type="application/ld+json">{"@type":"LocalBusiness"}</script></head>
<body><script data-page="/">go("&amp;")</script><script src="/app.js"></script></body></html>`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const siteUrl = "https://firma.example";
const settings = { delivery: { service: "none" }, siteUrl, hasWorker: false };
const parseDirectives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));

test("allows only the site's files, the map's frame and the hashes of inline scripts and styles", () => {
  expect(parseDirectives(contentSecurityPolicy([page], settings))).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'strict-dynamic'", hash('go("&amp;")'), "'self'"],
    // The last hash is that of an empty style, which Emotion needs.
    "style-src": [hash(".a{color:red}"), hash("body{margin:0}"), hash("")],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": ["https://www.openstreetmap.org"],
    "manifest-src": ["'self'"],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
});

test("lists shared scripts and styles once", () => {
  const otherPage = page.replace("color:red", "color:blue");
  const { "script-src": scripts, "style-src": styles } = parseDirectives(
    contentSecurityPolicy([page, otherPage], settings),
  );
  expect(scripts).toHaveLength(3);
  expect(styles).toHaveLength(4);
});

test.each([
  [{ service: "netlify" }, ["'self'"], ["'self'"]],
  [
    { service: "json", endpoint: "https://api.firma.example:8443/a" },
    ["'self'", "https://api.firma.example:8443"],
    ["'self'", siteUrl, "https://api.firma.example:8443"],
  ],
  [
    { service: "formspree", endpoint: "https://formspree.example/f/x" },
    ["'self'", "https://formspree.example"],
    ["'self'", siteUrl, "https://formspree.example"],
  ],
])("allows the form's target for the delivery setting %o", (delivery, connections, formActions) => {
  const policy = parseDirectives(contentSecurityPolicy([page], { ...settings, delivery }));
  expect(policy["connect-src"]).toEqual(connections);
  expect(policy["form-action"]).toEqual(formActions);
});

test("allows a worker if the site has one", () => {
  expect(contentSecurityPolicy([page], { ...settings, hasWorker: true })).toContain("worker-src 'self'");
});

test("passes Google's CSP evaluator without a finding", () => {
  const { csp } = new CspParser(contentSecurityPolicy([page], settings));
  const findings = new CspEvaluator(csp).evaluate();
  expect(findings.filter(({ severity }) => severity !== Severity.NONE)).toEqual([]);
});
