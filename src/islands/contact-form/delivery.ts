import { type FieldName, fieldNames } from "../../content/form-fields";
import type { Outcome } from "./state";
import type { ContactMessage } from "./validation";

/** The setting of data/contact.json, as GraphQL knows it. */
type DeliverySetting = { readonly service: string; readonly endpoint?: string | null | undefined };

/** A service that takes the messages. There is none when delivery is off. */
export type Delivery = {
  service: "netlify" | "formspree" | "json";
  /** Where the messages go: an absolute address, or a path of the site. */
  endpoint: string;
  /** Absolute address of the thank-you page, where a form sent without JavaScript ends. */
  thanks: string;
};

/** The delivery that a setting asks for; `undefined` when it is off. */
export function deliveryOf({ service, endpoint }: DeliverySetting, thanks: string): Delivery | undefined {
  // Netlify takes a form at any path of the site and answers with the page of that path.
  if (service === "netlify") return { service, endpoint: new URL(thanks).pathname, thanks };
  if ((service === "formspree" || service === "json") && endpoint) return { service, endpoint, thanks };
  return undefined;
}

/** Name under which Netlify files the messages. */
const formName = "contact";

/** The field that people leave empty; a service that filters by itself knows it by this name. */
export const honeypotName = { netlify: "bot-field", formspree: "_gotcha", json: "bot-field" } as const;

/** What the `<form>` says, for a browser without JavaScript and for Netlify, which reads the HTML. */
export function formAttributes(delivery: Delivery) {
  const attributes = { method: "post", action: delivery.endpoint };
  if (delivery.service !== "netlify") return attributes;
  return {
    ...attributes,
    name: formName,
    "data-netlify": "true",
    "data-netlify-honeypot": honeypotName.netlify,
  };
}

/** Hidden fields that a service wants besides the visitor's. */
export function hiddenFields({ service, thanks }: Delivery): Record<string, string> {
  if (service === "netlify") return { "form-name": formName };
  if (service === "formspree") return { _next: thanks };
  return {};
}

/** How long a visitor waits for an outcome, in milliseconds. */
const longestWait = 15_000;

/** Sends the message, once, and says what became of it. It never rejects. */
export async function send(delivery: Delivery, message: ContactMessage): Promise<Outcome> {
  // Only `false` is certain; Node 20, which renders the page, has no navigator.
  if (globalThis.navigator?.onLine === false) return { type: "fail", failure: "offline" };
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), longestWait);
  // Firefox and WebKit forget the request of a page that was left: back on it, it does not even end by being aborted.
  const aborted = new Promise<never>((_, reject) => deadline.signal.addEventListener("abort", reject));
  try {
    return await Promise.race([answerOf(delivery, message, deadline.signal), aborted]);
  } catch {
    return { type: "fail", failure: "unreachable" };
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects without an answer. */
async function answerOf(delivery: Delivery, message: ContactMessage, signal: AbortSignal): Promise<Outcome> {
  const response = await fetch(delivery.endpoint, {
    ...(await deliveryRequest(delivery, message)),
    method: "POST",
    // A redirect does not lead to the service.
    redirect: "manual",
    cache: "no-store",
    // It arrives even if the visitor leaves the page meanwhile.
    keepalive: true,
    signal,
  });
  const text = await response.text();
  // Anything but a clear «accepted» is a failure.
  if (response.ok && accepts[delivery.service](response, text)) return { type: "accept" };
  const fields = refusedFields(text);
  return { type: "fail", failure: fields.length > 0 ? "refused" : "rejected", fields };
}

/** The request that a service expects. */
async function deliveryRequest({ service }: Delivery, message: ContactMessage): Promise<RequestInit> {
  if (service === "json") {
    const body = JSON.stringify(message);
    const headers = new Headers({ Accept: "application/json", "Content-Type": "application/json" });
    const key = await idempotencyKey(body);
    // The service recognises a message that is sent again because its answer got lost.
    if (key) headers.set("Idempotency-Key", `"${key}"`);
    return { headers, body };
  }
  const fields = { ...message, consent: "on" };
  if (service === "netlify") {
    return { body: new URLSearchParams({ ...fields, "form-name": formName, [honeypotName.netlify]: "" }) };
  }
  // A safelisted header and a safelisted content type: no preflight.
  return { headers: { Accept: "application/json" }, body: new URLSearchParams(fields) };
}

/** A digest of the text. Browsers compute it on https only. */
async function idempotencyKey(text: string): Promise<string | undefined> {
  const digest = await globalThis.crypto?.subtle?.digest("SHA-256", new TextEncoder().encode(text));
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const accepts: Record<Delivery["service"], (response: Response, text: string) => boolean> = {
  // Netlify answers with the page at that address, as any host may; this header is on every answer of its own.
  netlify: ({ headers }) => headers.has("x-nf-request-id"),
  formspree: (_, text) => parse(text)?.ok === true,
  json: ({ status }, text) => status === 204 || parse(text)?.ok === true,
};

/** `{"errors": [{"field": "email"}]}` of Formspree, `{"errors": {"email": "…"}}` of the owner's own endpoint. */
function refusedFields(text: string): FieldName[] {
  const errors = parse(text)?.errors;
  const named = Array.isArray(errors) ? errors.map((error) => error?.field) : Object.keys(Object(errors));
  return fieldNames.filter((name) => named.includes(name));
}

/** A service may send anything: callers check what they read. */
function parse(text: string): { ok?: unknown; errors?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
