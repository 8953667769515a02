import { siteHeaders } from "./header-rules";
import { covers, headersFile, readHeadersFile } from "./headers-file";

test("what is written can be read again: each header in one rule alone", () => {
  const rules = readHeadersFile(headersFile("default-src 'none'"));
  expect(rules.map(({ path }) => path)).toEqual(["/*", "/static/*", "/fonts/*"]);
  expect(Object.fromEntries(rules[0]?.headers ?? [])).toEqual(siteHeaders("default-src 'none'"));
  expect(rules[1]?.headers).toEqual([["Cache-Control", "public, max-age=31536000, immutable"]]);
});

test("a line longer than Cloudflare Pages takes ends the build with a word on why", () => {
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
