import { timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { editorPolicy } from "../src/gatsby/editor-setting";
import { listen } from "../tools/loopback";
import type { Assets } from "./bundle";
import { placeOf, readData, writeFiles } from "./data-folder";
import type { WriteRequest } from "./forms/save";

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
};

/** Serves the editor on this machine alone; rejects when the port is taken. */
export async function serveEditor(site: EditorSite, { port, key }: Guard) {
  const guard = { port, key };
  let earlier: Promise<unknown> = Promise.resolve();
  const server = await listen((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => fail(response, error));
  }, port);
  guard.port = server.port;
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(`http://127.0.0.1${request.url}`);
    const refusal = refusalOf(request, guard);
    // What is still being sent is not waited for.
    if (refusal) response.setHeader("Connection", "close");
    if (refusal) return send(response, refusal[0], { message: refusal[1] });
    if (pathname === "/" && isKey(searchParams.get("cle"), guard)) {
      const cookie = `editeur-${guard.port}=${key}; Path=/; HttpOnly; SameSite=Strict`;
      response.writeHead(303, { Location: "/", "Set-Cookie": cookie }).end();
      return;
    }
    const cookies = new URLSearchParams(request.headers.cookie?.replaceAll("; ", "&"));
    if (!isKey(cookies.get(`editeur-${guard.port}`), guard)) {
      const message = "Ouvrez l’adresse que la commande a affichée : elle porte la clé de l’éditeur.";
      return send(response, 401, { message });
    }
    if (pathname === "/api/data") {
      const body = request.method === "POST" ? await text(request) : "";
      // One after the other: none writes over what it has not seen.
      const turn = earlier.then(async () => {
        const { version, texts, pictures } = await readData(site.content);
        if (!body) return send(response, 200, { version, texts: [...texts], pictures: [...pictures] });
        const wanted = JSON.parse(body) as WriteRequest; // by our own page, which has the key
        if (wanted.version !== version) return send(response, 409, {});
        await writeFiles(site.content, wanted.files);
        send(response, 200, { version: (await readData(site.content)).version });
      });
      earlier = turn.catch(() => {});
      return turn;
    }
    const [, folder, name] = /^\/(images|fonts)\/([\w-]+\.\w+)$/.exec(pathname) ?? [];
    const root = folder === "images" ? site.content : site.statics;
    const body = name && (await readFile(placeOf(root, `${folder}/${name}`)).catch(() => undefined));
    const file = site.assets.get(pathname) ?? (body && { type: "application/octet-stream", body });
    if (!file) return send(response, 404, { message: "Introuvable." });
    response.writeHead(200, { "Content-Type": file.type }).end(file.body);
  }
}

/**
 * A page of another address is kept out three times over: it can't name this server as its origin, it can't make its own
 * name lead here (DNS rebinding), and it does not know the key.
 */
function refusalOf({ method, headers }: IncomingMessage, { port }: Guard): [number, string] | undefined {
  const { host = "", origin, "sec-fetch-site": site = "none" } = headers;
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`) {
    return [421, "Cet éditeur ne répond qu’à 127.0.0.1."];
  }
  const isOwnPage = origin === `http://${host}` || (origin === undefined && method === "GET");
  if (!isOwnPage || (site !== "none" && site !== "same-origin")) {
    return [403, "Demande venue d’une autre page : refusée."];
  }
  const isJson = headers["content-type"] === "application/json";
  if (method !== "GET" && (method !== "POST" || !isJson)) return [415, "Attendu : application/json."];
  return undefined;
}

function isKey(given: string | null, { key }: Guard): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const reasons: Record<string, string> = {
  EACCES: "l’accès est refusé, vérifiez les droits du fichier et de son dossier",
  EPERM: "l’accès est refusé, vérifiez les droits du fichier et de son dossier",
  EROFS: "le disque ne se laisse pas écrire",
  ENOSPC: "le disque est plein",
};

function fail(response: ServerResponse, error: unknown): void {
  const { message, code, path } = error as NodeJS.ErrnoException; // whatever was thrown, of the disk perhaps
  const reason = code ? (reasons[code] ?? `le disque répond ${code}`) : message;
  send(response, 500, { message: `Rien n’est enregistré. ${path ? `${path} : ` : ""}${reason}.` });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
