import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { unpublishedFiles } from "../scripts/git";
import { listen } from "../tools/loopback";
import type { Asset, Assets } from "./bundle";
import { addPicture, cropPicture, readData, safePath, writeText } from "./data-folder";

type EditorOptions = {
  contentFolder: string;
  assets: Assets;
  port: number;
  /** Runs npm run publish:site and streams its output. */
  publish: (write: (output: string | Buffer) => void) => Promise<void>;
};

const headers = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion and react-easy-crop inject style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

const unreadablePictureMessage =
  "ne s’ouvre pas : son format ne convient pas (HEIC ou GIF, par exemple), ou le fichier est incomplet. Exportez l’image en JPEG.";

/** The request header with the editor's key; not a cookie, because browsers send cookies to every port of a host. */
export const keyHeader = "x-editor-key";

/**
 * Serves the editor of `contentFolder` to this machine only; rejects if the port is taken. The page and pictures are
 * public. The page's URL may be seen by other programs, so it has only a one-time code, which the page trades for the key.
 */
export async function serveEditor({ contentFolder, assets, port, publish }: EditorOptions) {
  const key = newSecret();
  const unusedCodes = new Set<string>();
  const server = await listen((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    respond(request, response).catch(({ message }: Error) => {
      // The message comes from the system and names the file.
      sendJson(response, 500, { message: `Rien n’est enregistré. ${message}` });
    });
  }, port);
  return {
    ...server,
    /** A URL that opens the editor once; "localhost" could resolve to ::1, where another program may listen. */
    newUrl: () => {
      const code = newSecret();
      unusedCodes.add(code);
      return `http://127.0.0.1:${server.port}/?code=${code}`;
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(`http://127.0.0.1${request.url}`);
    const [errorStatus, message] = requestError(request) ?? [];
    if (errorStatus) {
      // Close the connection instead of reading the body, which may be large.
      response.setHeader("Connection", "close");
      return sendJson(response, errorStatus, { message });
    }
    const asset = assets.get(pathname) ?? (await readPublicFile(pathname, searchParams));
    if (asset) {
      response.writeHead(200, { "Content-Type": asset.type }).end(asset.body);
      return;
    }
    // Before the key is checked, read only short bodies; a code has 32 characters.
    if (pathname === "/api/key" && Number(request.headers["content-length"]) < 100) {
      if (unusedCodes.delete(await text(request))) return sendJson(response, 200, { key });
    }
    if (!isSameKey(String(request.headers[keyHeader] ?? ""), key)) {
      const message =
        "Cette adresse n’ouvre pas l’éditeur, ou a déjà servi. Lancez npm run edit ; si la commande tourne déjà, appuyez sur Entrée dans son terminal. Ouvrez l’adresse affichée, puis rechargez cette page : ce que vous avez tapé y est encore.";
      return sendJson(response, 401, { message });
    }
    const isPost = request.method === "POST";
    if (pathname === "/api/data") {
      const { folder, texts, pictures } = await readData(contentFolder);
      return sendJson(response, 200, { folder, texts: [...texts], pictures: [...pictures] });
    }
    if (pathname === "/api/unpublished") return sendJson(response, 200, { files: await unpublishedFiles() });
    if (pathname === "/api/text" && isPost) {
      const isWritten = await writeText(contentFolder, JSON.parse(await text(request)));
      return sendJson(response, isWritten ? 200 : 409, {});
    }
    if (pathname === "/api/picture" && isPost) {
      const picture = JSON.parse(searchParams.get("picture") ?? "");
      const file = await addPicture(contentFolder, { ...picture, bytes: await buffer(request) });
      return sendJson(response, file ? 200 : 422, { file, message: unreadablePictureMessage });
    }
    if (pathname === "/api/publish" && isPost) {
      response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8" });
      // Publishing continues if the page is closed.
      await publish((output) => response.write(output));
      response.end();
      return;
    }
    sendJson(response, 404, { message: "Introuvable." });
  }

  /** The site's fonts and pictures; `?ratio=1.6` crops a picture like the build. */
  async function readPublicFile(pathname: string, options: URLSearchParams): Promise<Asset | undefined> {
    const [, folder, name] = /^\/(images|fonts)\/([\w-]+\.\w+)$/.exec(pathname) ?? [];
    if (!name) return undefined;
    const file = safePath(folder === "fonts" ? "static" : contentFolder, `${folder}/${name}`);
    const ratio = Number(options.get("ratio"));
    const body = await (ratio > 0 ? cropPicture(file, ratio) : readFile(file)).catch(() => undefined);
    return body && { type: "application/octet-stream", body };
  }
}

function newSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** Refuses other sites' pages by Host (against DNS rebinding) and Origin; the key keeps out other programs. */
function requestError({ method, headers, socket }: IncomingMessage): [number, string] | undefined {
  const { host = "", origin, "sec-fetch-site": fetchSite = "none" } = headers;
  if (!["127.0.0.1", "localhost"].some((name) => host === `${name}:${socket.localPort}`)) {
    return [421, "Cet éditeur ne répond qu’à 127.0.0.1."];
  }
  const isOwnPage = origin === `http://${host}` || (origin === undefined && method === "GET");
  if (!isOwnPage || (fetchSite !== "none" && fetchSite !== "same-origin")) {
    return [403, "Demande venue d’une autre page : refusée."];
  }
  // Allows only types that an HTML form cannot send.
  const contentType = String(headers["content-type"]);
  const isAllowedType = ["application/json", "application/octet-stream"].includes(contentType);
  if (method !== "GET" && (method !== "POST" || !isAllowedType)) {
    return [415, "Attendu : application/json ou application/octet-stream."];
  }
  return undefined;
}

/** Compares in constant time, so that the response time does not reveal the key. */
function isSameKey(receivedKey: string, key: string): boolean {
  const [actual, expected] = [Buffer.from(receivedKey), Buffer.from(key)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
