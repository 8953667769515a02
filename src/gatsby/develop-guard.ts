import type { IncomingMessage, ServerResponse } from "node:http";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { refusalOfStranger } from "./own-machine";

/**
 * Gatsby's develop server answers any page of any site: with the unpublished content, with sources, over its socket too.
 * Here it answers its own pages only. Gatsby's own `developMiddleware` comes after its answers, so both ways in are
 * guarded where they begin; `ensure` says so when a new version of Gatsby begins elsewhere.
 */
type App = { handle: (request: IncomingMessage, response: ServerResponse, next?: () => void) => void };

export function guardDevelop(app: App): void {
  const { handle } = app;
  ensure(typeof handle === "function", "the Express app has no handle()");
  app.handle = (request, response, next) => {
    const refusal = isVisit(request) ? undefined : refusalOfStranger(request.headers);
    if (!refusal) return handle.call(app, request, response, next);
    response.writeHead(refusal.status, { "Content-Type": "text/plain; charset=utf-8" }).end(refusal.message);
  };

  const { init } = websocketManager;
  ensure(typeof init === "function", "websocketManager has no init()");
  websocketManager.init = (options) => {
    const socket = init(options);
    ensure(socket.engine?.opts, "socket.io has no engine.opts");
    socket.engine.opts.allowRequest = (request, answer) =>
      answer(null, refusalOfStranger(request.headers) === undefined);
    return socket;
  };
}

/** A page opened by a link on another site, which that site can't read; Gatsby's own addresses are no pages. */
function isVisit({ method, url = "", headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    headers["sec-fetch-mode"] === "navigate" &&
    headers["sec-fetch-dest"] === "document" &&
    !url.startsWith("/_") &&
    !refusalOfStranger({ host: headers.host })
  );
}

function ensure(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(`src/gatsby/develop-guard.ts was written for Gatsby 5.16: ${what}.`);
}
