import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { contentSecurityPolicy } from "./content-security-policy";

const page = `<html><head><style data-emotion="css a">.a{color:red}</style><style>body{margin:0}</style>
<script type="application/ld+json">{"@type":"LocalBusiness"}</script></head>
<body><script data-page="/">go("&amp;")</script><script src="/app.js"></script></body></html>`;
const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const siteUrl = "https://firma.example";
const settings = { delivery: { service: "none" }, siteUrl, offline: false };
const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));

test("the policy starts from nothing: the site's files, the map's frame, digests of inline scripts and styles", () => {
  expect(directives(contentSecurityPolicy([page], settings))).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'strict-dynamic'", digest('go("&amp;")'), "'self'"],
    "style-src": [digest(".a{color:red}"), digest("body{margin:0}"), digest("")],
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

test("what several pages share is named once", () => {
  const other = page.replace("color:red", "color:blue");
  const { "script-src": scripts, "style-src": styles } = directives(
    contentSecurityPolicy([page, other], settings),
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
])("with the delivery setting %o the form may go where its messages go", (setting, connect, action) => {
  const policy = directives(contentSecurityPolicy([page], { ...settings, delivery: setting }));
  expect(policy["connect-src"]).toEqual(connect);
  expect(policy["form-action"]).toEqual(action);
});

test("a worker is allowed where the site has one", () => {
  expect(contentSecurityPolicy([page], { ...settings, offline: true })).toContain("worker-src 'self'");
});

test("Google's evaluator has nothing to say against it", () => {
  const { csp } = new CspParser(contentSecurityPolicy([page], settings));
  const findings = new CspEvaluator(csp).evaluate();
  expect(findings.filter(({ severity }) => severity !== Severity.NONE)).toEqual([]);
});
