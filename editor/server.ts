import { timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { editorPolicy } from "../src/gatsby/editor-setting";
import { listen } from "../tools/loopback";
import type { Assets } from "./bundle";
import { placeOf, readData, writeFiles } from "./data-folder";
import type { WriteRequest } from "./forms/save";

type Served = { content: string; assets: Assets; port: number; key: string };

const headers = {
  "Content-Security-Policy": editorPolicy([]),
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Serves the editor of the folder `content` on this machine alone; rejects when the port is taken. */
export function serveEditor({ content, assets, port, key }: Served) {
  let earlier: Promise<unknown> = Promise.resolve();
  return listen((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => fail(response, error));
  }, port);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(`http://127.0.0.1${request.url}`);
    const refusal = refusalOf(request);
    if (refusal) {
      // What is still being sent is not waited for.
      response.setHeader("Connection", "close");
      return send(response, refusal[0], { message: refusal[1] });
    }
    const cookie = `editeur-${request.socket.localPort}`;
    if (pathname === "/" && isSame(searchParams.get("cle"), key)) {
      const kept = `${cookie}=${key}; Path=/; HttpOnly; SameSite=Strict`;
      response.writeHead(303, { Location: "/", "Set-Cookie": kept }).end();
      return;
    }
    const cookies = new URLSearchParams(request.headers.cookie?.replaceAll("; ", "&"));
    if (!isSame(cookies.get(cookie), key)) {
      const message = "Ouvrez l’adresse que la commande a affichée : elle porte la clé de l’éditeur.";
      return send(response, 401, { message });
    }
    if (pathname === "/api/data") {
      const body = request.method === "POST" ? await text(request) : "";
      // One after the other: none writes over what it has not seen.
      const turn = earlier.then(async () => {
        const { version, texts, pictures } = await readData(content);
        if (!body) return send(response, 200, { version, texts: [...texts], pictures: [...pictures] });
        const wanted = JSON.parse(body) as WriteRequest; // by our own page, which has the key
        if (wanted.version !== version) return send(response, 409, {});
        await writeFiles(content, wanted.files);
        send(response, 200, { version: (await readData(content)).version });
      });
      earlier = turn.catch(() => {});
      return turn;
    }
    const [, folder, name] = /^\/(images|fonts)\/([\w-]+\.\w+)$/.exec(pathname) ?? [];
    // The preview's typeface is in static/.
    const root = folder === "images" ? content : "static";
    const body = name && (await readFile(placeOf(root, `${folder}/${name}`)).catch(() => undefined));
    const file = assets.get(pathname) ?? (body && { type: "application/octet-stream", body });
    if (!file) return send(response, 404, { message: "Introuvable." });
    response.writeHead(200, { "Content-Type": file.type }).end(file.body);
  }
}

/**
 * A page of another address is kept out three times over: it can't name this server as its origin, it can't make its own
 * name lead here (DNS rebinding), and it does not know the key.
 */
function refusalOf({ method, headers, socket }: IncomingMessage): [number, string] | undefined {
  const { host = "", origin, "sec-fetch-site": site = "none" } = headers;
  if (!["127.0.0.1", "localhost"].some((name) => host === `${name}:${socket.localPort}`)) {
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

/** In a time that tells nothing about the key. */
function isSame(given: string | null, key: string): boolean {
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
