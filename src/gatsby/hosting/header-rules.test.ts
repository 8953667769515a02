import { caching, siteHeaders } from "./header-rules";

/** Written out a second time: the other tests take what they expect from the rules themselves. */
const headers = {
  "Content-Security-Policy": "default-src 'none'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

test.each(Object.entries(headers))("everything is sent with %s: %s", (name, value) => {
  expect(siteHeaders("default-src 'none'")[name]).toBe(value);
});

test("no header is sent that is not named here", () => {
  expect(Object.keys(siteHeaders(""))).toEqual(Object.keys(headers));
});

test("what is named after its content is kept for a year, the rest is revalidated", () => {
  expect(caching).toEqual({
    immutableFolders: ["/static", "/fonts"],
    immutable: "public, max-age=31536000, immutable",
    revalidated: "public, max-age=0, must-revalidate",
  });
});
