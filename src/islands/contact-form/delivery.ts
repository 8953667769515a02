import { type FieldName, fieldNames } from "../../content/form-fields";
import type { Outcome } from "./state";
import type { ContactMessage } from "./validation";

/** The content of data/contact.json from which the delivery is made. */
type DeliverySetting = { readonly service: string; readonly endpoint?: string | null | undefined };

/** The destination of the form's messages: a form service or the owner's own endpoint. */
export type Delivery = {
  service: "netlify" | "formspree" | "json";
  /** An absolute URL, or a path of the site. */
  endpoint: string;
  /** Absolute URL of the thank-you page, for forms sent without JavaScript. */
  thanksUrl: string;
};

/** `undefined` if delivery is off. */
export function deliveryOf({ service, endpoint }: DeliverySetting, thanksUrl: string): Delivery | undefined {
  // Netlify accepts a form at any path and responds with that path's page.
  if (service === "netlify") return { service, endpoint: new URL(thanksUrl).pathname, thanksUrl };
  if ((service === "formspree" || service === "json") && endpoint) return { service, endpoint, thanksUrl };
  return undefined;
}

const formName = "contact";

/** The honeypot's name; services with a filter of their own prescribe it. */
export const honeypotName = { netlify: "bot-field", formspree: "_gotcha", json: "bot-field" } as const;

/** Attributes for browsers without JavaScript, and for Netlify, which parses the HTML. */
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

export function hiddenFields({ service, thanksUrl }: Delivery): Record<string, string> {
  if (service === "netlify") return { "form-name": formName };
  if (service === "formspree") return { _next: thanksUrl };
  return {};
}

/** In milliseconds. */
const responseTimeout = 15_000;

/** Sends the message once. Never rejects. */
export async function send(delivery: Delivery, message: ContactMessage): Promise<Outcome> {
  // Only `false` is reliable. Node 20, in which delivery.test.ts may run, has no `navigator`.
  if (globalThis.navigator?.onLine === false) return { type: "fail", failure: "offline" };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), responseTimeout);
  // After a bfcache restore, Firefox and WebKit never settle the old request, not even when aborted.
  const aborted = new Promise<never>((_, reject) => controller.signal.addEventListener("abort", reject));
  try {
    return await Promise.race([requestOutcome(delivery, message, controller.signal), aborted]);
  } catch {
    return { type: "fail", failure: "unreachable" };
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects if there is no response. */
async function requestOutcome(
  delivery: Delivery,
  message: ContactMessage,
  signal: AbortSignal,
): Promise<Outcome> {
  const response = await fetch(delivery.endpoint, {
    ...(await deliveryRequest(delivery, message)),
    method: "POST",
    // A redirect counts as a failure.
    redirect: "manual",
    cache: "no-store",
    // Completes after the visitor leaves the page.
    keepalive: true,
    signal,
  });
  const text = await response.text();
  if (response.ok && isAccepted[delivery.service](response, text)) return { type: "accept" };
  const fields = invalidFields(text);
  // Without a clear confirmation or invalid fields, the message counts as rejected.
  return { type: "fail", failure: fields.length > 0 ? "refused" : "rejected", fields };
}

async function deliveryRequest({ service }: Delivery, message: ContactMessage): Promise<RequestInit> {
  if (service === "json") {
    const body = JSON.stringify(message);
    const headers = new Headers({ Accept: "application/json", "Content-Type": "application/json" });
    const key = await idempotencyKey(body);
    // Lets the service recognise a message that is sent again because its response was lost.
    if (key) headers.set("Idempotency-Key", `"${key}"`);
    return { headers, body };
  }
  const fields = { ...message, consent: "on" };
  if (service === "netlify") {
    return { body: new URLSearchParams({ ...fields, "form-name": formName, [honeypotName.netlify]: "" }) };
  }
  // A safelisted header and content type avoid a preflight.
  return { headers: { Accept: "application/json" }, body: new URLSearchParams(fields) };
}

/** `undefined` outside secure contexts. */
async function idempotencyKey(text: string): Promise<string | undefined> {
  const digest = await globalThis.crypto?.subtle?.digest("SHA-256", new TextEncoder().encode(text));
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const isAccepted: Record<Delivery["service"], (response: Response, text: string) => boolean> = {
  // Any host may respond with the page, but only Netlify sets this header.
  netlify: ({ headers }) => headers.has("x-nf-request-id"),
  formspree: (_, text) => parseJson(text)?.ok === true,
  json: ({ status }, text) => status === 204 || parseJson(text)?.ok === true,
};

/** Formspree sends `{"errors": [{"field": "email"}]}`, the owner's endpoint `{"errors": {"email": "…"}}`. */
function invalidFields(text: string): FieldName[] {
  const errors = parseJson(text)?.errors;
  const names = Array.isArray(errors) ? errors.map((error) => error?.field) : Object.keys(Object(errors));
  return fieldNames.filter((name) => names.includes(name));
}

/** Callers check the types, because a service may send anything. */
function parseJson(text: string): { ok?: unknown; errors?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
