import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** The page after a post without scripts. */
export const thanksPage =
  '<!doctype html><html lang="fr"><title>Merci</title><h1>Merci pour votre message</h1></html>';

/** Mocks Netlify, Formspree and an owner's own endpoint, which accept every message. */
export function deliveryService() {
  /** The fields of each. */
  const messages: Record<string, string>[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    // Chromium repeats a post when a reused connection is cut, so each message gets a connection of its own.
    response.setHeader("Connection", "close");
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (request.method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Headers", "content-type, idempotency-key");
      response.writeHead(204).end();
      return;
    }
    const body = await text(request);
    const isJson = request.headers["content-type"]?.includes("json");
    const message = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
    messages.push(message);
    if (request.headers.accept?.includes("text/html")) {
      response.writeHead(200, { "Content-Type": "text/html" }).end(thanksPage);
    } else {
      if (message["form-name"]) response.setHeader("x-nf-request-id", "01KJD9FATBP38BK9EPSN617QKP");
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"ok":true}');
    }
  };
  return { handle, messages };
}
