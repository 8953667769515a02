import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { z } from "zod";
import { type PictureFacts, readPicture } from "../../src/content/check/pictures";
import { contentSchemas } from "../../src/content/contract";
import { editorPolicy } from "../../src/gatsby/editor-setting";
import { NotSaved, Refused } from "../forms/save-plan";
import { listPictures, pictureFrom, picturePath, readContent } from "./content-files";
import { cookieFor, type Guard, isOpening, refusal } from "./guard";
import { save } from "./save";

/** Where the editor's server takes things from. */
export type EditorSite = {
  /** data/ */
  content: string;
  /** The editor's page and its script, as bundle.ts has made them, by their addresses. */
  assets: ReadonlyMap<string, { type: string; body: string | Uint8Array }>;
  /** static/, for the typeface of the preview. */
  statics: string;
  /** Where the site answers that follows each save. */
  siteAddress?: string | undefined;
};

export type EditorServer = { port: number; close: () => Promise<void> };

const headers = {
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
  base: z.string().nullable(),
  value: z.record(z.string(), z.unknown()),
  pictures: z.array(z.strictObject({ name: z.string(), base64: z.string() })),
});

/** A few pictures from a phone at a time. */
const largestRequest = 200_000_000;

/** Serves the editor on this machine alone; rejects when the port is taken. */
export function serveEditor(site: EditorSite, { port, token }: Guard): Promise<EditorServer> {
  let earlier: Promise<unknown> = Promise.resolve();
  /** One after the other: each save is judged on what the one before it left. */
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const turn = earlier.then(run, run);
    earlier = turn.catch(() => {});
    return turn;
  };

  const actions: Record<string, (body: unknown) => Promise<unknown>> = {
    "/api/contenu": () => inTurn(() => readAll(site.content)),
    "/api/site": async () => ({ address: site.siteAddress ?? null }),
    "/api/enregistrer": (body) => {
      const { base, pictures, ...request } = saveRequest.parse(body);
      const files = pictures.map(({ name, base64 }) => pictureFrom(name, base64));
      return inTurn(() => save(site.content, { ...request, base: base ?? undefined, pictures: files }));
    },
  };

  const guard: Guard = { port, token };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: "L'éditeur a rencontré une erreur ; la commande la montre." });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const asked = { method: request.method ?? "", url: request.url ?? "/", headers: request.headers };
    if (!asked.url.startsWith("/") || !URL.canParse(`http://localhost${asked.url}`)) {
      sendJson(response, 400, { message: "Adresse mal formée." });
      return;
    }
    if (isOpening(asked, guard)) {
      response.writeHead(303, { Location: "/", "Set-Cookie": cookieFor(guard) }).end();
      return;
    }
    const refused = refusal(asked, guard);
    if (refused) {
      // What is still being sent is not waited for.
      response.setHeader("Connection", "close");
      response
        .writeHead(refused.status, { "Content-Type": "text/plain; charset=utf-8" })
        .end(refused.message);
      return;
    }
    const { pathname } = new URL(`http://localhost${asked.url}`);
    if (asked.method === "POST") await act(pathname, request, response);
    else await show(pathname, response);
  }

  async function act(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const action = Object.hasOwn(actions, pathname) ? actions[pathname] : undefined;
    if (!action) {
      sendJson(response, 404, { message: "Action inconnue." });
      return;
    }
    try {
      sendJson(response, 200, await action(await readJson(request)));
    } catch (error) {
      if (error instanceof NotSaved)
        sendJson(response, 422, { message: error.message, problems: error.problems });
      else if (error instanceof Refused) sendJson(response, 409, { message: error.message });
      else if (error instanceof z.ZodError || error instanceof SyntaxError) {
        sendJson(response, 400, { message: "Demande mal formée." });
      } else throw error;
    }
  }

  async function show(pathname: string, response: ServerResponse): Promise<void> {
    const asset = site.assets.get(pathname);
    if (asset) {
      response.writeHead(200, { "Content-Type": asset.type }).end(asset.body);
      return;
    }
    const [, folder = "", name = ""] = /^\/(images|fonts)\/([^/]+)$/.exec(pathname) ?? [];
    if (folder === "images" && (await listPictures(site.content)).includes(name)) {
      const file = createReadStream(path.join(site.content, picturePath(name)));
      // It may be gone by now, and a browser may leave in the middle of it.
      file.once("error", () => response.destroy());
      response.once("close", () => file.destroy());
      file.once("open", () => file.pipe(response.writeHead(200, { "Content-Type": pictureType(name) })));
      return;
    }
    if (folder === "fonts" && /^[\w-]+\.woff2$/.test(name)) {
      const font = await readFile(path.join(site.statics, "fonts", name)).catch(() => undefined);
      if (font) {
        response.writeHead(200, { "Content-Type": "font/woff2" }).end(font);
        return;
      }
    }
    response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Introuvable.");
  }

  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      guard.port = typeof address === "object" && address ? address.port : port;
      resolve({
        port: guard.port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** Everything that the forms are filled from, and what they are judged by in the page. */
export type ContentAnswer = {
  /** The files' texts, by name; null for one that is not written yet. */
  texts: Record<string, string | null>;
  /** By path: `images/photo.jpg`. */
  pictures: Record<string, PictureFacts>;
};

async function readAll(folder: string): Promise<ContentAnswer> {
  const texts: ContentAnswer["texts"] = {};
  for (const name of Object.keys(contentSchemas)) texts[name] = (await readContent(folder, name)) ?? null;
  const pictures: ContentAnswer["pictures"] = {};
  for (const name of await listPictures(folder)) {
    const file = picturePath(name);
    pictures[file] = await readPicture(path.join(folder, file));
  }
  return { texts, pictures };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > largestRequest)
      throw new Refused("Ces images pèsent ensemble plus de 150 Mo : enregistrez-en moins à la fois.");
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8"));
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

function pictureType(name: string): string {
  const ending = path.extname(name).slice(1);
  return `image/${ending === "jpg" ? "jpeg" : ending}`;
}
