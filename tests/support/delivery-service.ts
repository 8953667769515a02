import type { IncomingMessage, ServerResponse } from "node:http";

/** What the service does with one message. */
export type Fault =
  | "accepts"
  | "refusesFields"
  | "rejects"
  | "tooMany"
  | "breaksDown"
  | "acceptsAndBreaksDown"
  | "malformed"
  | "redirects"
  | "neverAnswers"
  | "acceptsAndNeverAnswers"
  | "neverEnds"
  | "resets"
  | "acceptsAndResets";

export type Posted = {
  method: string;
  path: string;
  contentType: string;
  key: string | undefined;
  fields: Record<string, string>;
};

/**
 * A service that takes messages the way Netlify, Formspree or an owner's own endpoint do, and misbehaves as
 * planned: one fault per message, in order, then it accepts.
 */
export function deliveryService() {
  const plan: Fault[] = [];
  const posted: Posted[] = [];
  const delivered: Record<string, string>[] = [];
  const keys = new Set<string>();

  const accept = ({ key, fields }: Posted) => {
    if (key && keys.has(key)) return;
    if (key) keys.add(key);
    delivered.push(fields);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse, thanks: string) => {
    // Chromium itself posts once more when a reused connection is cut, so each message has its own.
    response.setHeader("Connection", "close");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
    const message = await read(request);
    posted.push(message);
    if (message.method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Headers", "content-type, idempotency-key");
      response.writeHead(204).end();
      return;
    }
    const fault = plan.shift() ?? "accepts";
    const native = request.headers.accept?.includes("text/html") ?? false;
    const isOwn = message.contentType.includes("json");
    switch (fault) {
      case "accepts":
        accept(message);
        if (native) response.writeHead(303, { Location: thanks }).end();
        else if (message.fields["form-name"]) page(response, 200, "Merci");
        else json(response, 200, { ok: true });
        break;
      case "refusesFields":
        json(response, 422, {
          errors: isOwn
            ? { email: "Cette adresse est inconnue." }
            : [{ field: "email", code: "TYPE_EMAIL", message: "should be an email" }],
        });
        break;
      case "rejects":
        json(response, 403, { error: "Form is not active" });
        break;
      case "tooMany":
        response.setHeader("Retry-After", "120");
        json(response, 429, {});
        break;
      case "acceptsAndBreaksDown":
        accept(message);
        page(response, 500, "Oops");
        break;
      case "breaksDown":
        page(response, 503, "Oops");
        break;
      case "malformed":
        response.writeHead(200, { "Content-Type": "application/json" }).end('{"ok":tr');
        break;
      case "redirects":
        response.writeHead(302, { Location: "/ailleurs" }).end();
        break;
      case "acceptsAndNeverAnswers":
        accept(message);
        break;
      case "neverAnswers":
        break;
      case "neverEnds":
        response.writeHead(200, { "Content-Type": "application/json" }).write('{"ok":');
        break;
      case "acceptsAndResets":
        accept(message);
        request.socket.resetAndDestroy();
        break;
      case "resets":
        request.socket.resetAndDestroy();
        break;
    }
  };

  return {
    handle,
    /** Forgets the earlier messages, and does this next. */
    plan(...faults: Fault[]) {
      plan.splice(0, plan.length, ...faults);
      for (const list of [posted, delivered]) list.length = 0;
      keys.clear();
    },
    /** The messages that came in, without preflights. */
    messages: () => posted.filter(({ method }) => method === "POST"),
    preflights: () => posted.filter(({ method }) => method === "OPTIONS"),
    /** The messages that the service has accepted, each once. */
    delivered,
  };
}

export type DeliveryService = ReturnType<typeof deliveryService>;

async function read(request: IncomingMessage): Promise<Posted> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString("utf8");
  const contentType = request.headers["content-type"] ?? "";
  const key = request.headers["idempotency-key"];
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    contentType,
    key: typeof key === "string" ? key : undefined,
    fields: contentType.includes("json") ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)),
  };
}

function json(response: ServerResponse, status: number, answer: unknown) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
}

function page(response: ServerResponse, status: number, title: string) {
  const html = `<!doctype html><html lang="fr"><title>${title}</title><h1>${title}</h1></html>`;
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
}
