import type { IncomingMessage, ServerResponse } from "node:http";

/** How the service reacts to a message. */
export type Reaction = "accepts" | "acceptsLate" | "rejects";

/** The page after a post without scripts. */
export const thanksPage =
  '<!doctype html><html lang="fr"><title>Merci</title><h1>Merci pour votre message</h1></html>';

/** Mocks Netlify, Formspree and an owner's own endpoint, with failures as planned. */
export function deliveryService() {
  const plan: Reaction[] = [];
  /** The fields of each. */
  const messages: Record<string, string>[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    // Chromium repeats a post when a reused connection is cut, so each message gets a connection of its own.
    response.setHeader("Connection", "close");
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (request.method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Headers", "content-type, idempotency-key");
      response.writeHead(204).end();
      return;
    }
    const message = await read(request);
    messages.push(message);
    const reaction = plan.shift() ?? "accepts";
    if (reaction === "acceptsLate") await new Promise((resolve) => setTimeout(resolve, 1500));
    const [status, body] = responses[reaction];
    if (status === 200 && request.headers.accept?.includes("text/html")) {
      response.writeHead(200, { "Content-Type": "text/html" }).end(thanksPage);
    } else {
      if (message["form-name"]) response.setHeader("x-nf-request-id", "01KJD9FATBP38BK9EPSN617QKP");
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    }
  };

  return {
    handle,
    /** Forgets earlier messages, and sets the next reactions; after these it accepts. */
    plan(...next: Reaction[]) {
      plan.splice(0, plan.length, ...next);
      messages.length = 0;
    },
    messages,
  };
}

export type DeliveryService = ReturnType<typeof deliveryService>;

const responses: Record<Reaction, [status: number, body: object]> = {
  accepts: [200, { ok: true }],
  acceptsLate: [200, { ok: true }],
  rejects: [403, { error: "Form is not active" }],
};

async function read(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString("utf8");
  const isJson = request.headers["content-type"]?.includes("json");
  return isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}
