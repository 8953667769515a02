import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";
import { editorPolicy } from "../../src/gatsby/editor-setting";
import { NotSaved, Refused } from "../forms/save";
import { placeOf, readData, save } from "./data-folder";
import { cookieFor, type Guard, isOpening, refusal } from "./guard";

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
  base: z.string(),
  value: z.record(z.string(), z.unknown()),
  pictures: z.array(z.strictObject({ name: z.string(), base64: z.string() })),
});

const types: Record<string, string> = { woff2: "font/woff2", jpg: "image/jpeg" };

/** A few pictures from a phone at a time. */
const largestRequest = 200_000_000;

/** Serves the editor on this machine alone; rejects when the port is taken. */
export function serveEditor(site: EditorSite, { port, key }: Guard): Promise<EditorServer> {
  const guard = { port, key };
  let earlier: Promise<unknown> = Promise.resolve();
  /** One after the other: each save is judged on what the one before it left. */
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const turn = earlier.then(run, run);
    earlier = turn.catch(() => {});
    return turn;
  };

  const act = async (action: string, body: unknown): Promise<object | undefined> => {
    if (action === "contenu") return inTurn(() => readData(site.content));
    if (action === "site") return { address: site.siteAddress ?? null };
    if (action !== "enregistrer") return undefined;
    const { pictures, ...form } = saveRequest.parse(body);
    return inTurn(() => save(site.content, form, pictures));
  };

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      const { status, ...body } = told(error);
      sendJson(response, status, body);
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/" } = request;
    if (!url.startsWith("/") || !URL.canParse(`http://localhost${url}`)) {
      throw new SyntaxError("an address without a path");
    }
    if (isOpening(request, guard)) {
      response.writeHead(303, { Location: "/", "Set-Cookie": cookieFor(guard) }).end();
      return;
    }
    const refused = refusal(request, guard);
    if (refused) {
      // What is still being sent is not waited for.
      const answerType = { "Content-Type": "text/plain; charset=utf-8", Connection: "close" };
      response.writeHead(refused.status, answerType).end(refused.message);
      return;
    }
    const { pathname } = new URL(`http://localhost${url}`);
    if (request.method === "POST") {
      const result = await act(pathname.replace("/api/", ""), await readJson(request));
      sendJson(response, result ? 200 : 404, result ?? { message: "Action inconnue." });
      return;
    }
    const { type, body } = (await fileAt(pathname)) ?? {};
    response
      .writeHead(body ? 200 : 404, { "Content-Type": type ?? "text/plain" })
      .end(body ?? "Introuvable.");
  }

  async function fileAt(pathname: string): Promise<{ type: string; body: string | Uint8Array } | undefined> {
    const asset = site.assets.get(pathname);
    if (asset) return asset;
    const [, folder, name, ending = ""] = /^\/(images|fonts)\/([\w-]+\.(\w+))$/.exec(pathname) ?? [];
    if (!name) return undefined;
    const file = placeOf(folder === "images" ? site.content : site.statics, `${folder}/${name}`);
    const body = await readFile(file).catch(() => undefined);
    return body && { type: types[ending] ?? `image/${ending}`, body };
  }

  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address) guard.port = address.port;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ port: guard.port, close });
    });
  });
}

/** What the page is told of a failure. */
function told(error: unknown): { status: number; message: string; problems?: NotSaved["problems"] } {
  if (error instanceof NotSaved) return { status: 422, message: error.message, problems: error.problems };
  if (error instanceof Refused) return { status: 409, message: error.message };
  if (error instanceof z.ZodError || error instanceof SyntaxError) {
    return { status: 400, message: "Demande mal formée." };
  }
  console.error(error);
  return { status: 500, message: "L'éditeur a rencontré une erreur ; la commande la montre." };
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

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
