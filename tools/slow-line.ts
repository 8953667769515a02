import { createServer, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import type { SiteServer } from "./serve";

/** An answer that went over the line. */
export type Transfer = {
  path: string;
  /** The media type, without parameters. */
  type: string;
  /** Headers and body as the server sent them. */
  bytes: number;
  /** `Sec-Purpose`: what the browser fetches before the visitor asks for it; empty otherwise. */
  purpose: string;
};

type Line = {
  /** Added to each answer, in milliseconds. */
  roundTrip?: number;
  /** Shared by all answers. */
  bitsPerSecond?: number;
  /** Changes a page's HTML on its way. The policy, whose digests would no longer fit, stays behind. */
  change?: (html: string) => string;
};

export type SlowSite = SiteServer & { transfers: Transfer[]; reports: unknown[] };

/** Where a page may post what it has measured, as JSON. */
export const reportPath = "/measured";

/**
 * The same site behind a line of that kind. It slows pages down where a browser's own emulation does not reach: those
 * that are prerendered.
 */
export function throughLine(site: SiteServer, line: Line): Promise<SlowSite> {
  const { roundTrip = 0, bitsPerSecond = Number.POSITIVE_INFINITY, change } = line;
  const transfers: Transfer[] = [];
  const reports: unknown[] = [];
  let freeAt = 0;
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? "/";
    if (path === reportPath) {
      reports.push(JSON.parse(String(await buffer(asked))));
      answer.writeHead(204).end();
      return;
    }
    const sent = await ask(site.url, asked).catch(() => undefined);
    if (!sent) return answer.destroy();
    const { headers, statusCode = 200 } = sent;
    let body = await buffer(sent);
    const bytes = body.length + sent.rawHeaders.join("    ").length;
    const type = headers["content-type"]?.split(";")[0] ?? "";
    transfers.push({ path, type, bytes, purpose: String(asked.headers["sec-purpose"] ?? "") });
    if (change && type === "text/html") {
      const html = headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
      body = Buffer.from(change(html.toString()));
      for (const name of ["content-encoding", "content-security-policy", "etag"]) delete headers[name];
      headers["content-length"] = String(body.length);
    }
    await pause(roundTrip);
    const now = Date.now();
    freeAt = Math.max(freeAt, now) + (bytes * 8000) / bitsPerSecond;
    await pause(freeAt - now);
    answer.writeHead(statusCode, headers).end(body);
  });
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : undefined;
      resolve({
        url: `http://localhost:${port}`,
        transfers,
        reports,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    }),
  );
}

function ask(origin: string, { url, method, headers }: IncomingMessage): Promise<IncomingMessage> {
  const asked = { method, headers: { ...headers, host: new URL(origin).host } };
  return new Promise((resolve, reject) => {
    request(`${origin}${url}`, asked, resolve).on("error", reject).end();
  });
}
