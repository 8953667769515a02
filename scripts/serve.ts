import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";

const publicFolder = "public";

export type SiteServer = { url: string; close: () => Promise<void> };

/**
 * Serves public/ on the loopback interface the way a CDN does: `/solutions` is the file solutions.html, other spellings of
 * it are redirected, anything unknown is the 404 page with status 404. Port 0 is any free one; rejects when the port is taken.
 */
export function serve(port: number): Promise<SiteServer> {
  if (!existsSync(path.join(publicFolder, "404.html"))) {
    return Promise.reject(new Error("public/ holds no finished site. Build it first: npm run build"));
  }
  const files = sirv(publicFolder, {
    extensions: ["html"],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => response.setHeader("Cache-Control", caching(pathname)),
  });
  const notFoundPage = readFileSync(path.join(publicFolder, "404.html"));

  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const canonical = pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, "") || "/";
    if (canonical !== pathname && isPage(canonical)) {
      response.writeHead(308, { Location: canonical + search }).end();
      return;
    }
    const notFound = () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(notFoundPage);
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

function isPage(pathname: string): boolean {
  const file = pathname === "/" ? "index.html" : `${pathname}.html`;
  return existsSync(path.join(publicFolder, path.normalize(file)));
}

/** Files whose name holds a digest of their content never change; everything else is asked for again. */
const immutable = /^\/(?:static|fonts)\/|-[0-9a-f]{20}\.js$/;

function caching(pathname: string): string {
  return immutable.test(pathname)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";
}
