import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { contentDigest } from "../src/content/content-digest";
import { editorPolicy } from "../src/gatsby/editor-setting";
import { listen } from "../tools/loopback";
import type { Asset, Assets } from "./bundle";
import { readData, safePath, writeFiles } from "./data-folder";
import type { WriteRequest } from "./forms/save";
import { PublishError } from "./git";
import {
  changedFiles,
  confirmAddress,
  earlierSites,
  type Progress,
  publication,
  publish,
  publishedTexts,
} from "./publish";
import { takePublished } from "./take-published";

type EditorOptions = { content: string; assets: Assets; port: number };

const headers = {
  "Content-Security-Policy": editorPolicy([]),
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Carries the key that reads and writes data/. A cookie would go to every port of this machine. */
export const keyHeader = "x-cle";

/**
 * Serves the editor of the folder `content` on this machine alone; rejects when the port is taken. The page itself is
 * anybody's. Its key it gets for a code, which is in an address, where other programs may see it, and therefore serves once.
 */
export async function serveEditor({ content, assets, port }: EditorOptions) {
  const key = newSecret();
  const codes = new Set<string>();
  let lastRequest: Promise<unknown> = Promise.resolve();
  /** What is read, and what changes something: the latter by POST alone. None takes an argument. */
  const questions: Record<string, () => Promise<object>> = {
    "/api/publication": publication,
    "/api/progress": async () => progress,
    "/api/changes": async () => ({ changes: await changedFiles() }),
    "/api/published": publishedTexts,
    "/api/earlier-sites": earlierSites,
    "/api/online": async () => ({ isSame: await isOnline(content) }),
  };
  const actions: Record<string, () => Promise<unknown>> = {
    "/api/publication": async () => startPublishing(),
    "/api/confirmation": confirmAddress,
    "/api/seen": async () => {
      progress = { ...progress, isSeen: true };
    },
    "/api/others": async () => {
      refuseWhilePublishing();
      return inTurn(takePublished);
    },
  };
  const server = await listen((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => fail(response, error));
  }, port);
  return {
    ...server,
    /** An address that opens the editor, once. Not «localhost», which may also mean ::1, where another program may listen. */
    newAddress: () => {
      const code = newSecret();
      codes.add(code);
      return `http://127.0.0.1:${server.port}/?code=${code}`;
    },
  };

  /** One request after the other, so that the version it compares is still the one it writes over. */
  function inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
    const result = lastRequest.then(action);
    lastRequest = result.catch(() => {});
    return result;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(`http://127.0.0.1${request.url}`);
    const refusal = requestRefusal(request);
    if (refusal) {
      // The body may be large and is not read.
      response.setHeader("Connection", "close");
      return send(response, refusal[0], { message: refusal[1] });
    }
    const asset = assets.get(pathname);
    if (asset) return sendFile(response, asset);
    const [, folder, name] = /^\/(images|fonts)\/([\w-]+\.\w+)$/.exec(pathname) ?? [];
    // The preview's typeface, which a style sheet asks for without a key.
    if (folder === "fonts" && name) return sendFile(response, await readAsset("static", `fonts/${name}`));
    if (pathname === "/api/key" && Number(request.headers["content-length"]) < 100) {
      if (codes.delete(await text(request))) return send(response, 200, { key });
    }
    if (!isSameKey(String(request.headers[keyHeader] ?? ""), key)) {
      const message =
        "Cette adresse n’ouvre pas l’éditeur, ou a déjà servi. Lancez npm run edit ; si la commande tourne déjà, appuyez sur Entrée dans son terminal. Ouvrez l’adresse affichée, puis rechargez cette page : ce que vous avez tapé vous y est proposé.";
      return send(response, 401, { message });
    }
    if (pathname === "/api/data") {
      const body = request.method === "POST" ? await text(request) : "";
      // What is sent is what was judged: a save meanwhile would end it.
      if (body) refuseWhilePublishing();
      return inTurn(async () => {
        const { version, texts, pictures } = await readData(content);
        if (!body) return send(response, 200, { version, texts: [...texts], pictures: [...pictures] });
        const update = JSON.parse(body) as WriteRequest; // by our own page, which has the key
        if (update.version !== version) return send(response, 409, {});
        await writeFiles(content, update.files);
        send(response, 200, { version: (await readData(content)).version });
      });
    }
    const ask = (request.method === "POST" ? actions : questions)[pathname];
    if (ask) return send(response, 200, Object(await ask()));
    sendFile(response, name ? await readAsset(content, `images/${name}`) : undefined);
  }
}

let progress: Progress = {};

function refuseWhilePublishing(): void {
  if (progress.step !== undefined)
    throw new PublishError(
      "Une publication est en cours : attendez qu’elle soit finie, dans quelques minutes. Ce que vous avez tapé reste là.",
    );
}

/** Goes on when the page that asked for it is left; any page asks for its progress. */
function startPublishing(): void {
  refuseWhilePublishing();
  progress = { step: "" };
  publish((step) => {
    progress = { step };
  }).then(
    (done) => {
      progress = { done };
    },
    (error: Error) => {
      progress = { refusal: error.message };
    },
  );
}

/** Whether the public site has answered with the content of data/ as it is now. */
async function isOnline(content: string): Promise<boolean> {
  const { texts, pictures } = await readData(content);
  const { siteUrl } = JSON.parse(texts.get("site") ?? "{}");
  const signal = AbortSignal.timeout(5000);
  const answer = await fetch(`${siteUrl}/content-digest.txt`, { cache: "no-store", signal }).catch(
    () => undefined,
  );
  return answer?.ok === true && (await answer.text()) === (await contentDigest(texts, pictures.keys()));
}

function newSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** A file of the folder, if it is there. */
async function readAsset(folder: string, file: string): Promise<Asset | undefined> {
  const body = await readFile(safePath(folder, file)).catch(() => undefined);
  return body && { type: "application/octet-stream", body };
}

function sendFile(response: ServerResponse, file: Asset | undefined): void {
  if (file) response.writeHead(200, { "Content-Type": file.type }).end(file.body);
  else send(response, 404, { message: "Introuvable." });
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
function isSameKey(given: string, key: string): boolean {
  const [actual, expected] = [Buffer.from(given), Buffer.from(key)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const diskErrors: Record<string, string> = {
  EACCES: "l’accès est refusé, vérifiez les droits du fichier et de son dossier",
  EPERM: "l’accès est refusé, vérifiez les droits du fichier et de son dossier",
  EROFS: "le disque est en lecture seule",
  ENOSPC: "le disque est plein",
};

function fail(response: ServerResponse, error: unknown): void {
  if (error instanceof PublishError) {
    send(response, 422, { message: error.message });
    return;
  }
  const { message, code, path } = error as NodeJS.ErrnoException; // often of the disk
  const reason = code ? (diskErrors[code] ?? `le disque répond ${code}`) : message;
  send(response, 500, { message: `Rien n’est enregistré. ${path ? `${path} : ` : ""}${reason}.` });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
