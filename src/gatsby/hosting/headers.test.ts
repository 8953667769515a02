import { caching, headersFile, pageWithPolicy, readHeadersFile, siteHeaders } from "./headers";
import { nginxSite } from "./nginx";

const site = "default-src 'none'; frame-ancestors 'none'";

test("everything gets the site's headers, and files named after their content are kept for a year", () => {
  const rules = readHeadersFile(headersFile({ site }));
  expect(rules.map(({ path }) => path)).toEqual(["/*", "/static/*", "/fonts/*"]);
  expect(Object.fromEntries(rules[0]?.headers ?? [])).toEqual(siteHeaders(site));
  expect(rules[1]?.headers).toEqual([["Cache-Control", "public, max-age=31536000, immutable"]]);
});

test("a line longer than Cloudflare Pages takes ends the build and says why", () => {
  expect(() => headersFile({ site: `style-src ${"'sha256-x' ".repeat(250)}` })).toThrow(
    /_headers has 27\d\d characters and Cloudflare Pages takes 2000/,
  );
});

test("beside the editor, only its page has a policy by header, its own; the others carry theirs", () => {
  const rules = readHeadersFile(
    headersFile({ site, editor: { page: "/admin", policy: "default-src 'self'" } }),
  );
  const withPolicy = rules.filter(({ headers }) =>
    headers.some(([name]) => name === "Content-Security-Policy"),
  );
  expect(withPolicy.map(({ path }) => path)).toEqual(["/admin", "/admin/", "/admin.html"]);
  expect(Object.fromEntries(withPolicy[0]?.headers ?? [])).toEqual({
    "Content-Security-Policy": "default-src 'self'",
    "X-Robots-Tag": "noindex",
  });
  expect(rules[0]?.headers).toContainEqual(["X-Frame-Options", "DENY"]);
  expect(pageWithPolicy("<html><head><title>", site)).toBe(
    `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>`,
  );
});

test("nginx sends the same headers", () => {
  const configuration = nginxSite({ site });
  for (const [name, value] of Object.entries(siteHeaders("$site_policy"))) {
    expect(configuration).toContain(`add_header ${name} "${value}" always;`);
  }
  expect(configuration).toContain(`set $site_policy "${site}";`);
  expect(configuration).toContain(
    `if ($uri ~ "^(?:/static|/fonts)/") { set $site_caching "${caching.immutable}"; }`,
  );
});
