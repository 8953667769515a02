import { timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { editorPolicy } from "../src/gatsby/editor-setting";
import { listen } from "../tools/loopback";
import type { Assets } from "./bundle";
import { placeOf, readData, save } from "./data-folder";
import { Clash, NotSaved, Refused } from "./forms/save";

/** Where the editor's server takes things from: data/, the page's own files, and static/ for the preview's typeface. */
export type EditorSite = { content: string; assets: Assets; statics: string };
export type Guard = { port: number; key: string };

const headers = {
  "Content-Type": "text/plain; charset=utf-8",
  "Content-Security-Policy": editorPolicy([]),
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

const saveRequest = z.strictObject({
  name: z.string(),
  base: z.string(),
  value: z.record(z.string(), z.unknown()),
  pictures: z.array(z.strictObject({ name: z.string(), base64: z.string() })),
});

/** Serves the editor on this machine alone; rejects when the port is taken. */
export async function serveEditor(site: EditorSite, { port, key }: Guard) {
  const guard = { port, key };
  let earlier: Promise<unknown> = Promise.resolve();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://127.0.0.1");
    refuseStrangers(request, guard);
    if (pathname === "/" && isKey(searchParams.get("cle"), guard)) {
      const cookie = `editeur-${guard.port}=${key}; Path=/; HttpOnly; SameSite=Strict`;
      response.writeHead(303, { Location: "/", "Set-Cookie": cookie }).end();
      return;
    }
    const [, cookie] =
      RegExp(`(?:^|; )editeur-${guard.port}=([^;]*)`).exec(request.headers.cookie ?? "") ?? [];
    if (!isKey(cookie, guard)) {
      throw new NotAnswered(
        401,
        "Ouvrez l’adresse que la commande a affichée : elle porte la clé de l’éditeur.",
      );
    }
    if (pathname === "/api/data") {
      const turn = earlier.then(async () => {
        if (request.method === "POST") {
          const { pictures, ...form } = saveRequest.parse(JSON.parse(await text(request)));
          await save(site.content, form, pictures);
        }
        const { texts, pictures } = await readData(site.content);
        sendJson(response, 200, { texts: [...texts], pictures: [...pictures] });
      });
      // One after the other: each save is judged on what the one before it left.
      earlier = turn.catch(() => {});
      return turn;
    }
    const [, folder, name] = /^\/(images|fonts)\/([\w-]+\.\w+)$/.exec(pathname) ?? [];
    const root = folder === "images" ? site.content : site.statics;
    const bytes =
      name && (await readFile(placeOf(root, path.join(folder ?? "", name))).catch(() => undefined));
    const asset = site.assets.get(pathname);
    if (asset) response.setHeader("Content-Type", asset.type);
    else if (bytes) response.setHeader("Content-Type", "application/octet-stream");
    response.writeHead(asset || bytes ? 200 : 404).end(asset?.body ?? (bytes || "Introuvable."));
  };

  const server = await listen((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => refuse(response, error));
  }, port);
  guard.port = server.port;
  return server;
}

/** A request that gets no answer, and why. */
class NotAnswered extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * A page of another address is kept out three times over: it can't name this server as its origin, it can't make its own
 * name lead here (DNS rebinding), and it does not know the key.
 */
function refuseStrangers({ method, headers }: IncomingMessage, { port }: Guard): void {
  const { host = "", origin, "sec-fetch-site": site = "none" } = headers;
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`) {
    throw new NotAnswered(421, "Cet éditeur ne répond qu’à 127.0.0.1.");
  }
  const isOwnPage = origin === `http://${host}` || (origin === undefined && method === "GET");
  if (!isOwnPage || !["none", "same-origin"].includes(String(site))) {
    throw new NotAnswered(403, "Demande venue d’une autre page : refusée.");
  }
  if (method === "POST" && headers["content-type"] !== "application/json") {
    throw new NotAnswered(415, "Attendu : application/json.");
  }
  if (method !== "GET" && method !== "POST") throw new NotAnswered(405, "Méthode refusée.");
}

function isKey(given: string | null | undefined, { key }: Guard): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The page is told why, with the file where one is meant. */
function refuse(response: ServerResponse, error: unknown): void {
  if (error instanceof NotAnswered) {
    // What is still being sent is not waited for.
    response.writeHead(error.status, { Connection: "close" }).end(error.message);
  } else if (error instanceof NotSaved) {
    sendJson(response, 422, { message: error.message, problems: error.problems });
  } else if (error instanceof Clash) sendJson(response, 409, { now: error.now });
  else if (error instanceof Refused) sendJson(response, 409, { message: error.message });
  else if (error instanceof z.ZodError || error instanceof SyntaxError) {
    sendJson(response, 400, { message: "Demande mal formée." });
  } else {
    console.error(error);
    sendJson(response, 500, { message: failureOf(error as NodeJS.ErrnoException) }); // of the disk, or a fault of ours
  }
}

function failureOf({ code, path: file, message }: NodeJS.ErrnoException): string {
  const reasons = new Map([
    ["EACCES", "l’accès est refusé : vérifiez les droits du fichier et du dossier"],
    ["EPERM", "l’accès est refusé : vérifiez les droits du fichier et du dossier"],
    ["EROFS", "le disque ne se laisse pas écrire"],
    ["ENOSPC", "le disque est plein"],
  ]);
  return `Rien n’est enregistré. ${file ?? "L’éditeur"} : ${reasons.get(code ?? "") ?? message}.`;
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
