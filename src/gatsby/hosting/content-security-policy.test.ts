import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { contentSecurityPolicy } from "./content-security-policy";

const page = `<html><head><style data-emotion="css a">.a{color:red}</style><style>body{margin:0}</style>
<script type="application/ld+json">{"@type":"LocalBusiness"}</script></head>
<body><script data-page="/">go("&amp;")</script><script src="/app.js"></script></body></html>`;
const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const settings = { delivery: { service: "none" }, offline: false };
const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));

test("the policy starts from nothing and names the digest of each inline script and style, data left out", () => {
  const { "default-src": fallback, ...policy } = directives(contentSecurityPolicy([page], settings));
  expect(fallback).toEqual(["'none'"]);
  expect(policy["script-src"]).toEqual(["'strict-dynamic'", digest('go("&amp;")'), "'self'"]);
  expect(policy["style-src"]).toEqual([digest(".a{color:red}"), digest("body{margin:0}"), digest("")]);
});

test("what several pages share is named once", () => {
  const other = page.replace("color:red", "color:blue");
  const { "script-src": scripts, "style-src": styles } = directives(
    contentSecurityPolicy([page, other], settings),
  );
  expect(scripts).toHaveLength(3);
  expect(styles).toHaveLength(4);
});

test("a page's files are the site's own, it frames only the map, and nobody frames or redirects it", () => {
  expect(directives(contentSecurityPolicy([page], settings))).toMatchObject({
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-src": ["https://www.openstreetmap.org"],
    "connect-src": ["'self'"],
  });
});

test.each([
  [{ service: "none" }, ["'self'"], ["'none'"]],
  [{ service: "netlify" }, ["'self'"], ["'self'"]],
  [
    { service: "json", endpoint: "https://api.firma.example:8443/a" },
    ["'self'", "https://api.firma.example:8443"],
    ["'self'", "https://api.firma.example:8443"],
  ],
  [
    { service: "formspree", endpoint: "https://formspree.example/f/x" },
    ["'self'", "https://formspree.example"],
    ["'self'", "https://formspree.example"],
  ],
])("with the delivery setting %o the form may go where its messages go", (setting, connect, action) => {
  const policy = directives(contentSecurityPolicy([page], { ...settings, delivery: setting }));
  expect(policy["connect-src"]).toEqual(connect);
  expect(policy["form-action"]).toEqual(action);
});

test("a worker is allowed only where the site has one", () => {
  expect(contentSecurityPolicy([page], settings)).not.toContain("worker-src");
  expect(contentSecurityPolicy([page], { ...settings, offline: true })).toContain("worker-src 'self'");
});

test("Google's evaluator has nothing to say against it", () => {
  const { csp } = new CspParser(contentSecurityPolicy([page], settings));
  const findings = new CspEvaluator(csp).evaluate();
  expect(findings.filter(({ severity }) => severity !== Severity.NONE)).toEqual([]);
});
