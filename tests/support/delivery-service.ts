import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** The page after a post without scripts. */
export const thanksPage =
  '<!doctype html><html lang="fr"><title>Merci</title><h1>Merci pour votre message</h1></html>';

/** Means «accepted» to each service; the page is for a post without scripts. The form recognises Netlify by its header. */
export const accepted = (isPage: boolean) => ({
  status: 200,
  headers: {
    "Access-Control-Allow-Origin": "*",
    "x-nf-request-id": "01KJD9FATBP38BK9EPSN617QKP",
    "Content-Type": isPage ? "text/html; charset=utf-8" : "application/json",
  },
  body: isPage ? thanksPage : '{"ok":true}',
});

/** Mocks Netlify, Formspree and an owner's own endpoint, which accept every message. */
export function deliveryService() {
  /** The fields of each. */
  const messages: Record<string, string>[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    // Chromium repeats a post when a reused connection is cut, so each message gets a connection of its own.
    response.setHeader("Connection", "close");
    if (request.method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "content-type, idempotency-key");
      response.writeHead(204).end();
      return;
    }
    const body = await text(request);
    const isJson = request.headers["content-type"]?.includes("json");
    messages.push(isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)));
    const { status, headers, body: answer } = accepted(/text\/html/.test(request.headers.accept ?? ""));
    response.writeHead(status, headers).end(answer);
  };
  return { handle, messages };
}
