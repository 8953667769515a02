import { readdirSync, readFileSync } from "node:fs";
import { contentSecurityPolicy } from "../../src/gatsby/hosting/content-security-policy";
import { caching, siteHeaders } from "../../src/gatsby/hosting/headers";
import { readContent } from "../../tools/content";
import { findNginx } from "../../tools/find-nginx";
import { startCloudflare } from "../../tools/hosts/cloudflare";
import type { Host } from "../../tools/hosts/host";
import { nginxHasBrotli, startNginx } from "../../tools/hosts/nginx";
import { paths, unknownPath } from "../../tools/routes";
import { serve } from "../../tools/serve";

/** A host's own test starts it; the first start of Cloudflare's runtime takes a while. */
jest.setTimeout(90_000);

if (!findNginx() && process.env.CI) throw new Error("nginx is not installed, and CI leaves no host out.");

type Case = { name: string; start: () => Promise<Host>; encodings: string[]; leftOut?: boolean };
const hosts: Case[] = [
  { name: "the project's own server", start: () => serve(0), encodings: ["br", "gzip"] },
  { name: "Cloudflare Pages", start: startCloudflare, encodings: ["br", "gzip"] },
  {
    name: findNginx() ? "nginx" : "nginx (left out: it is not installed here)",
    start: startNginx,
    encodings: nginxHasBrotli ? ["br", "gzip"] : ["gzip"],
    leftOut: !findNginx(),
  },
];

/** As the content sets it. */
const settings = { delivery: readContent("contact").delivery, offline: false };
const { "Content-Security-Policy": _, ...expectedHeaders } = siteHeaders("");
const script = readdirSync("public/static/js").find((file) => /^app-.*\.js$/.test(file));
/** The legal pages are linked before they are written. */
const missing = [
  ...[unknownPath, "/solutions/nulle-part", "/static/js/app-0.js"],
  ...["/mentions-legales", "/politique-confidentialite"].filter((path) => !paths.includes(path)),
];
const builtFile = (path: string) => readFileSync(`public${path === "/" ? "/index" : path}.html`, "utf8");

for (const { name, start, encodings, leftOut } of hosts)
  (leftOut ? describe.skip : describe)(`on ${name}`, () => {
    let host: Host;
    beforeAll(async () => {
      host = await start();
    });
    afterAll(() => host?.close());

    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(host.url + path, { redirect: "manual", headers });

    test.each(paths)("%s answers with its page at once", async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect(await response.text()).toBe(builtFile(path));
    });

    test.each([
      ["/solutions/", "/solutions"],
      ["/solutions.html", "/solutions"],
      ["/contact/", "/contact"],
      ["/index.html", "/"],
    ])("%s leads to %s", async (spelling, canonical) => {
      const response = await get(spelling);
      expect([301, 308]).toContain(response.status);
      const location = response.headers.get("Location") ?? "";
      expect(new URL(location, host.url).href).toBe(new URL(canonical, host.url).href);
    });

    test.each(missing)(
      "%s is not there: the 404 page says so, and nobody keeps that answer for long",
      async (path) => {
        const response = await get(path);
        expect(response.status).toBe(404);
        expect(response.headers.get("Cache-Control")).toMatch(/no-store|max-age=0/);
        expect(await response.text()).toBe(builtFile("/404"));
      },
    );

    test("the address of the 404 page is kept by no search engine", async () => {
      const response = await get("/404");
      expect(response.status === 404 || response.status === 200).toBe(true);
      expect(await response.text()).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/);
    });

    test.each([...paths, unknownPath, "/404"])(
      "%s comes with every header of the one source",
      async (path) => {
        const { headers } = await get(path);
        for (const [name, value] of Object.entries(expectedHeaders))
          expect([name, headers.get(name)]).toEqual([name, value]);
      },
    );

    test.each([...paths, unknownPath])(
      "the policy of %s names the digest of all that it runs",
      async (path) => {
        const response = await get(path);
        const sent = response.headers.get("Content-Security-Policy") ?? "";
        const needed = contentSecurityPolicy([await response.text()], settings);
        for (const directive of needed.split("; ")) {
          const [name, ...sources] = directive.split(" ");
          const allowed = sent
            .split("; ")
            .find((candidate) => candidate.startsWith(`${name} `))
            ?.split(" ");
          expect(allowed).toEqual(expect.arrayContaining(sources));
        }
        expect(sent).not.toMatch(/unsafe-(?:inline|eval|hashes)/);
      },
    );

    test("files named after their content are kept for a year, the others revalidated", async () => {
      const cachingOf = async (path: string) => (await get(path)).headers.get("Cache-Control");
      expect(await cachingOf(`/static/js/${script}`)).toBe(caching.immutable);
      for (const path of ["/", "/solutions", "/page-data/app-data.json", "/manifest.webmanifest"]) {
        expect(await cachingOf(path)).toBe(caching.revalidated);
      }
    });

    test.each(encodings)(
      "a page, the 404 page and a script come compressed by %s to those who take it",
      async (encoding) => {
        for (const path of ["/", unknownPath, `/static/js/${script}`]) {
          const response = await get(path, { "Accept-Encoding": encoding });
          expect(response.headers.get("Content-Encoding")).toBe(encoding);
        }
      },
    );

    test("a page that has not changed is not sent again", async () => {
      const tag = (await get("/solutions")).headers.get("ETag") ?? "";
      const response = await get("/solutions", { "If-None-Match": tag });
      expect(response.status).toBe(304);
    });

    test.each([
      ["/manifest.webmanifest", "application/manifest+json"],
      ["/sitemap.xml", "xml"],
      ["/favicon.svg", "image/svg+xml"],
      ["/robots.txt", "text/plain"],
    ])("%s comes with its media type", async (path, type) => {
      expect((await get(path)).headers.get("Content-Type")).toContain(type);
    });
  });
