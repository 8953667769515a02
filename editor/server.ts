import { timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { editorPolicy } from "../src/gatsby/editor-setting";
import { listen } from "../tools/loopback";
import type { Assets } from "./bundle";
import { placeOf, readData, type SaveRequest, saveForm } from "./data-folder";
import { Clash, NotSaved, Refused } from "./forms/save";

/** Where the editor's server takes things from: data/, the page's own files, and static/ for the preview's typeface. */
export type EditorSite = { content: string; assets: Assets; statics: string };
export type Guard = { port: number; key: string };

const headers = {
  "Content-Security-Policy": editorPolicy([]),
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

/** A request that gets no answer, and why. */
class NotAnswered extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Serves the editor on this machine alone; rejects when the port is taken. */
export async function serveEditor(site: EditorSite, { port, key }: Guard) {
  const guard = { port, key };
  let earlier: Promise<unknown> = Promise.resolve();
  const server = await listen((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => refuse(response, error));
  }, port);
  guard.port = server.port;
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    refuseStrangers(request, guard);
    const { pathname, searchParams } = new URL(`http://127.0.0.1${request.url}`);
    if (pathname === "/" && isKey(searchParams.get("cle"), guard)) {
      const cookie = `editeur-${guard.port}=${key}; Path=/; HttpOnly; SameSite=Strict`;
      response.writeHead(303, { Location: "/", "Set-Cookie": cookie }).end();
      return;
    }
    const cookies = new URLSearchParams(request.headers.cookie?.replaceAll("; ", "&"));
    if (!isKey(cookies.get(`editeur-${guard.port}`), guard)) {
      const cure = "Ouvrez l’adresse que la commande a affichée : elle porte la clé de l’éditeur.";
      throw new NotAnswered(401, cure);
    }
    if (pathname === "/api/data") {
      const body = request.method === "POST" ? await text(request) : "";
      // One after the other: each save is judged on what the one before it left.
      const turn = earlier.then(async () => {
        if (body) await saveForm(site.content, JSON.parse(body) as SaveRequest); // by our own page, with the key
        const { texts, pictures } = await readData(site.content);
        send(response, 200, { texts: [...texts], pictures: [...pictures] });
      });
      earlier = turn.catch(() => {});
      return turn;
    }
    const [, folder, name] = /^\/(images|fonts)\/([\w-]+\.\w+)$/.exec(pathname) ?? [];
    const root = folder === "images" ? site.content : site.statics;
    const body = name && (await readFile(placeOf(root, `${folder}/${name}`)).catch(() => undefined));
    const file = site.assets.get(pathname) ?? (body && { type: "application/octet-stream", body });
    if (!file) throw new NotAnswered(404, "Introuvable.");
    response.writeHead(200, { "Content-Type": file.type }).end(file.body);
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
  if (!isOwnPage || (site !== "none" && site !== "same-origin")) {
    throw new NotAnswered(403, "Demande venue d’une autre page : refusée.");
  }
  if (method !== "GET" && method !== "POST") throw new NotAnswered(405, "Méthode refusée.");
  if (method === "POST" && headers["content-type"] !== "application/json") {
    throw new NotAnswered(415, "Attendu : application/json.");
  }
}

function isKey(given: string | null, { key }: Guard): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The page is told why, with the file where one is meant. */
function refuse(response: ServerResponse, error: unknown): void {
  const { message, code, path } = error as NodeJS.ErrnoException; // whatever was thrown, of the disk perhaps
  if (error instanceof NotAnswered) {
    // What is still being sent is not waited for.
    response.setHeader("Connection", "close");
    send(response, error.status, { message });
  } else if (error instanceof NotSaved) send(response, 422, { message, problems: error.problems });
  else if (error instanceof Clash) send(response, 409, { message, now: error.now });
  else if (error instanceof Refused) send(response, 409, { message });
  else {
    console.error(error);
    const reason = code ? (reasons.get(code) ?? `le disque répond ${code}`) : message;
    send(response, 500, { message: `${path ?? "L’éditeur"} : ${reason}. Rien n’est enregistré.` });
  }
}

const reasons = new Map([
  ["EACCES", "l’accès est refusé, vérifiez les droits du fichier et de son dossier"],
  ["EPERM", "l’accès est refusé, vérifiez les droits du fichier et de son dossier"],
  ["EROFS", "le disque ne se laisse pas écrire"],
  ["ENOSPC", "le disque est plein"],
]);

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
