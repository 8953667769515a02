import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { htaccess } from "../../src/gatsby/hosting/apache";
import { caching, siteHeaders } from "../../src/gatsby/hosting/headers";
import { nginxServerConfig } from "../../src/gatsby/hosting/nginx";
import { paths } from "../../tools/routes";
import { type Host, hostNames, startHost } from "./servers";

const policy = /Content-Security-Policy: (.*)/.exec(readFileSync("public/_headers", "utf8"))?.[1] ?? "";
const htmlFileOf = (page: string) => `${page === "/" ? "/index" : page}.html`;

/**
 * The built site, and a made-up one with a folder named like a page, and with a file by which a certificate authority
 * checks the domain (ACME); its path contains index.html, which must not be taken for a page.
 */
const sites = {
  "the built site": {
    pages: paths,
    files: [
      ...["/static/js", "/fonts"].map((folder) => `${folder}/${readdirSync(`public${folder}`)[0]}`),
      ...["/robots.txt", "/manifest.webmanifest", "/favicon.svg", "/app-icons/icon-192.png"],
    ],
  },
  "a folder named like a page": {
    pages: ["/", "/solutions", "/projets"],
    files: [
      "/static/a.js",
      "/projets/plan.pdf",
      "/.well-known/acme-challenge/index.html/a",
      "/robots.txt",
      "/manifest.webmanifest",
    ],
  },
};
type SiteName = keyof typeof sites;

/** Returns the site's folder, which is created for the made-up site. */
async function prepareSite(siteName: SiteName): Promise<string> {
  if (siteName === "the built site") return ".";
  const folder = await mkdtemp(path.join(tmpdir(), "built-"));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  const { pages, files } = sites[siteName];
  for (const file of [...files, ...[...pages, "/404"].map(htmlFileOf)]) {
    await write(`public${file}`, `The content of ${file}. `.repeat(20));
  }
  await write("public/.htaccess", htaccess(policy, pages));
  await write("nginx/site.conf", nginxServerConfig(policy));
  return folder;
}

const query = "?a=1&b=%20%C3%A9";
const suffixes = `/ // .html .html/ /index.html /index /index/ /${query} .html${query}`.split(" ");
/** The variants of "/" begin with "/index", e.g. "/index?a=1", which redirects to "/?a=1". */
const redirectsOf = (page: string) =>
  suffixes
    .map((suffix) => (page === "/" ? `/index${suffix.replace(/^\/(?=\?|$)/, "")}` : page + suffix))
    .map((variant) => [variant, page + (variant.includes("?") ? query : "")]);

const unknownPaths =
  `/nulle-part /nulle-part/ /nulle-part.html /nulle-part/index.html /Solutions /solutions/nulle-part
  /solutions.html.html /static/nulle-part.js /static /static/ /404 /404/ /404.html /_headers`.split(/\s+/);
const unsafePaths = `//evil.example/ //evil.example/solutions/ /..%2f..%2fetc/passwd /../../etc/passwd
  /% /%00 /.htaccess`.split(/\s+/);

const contentTypes: Record<string, string> = {
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

describe.each(
  hostNames.flatMap((host) => (Object.keys(sites) as SiteName[]).map((site) => [host, site] as const)),
)("%s with %s", (hostName, siteName) => {
  const { pages, files } = sites[siteName];
  let folder = "";
  let host: Host;
  beforeAll(async () => {
    folder = await prepareSite(siteName);
    host = await startHost(hostName, folder);
  });
  afterAll(async () => {
    await host?.stop();
    if (folder.startsWith(tmpdir())) await rm(folder, { recursive: true });
  });
  const contentOf = (file: string) => readFileSync(path.join(folder, "public", file));

  /** Requests a URL, and expects the headers that every response must have. */
  async function request(url: string, headers?: Record<string, string>) {
    const response = await host.request(url, headers);
    const isImmutable = response.status === 200 && /^\/(?:static|fonts)\//.test(url);
    const expectedHeaders = {
      ...siteHeaders(policy),
      "Cache-Control": isImmutable ? caching.immutable : caching.revalidated,
    };
    const names = Object.keys(expectedHeaders);
    const receivedHeaders = names.map((name) => [name, response.headers[name.toLowerCase()]]);
    expect(Object.fromEntries(receivedHeaders)).toEqual(expectedHeaders);
    return response;
  }

  test.each([...pages, `/solutions${query}`])("serves %s without a redirect", async (url) => {
    const { status, body, headers } = await request(url);
    expect([status, body]).toEqual([200, contentOf(htmlFileOf(url.replace(query, "")))]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  test.each(files)("serves %s unchanged", async (url) => {
    const { status, body, headers } = await request(url);
    expect([status, body]).toEqual([200, contentOf(url)]);
    const type = contentTypes[path.extname(url)];
    if (type) expect(headers["content-type"]).toBe(type);
  });

  test.each(pages.flatMap(redirectsOf))("redirects %s to %s in one step", async (url = "", target = "") => {
    const { status, headers } = await request(url);
    expect([status, headers.location]).toEqual([308, host.redirectOrigin + target]);
  });

  test.each(unknownPaths)("responds to %s with the error page and status 404", async (url) => {
    const { status, body, headers } = await request(url);
    expect([status, body]).toEqual([404, contentOf("404.html")]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  test.each(unsafePaths)("refuses %s without a redirect", async (url) => {
    const { status, headers } = await host.request(url);
    expect([Math.floor(status / 100), headers.location]).toEqual([4, undefined]);
  });

  test("responds 304 to a conditional request, with the usual headers", async () => {
    const acceptCompression = { "Accept-Encoding": "gzip, br" };
    const { headers } = await request("/solutions", acceptCompression);
    const { etag, "last-modified": lastModified = "" } = headers;
    const validators = { "If-Modified-Since": lastModified, ...(etag && { "If-None-Match": etag }) };
    expect((await request("/solutions", { ...acceptCompression, ...validators })).status).toBe(304);
  });

  test.each(["/solutions", "/nulle-part", ...files.filter((file) => /js$/.test(file))])(
    "compresses %s once, not twice",
    async (url) => {
      const { body } = await request(url);
      const gzipResponse = await request(url, { "Accept-Encoding": "gzip" });
      expect(gzipResponse.headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(gzipResponse.body)).toEqual(body);
      if (hostName !== "Apache with optional modules and AllowOverride All") return;
      const brotliResponse = await request(url, { "Accept-Encoding": "gzip, deflate, br" });
      expect(brotliResponse.headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(brotliResponse.body)).toEqual(body);
    },
  );
});
