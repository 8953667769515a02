import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { editorPolicy } from "../../src/gatsby/editor-setting";
import { listen } from "../../tools/loopback";
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
};

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

const types: Record<string, string> = { woff2: "font/woff2", jpg: "image/jpeg" };

/** Serves the editor on this machine alone; rejects when the port is taken. */
export async function serveEditor(site: EditorSite, { port, key }: Guard) {
  const guard = { port, key };
  let earlier: Promise<unknown> = Promise.resolve();
  /** One after the other: each save is judged on what the one before it left. */
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const turn = earlier.then(run, run);
    earlier = turn;
    return turn;
  };

  const act = async (action: string, body: unknown): Promise<object | undefined> => {
    if (action === "contenu") return inTurn(() => readData(site.content));
    if (action !== "enregistrer") return undefined;
    const { pictures, ...form } = saveRequest.parse(body);
    return inTurn(() => save(site.content, form, pictures));
  };

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
      response.writeHead(refused.status, { Connection: "close" }).end(refused.message);
      return;
    }
    const { pathname } = new URL(`http://localhost${url}`);
    if (request.method === "POST") {
      const result = await act(pathname.replace("/api/", ""), JSON.parse(await text(request)));
      sendJson(response, result ? 200 : 404, result ?? { message: "Action inconnue." });
      return;
    }
    const file = await fileAt(pathname);
    if (file) response.setHeader("Content-Type", file.type);
    response.writeHead(file ? 200 : 404).end(file?.body ?? "Introuvable.");
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

  const server = await listen((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      const { status, ...body } = told(error);
      sendJson(response, status, body);
    });
  }, port);
  guard.port = server.port;
  return server;
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

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
