import type { ContactMessage } from "./validation";

/** The setting of data/contact.json, as GraphQL knows it. */
export type DeliverySetting = { readonly service: string; readonly endpoint?: string | null | undefined };

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

/**
 * The request that a service expects. Only the owner's own endpoint gets an Idempotency-Key: Netlify and
 * Formspree do not document one, and a header that a service's CORS answer does not name would block the
 * whole request.
 */
export function deliveryRequest({ service }: Delivery, message: ContactMessage, key: string): RequestInit {
  if (service === "json") {
    return {
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        "Idempotency-Key": `"${key}"`,
      },
      body: JSON.stringify(message),
    };
  }
  const { consent, ...texts } = message;
  const form = new URLSearchParams(texts);
  if (consent) form.set("consent", "on");
  if (service === "netlify") {
    form.set("form-name", formName);
    form.set(honeypotName.netlify, "");
    return { body: form };
  }
  // A safelisted header and a safelisted content type: no preflight.
  return { headers: { Accept: "application/json" }, body: form };
}

/** Whether a second try cannot deliver a second time: the service recognises the message by its key. */
export function isIdempotent({ service }: Delivery): boolean {
  return service === "json";
}

/**
 * The same for the same text of the same draft, another one as soon as a character changes: a message sent again after
 * an answer got lost is the same message, a corrected one is not.
 */
export function idempotencyKey(draftId: string, message: ContactMessage): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(message)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `${draftId}-${hash.toString(16).padStart(8, "0")}`;
}
