import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { caching, covers, readHeadersFile } from "../src/gatsby/hosting/headers";

export type SiteServer = { url: string; close: () => Promise<void> };

/**
 * Serves a built site on the loopback interface the way a CDN does: `/solutions` is the file solutions.html, other
 * spellings of it are redirected, anything unknown is the 404 page with status 404, and the headers are those of
 * public/_headers. Port 0 is any free one; rejects when the port is taken.
 */
export function serve(port: number, publicFolder = "public"): Promise<SiteServer> {
  if (!existsSync(path.join(publicFolder, "404.html"))) {
    return Promise.reject(
      new Error(`${publicFolder}/ holds no finished site. Build it first: npm run build`),
    );
  }
  const files = sirv(publicFolder, {
    extensions: ["html"],
    brotli: true,
    gzip: true,
    etag: true,
  });
  const headersOf = readHeaders(publicFolder);
  const notFoundPages = readCompressed(path.join(publicFolder, "404.html"));

  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const address = addressOf(request.url ?? "");
    if (!address) {
      response.writeHead(400).end();
      return;
    }
    const { pathname, search } = address;
    request.url = pathname + search;
    // A server may always send the whole file. sirv crashes on a range that ends before it begins.
    delete request.headers.range;
    // Nor does sirv expect a file that it has listed to be gone, or a visitor to leave in the middle of one.
    response.once("pipe", (file) => {
      file.once("error", () => response.destroy());
      response.once("close", () => file.destroy());
    });
    for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
    const canonical = pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, "") || "/";
    if (canonical !== pathname && isPage(publicFolder, canonical)) {
      response.writeHead(308, { Location: canonical + search }).end();
      return;
    }
    const notFound = () => {
      const accepted = request.headers["accept-encoding"] ?? "";
      const copy = notFoundPages.find(({ encoding }) => accepted.includes(encoding));
      response.setHeader("Cache-Control", caching.revalidated);
      response.setHeader("Vary", "Accept-Encoding");
      if (copy?.encoding) response.setHeader("Content-Encoding", copy.encoding);
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(copy?.content);
    };
    if (canonical === "/404") notFound();
    else files(request, response, notFound);
  });

  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const actualPort = typeof address === "object" && address ? address.port : port;
      resolve({
        url: `http://localhost:${actualPort}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/**
 * What a request asks this site for, whichever host it names; `undefined` when that is no address. `//x` is a path here
 * (RFC 9112, 3.2.1), where a URL parser reads a host.
 */
function addressOf(target: string): URL | undefined {
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}

/** A file and its compressed copies, the smallest first; the file itself, which has no encoding, last. */
function readCompressed(file: string): { encoding: string; content: Buffer }[] {
  return [
    { encoding: "br", file: `${file}.br` },
    { encoding: "gzip", file: `${file}.gz` },
    { encoding: "", file },
  ]
    .filter((copy) => existsSync(copy.file))
    .map((copy) => ({ encoding: copy.encoding, content: readFileSync(copy.file) }));
}

/** A path that begins with two slashes is not a page: as a redirect's target it would name another host. */
function isPage(publicFolder: string, pathname: string): boolean {
  if (pathname.startsWith("//")) return false;
  const file = pathname === "/" ? "index.html" : `${pathname}.html`;
  return existsSync(path.join(publicFolder, path.normalize(file)));
}

/** What the file `_headers` of the built site says about an address; called for each one. */
function readHeaders(publicFolder: string): (pathname: string) => [name: string, value: string][] {
  const rules = readHeadersFile(readFileSync(path.join(publicFolder, "_headers"), "utf8"));
  return (pathname) => [
    ["Cache-Control", caching.revalidated],
    ...rules.filter((rule) => covers(rule.path, pathname)).flatMap((rule) => rule.headers),
  ];
}
