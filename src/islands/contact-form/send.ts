import { type Delivery, deliveryRequest } from "./delivery";
import type { Failure, Outcome } from "./state";
import { type ContactMessage, fieldNames } from "./validation";

/** How long a visitor waits for an outcome, in milliseconds. */
const longestWait = 15_000;

/** Sends the message, once, and says what became of it. It never rejects. */
export async function send(delivery: Delivery, message: ContactMessage): Promise<Outcome> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), longestWait);
  try {
    const response = await fetch(delivery.endpoint, {
      ...(await deliveryRequest(delivery, message)),
      method: "POST",
      // What answers elsewhere is not the service.
      redirect: "manual",
      cache: "no-store",
      // It arrives even if the visitor leaves the page meanwhile.
      keepalive: true,
      signal: deadline.signal,
    });
    return readAnswer(delivery.service, response, await response.text());
  } catch {
    return failed("unreachable");
  } finally {
    clearTimeout(timer);
  }
}

type Head = Pick<Response, "status" | "headers">;

/** What a service's complete answer means. Whatever does not plainly say «accepted» is a failure. */
function readAnswer(service: Delivery["service"], head: Head, text: string): Outcome {
  const { status } = head;
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && accepts[service](head, text)) return { type: "accept" };
  if (status === 429) return failed("tooMany");
  if (status < 400 || status >= 500) return failed("server");
  const fields = refusedFields(text);
  return fields.length > 0 ? { type: "fail", failure: "refused", fields } : failed("rejected");
}

function failed(failure: Failure): Outcome {
  return { type: "fail", failure };
}

const accepts: Record<Delivery["service"], (head: Head, text: string) => boolean> = {
  // Netlify answers with the page at that address, as any host may; this header is on every answer of its own.
  netlify: ({ headers }) => headers.has("x-nf-request-id"),
  formspree: (_, text) => parse(text)?.ok === true,
  json: ({ status }, text) => status === 204 || parse(text)?.ok === true,
};

/** `{"errors": [{"field": "email"}]}` of Formspree, `{"errors": {"email": "…"}}` of the owner's own endpoint. */
function refusedFields(text: string): (keyof ContactMessage)[] {
  const errors = parse(text)?.errors;
  const named = Array.isArray(errors) ? errors.map((error) => error?.field) : Object.keys(Object(errors));
  return fieldNames.filter((name) => named.includes(name));
}

/** Whatever a service sends: nothing in it may be relied on. */
function parse(text: string): { ok?: unknown; errors?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
