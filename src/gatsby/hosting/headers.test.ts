import { headersFile, longLineWarning } from "./headers";

const policy = "default-src 'none'; frame-ancestors 'none'";
const otherHeaders = {
  "Strict-Transport-Security": "max-age=63072000",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

const parseRules = (file: string) =>
  Object.fromEntries(
    file.split(/\n(?=\S)/).map((rule) => {
      const [path = "", ...lines] = rule.trim().split("\n");
      return [path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/)))];
    }),
  );

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

test("sends the site's headers for every path, and caches hashed files for a year", () => {
  expect(parseRules(headersFile(policy))).toMatchObject({
    "/*": { "Content-Security-Policy": policy, ...otherHeaders },
    "/static/*": immutable,
    "/fonts/*": immutable,
  });
});

test("warns if a line is too long for Cloudflare Pages", () => {
  const longHeaders = headersFile(`style-src ${"'sha256-x' ".repeat(250)}`);
  expect(longLineWarning(longHeaders)).toMatch(/^Sur Cloudflare Pages seulement : .* 27\d\d caractères/);
  expect(longLineWarning(headersFile(policy))).toBeUndefined();
});
