import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import handler from "serve-handler";
import { listen } from "./loopback";

export type SiteServer = { url: string; server: Server; close: () => Promise<void> };

/** Serves a built site like a web host: clean URLs, 404 page, public/_headers. Rejects if the port is taken. */
export async function serve(port: number, publicFolder = "public"): Promise<SiteServer> {
  if (!existsSync(path.join(publicFolder, "404.html"))) {
    throw new Error(`No complete site in ${publicFolder}/. Run npm run build first.`);
  }
  const headers = readHeaders(readFileSync(path.join(publicFolder, "_headers"), "utf8"));
  const options = { public: publicFolder, cleanUrls: true, trailingSlash: false, directoryListing: false };
  const listener = await listen((request, response) => {
    if (request.method === "GET" || request.method === "HEAD") {
      void handler(request, response, { ...options, etag: true, headers });
    } else response.writeHead(405, { Allow: "GET, HEAD" }).end();
  }, port);
  return { url: `http://127.0.0.1:${listener.port}`, server: listener.server, close: listener.close };
}

/** Parses `_headers`: a path, which may end in `*`, followed by indented headers. */
function readHeaders(file: string) {
  return file
    .split(/\n(?=\S)/)
    .filter((rule) => rule.trim())
    .map((rule) => {
      const [source = "", ...lines] = rule.trim().split("\n");
      const headers = lines.map((line) => line.trim().split(/: (.*)/));
      return {
        source: source.replace(/\*$/, "**"),
        headers: headers.map(([key = "", value = ""]) => ({ key, value })),
      };
    });
}
