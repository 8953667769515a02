import { timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { editorPolicy } from "../src/gatsby/editor-setting";
import { listen } from "../tools/loopback";
import type { Assets } from "./bundle";
import { readData, safePath, writeFiles } from "./data-folder";
import type { WriteRequest } from "./forms/save";

type EditorOptions = { content: string; assets: Assets; port: number; key: string };

const headers = {
  "Content-Security-Policy": editorPolicy([]),
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Serves the editor of the folder `content` on this machine alone; rejects when the port is taken. */
export function serveEditor({ content, assets, port, key }: EditorOptions) {
  let lastRequest: Promise<unknown> = Promise.resolve();
  return listen((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => fail(response, error));
  }, port);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(`http://127.0.0.1${request.url}`);
    const refusal = requestRefusal(request);
    if (refusal) {
      // The body may be large and is not read.
      response.setHeader("Connection", "close");
      return send(response, refusal[0], { message: refusal[1] });
    }
    const cookieName = `editeur-${request.socket.localPort}`;
    if (pathname === "/" && isSameKey(searchParams.get("cle"), key)) {
      const cookie = `${cookieName}=${key}; Path=/; HttpOnly; SameSite=Strict`;
      response.writeHead(303, { Location: "/", "Set-Cookie": cookie }).end();
      return;
    }
    const cookies = new URLSearchParams(request.headers.cookie?.replaceAll("; ", "&"));
    if (!isSameKey(cookies.get(cookieName), key)) {
      const message = "Ouvrez l’adresse que la commande a affichée : elle porte la clé de l’éditeur.";
      return send(response, 401, { message });
    }
    if (pathname === "/api/data") {
      const body = request.method === "POST" ? await text(request) : "";
      // One request after the other, so that the version it compares is still the one it writes over.
      const result = lastRequest.then(async () => {
        const { version, texts, pictures } = await readData(content);
        if (!body) return send(response, 200, { version, texts: [...texts], pictures: [...pictures] });
        const update = JSON.parse(body) as WriteRequest; // by our own page, which has the key
        if (update.version !== version) return send(response, 409, {});
        await writeFiles(content, update.files);
        send(response, 200, { version: (await readData(content)).version });
      });
      lastRequest = result.catch(() => {});
      return result;
    }
    const [, folder, name] = /^\/(images|fonts)\/([\w-]+\.\w+)$/.exec(pathname) ?? [];
    // The preview's typeface is in static/.
    const root = folder === "images" ? content : "static";
    const body = name && (await readFile(safePath(root, `${folder}/${name}`)).catch(() => undefined));
    const file = assets.get(pathname) ?? (body && { type: "application/octet-stream", body });
    if (!file) return send(response, 404, { message: "Introuvable." });
    response.writeHead(200, { "Content-Type": file.type }).end(file.body);
  }
}

/** Why a request is refused: a page of another site fails at its Origin, at its Host (DNS rebinding), and at the key. */
function requestRefusal({ method, headers, socket }: IncomingMessage): [number, string] | undefined {
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

/** Compares in constant time, which gives nothing of the key away. */
function isSameKey(given: string | null, key: string): boolean {
  const [actual, expected] = [Buffer.from(given ?? ""), Buffer.from(key)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const diskErrors: Record<string, string> = {
  EACCES: "l’accès est refusé, vérifiez les droits du fichier et de son dossier",
  EPERM: "l’accès est refusé, vérifiez les droits du fichier et de son dossier",
  EROFS: "le disque ne se laisse pas écrire",
  ENOSPC: "le disque est plein",
};

function fail(response: ServerResponse, error: unknown): void {
  const { message, code, path } = error as NodeJS.ErrnoException; // often of the disk
  const reason = code ? (diskErrors[code] ?? `le disque répond ${code}`) : message;
  send(response, 500, { message: `Rien n’est enregistré. ${path ? `${path} : ` : ""}${reason}.` });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
