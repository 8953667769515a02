import { siteHeaders } from "./header-rules";
import { covers, headersFile, pageWithPolicy, readHeadersFile } from "./headers-file";

test("what is written can be read back: each header in one rule only", () => {
  const rules = readHeadersFile(headersFile("default-src 'none'"));
  expect(rules.map(({ path }) => path)).toEqual(["/*", "/static/*", "/fonts/*"]);
  expect(Object.fromEntries(rules[0]?.headers ?? [])).toEqual(siteHeaders("default-src 'none'"));
  expect(rules[1]?.headers).toEqual([["Cache-Control", "public, max-age=31536000, immutable"]]);
});

test("a line longer than Cloudflare Pages takes ends the build and says why", () => {
  expect(() => headersFile(`style-src ${"'sha256-x' ".repeat(250)}`)).toThrow(
    /_headers has 27\d\d characters and Cloudflare Pages takes 2000/,
  );
});

test.each([
  ["/*", "/", true],
  ["/*", "/solutions", true],
  ["/static/*", "/static/js/app.js", true],
  ["/static/*", "/solutions", false],
  ["/404", "/404", true],
  ["/404", "/404/", false],
])("the rule %s and the address %s: %s", (rule, address, expected) => {
  expect(covers(rule, address)).toBe(expected);
});

describe("beside the editor", () => {
  const policy = "default-src 'none'; frame-ancestors 'none'";
  const rules = readHeadersFile(
    headersFile(policy, {
      page: "/admin",
      policy: "default-src 'self'",
      files: ["/index.html", "/solutions.html"],
    }),
  );
  const policiesAt = (pathname: string) =>
    rules
      .filter((rule) => covers(rule.path, pathname))
      .flatMap(({ headers }) => headers)
      .filter(([name]) => name === "Content-Security-Policy")
      .map(([, value]) => value);

  test.each(["/", "/index.html", "/solutions", "/solutions/", "/solutions.html"])(
    "%s keeps the pages' policy, in one rule",
    (pathname) => expect(policiesAt(pathname)).toEqual([policy]),
  );
  test.each(["/admin", "/admin/", "/admin.html"])("%s has its own, in one rule", (pathname) =>
    expect(policiesAt(pathname)).toEqual(["default-src 'self'"]),
  );
  test("the error page, at any address, carries the pages' policy in its HTML, and is shown in no frame", () => {
    expect(policiesAt("/nulle-part")).toEqual([]);
    expect(rules[0]?.headers).toContainEqual(["X-Frame-Options", "DENY"]);
    expect(pageWithPolicy("<html><head><title>", policy)).toBe(
      `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>`,
    );
  });
});
