import { type Outcome, readAnswer } from "./answer";
import { type Delivery, deliveryRequest, isIdempotent } from "./delivery";
import type { ContactMessage } from "./validation";

/** How long a visitor waits for an outcome, a second try included, in milliseconds. */
export const longestWait = 15_000;
const pauseBeforeRetry = 1000;

type Sending = {
  delivery: Delivery;
  message: ContactMessage;
  /** Names this message, so that the service takes it once. */
  key: string;
  /** Called before the second try. */
  onRetry: () => void;
};

/**
 * Sends the message, and says what became of it. It never rejects. It is retried once, only where the service
 * takes the key, and only after a failure that may be momentary.
 */
export async function send({ delivery, message, key, onRetry }: Sending): Promise<Outcome> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), longestWait);
  const request = { ...deliveryRequest(delivery, message, key), signal: deadline.signal };
  try {
    const first = await attempt(delivery, request);
    if (!isIdempotent(delivery) || !isTransient(first)) return first;
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
    if (deadline.signal.aborted) return first;
    onRetry();
    return await attempt(delivery, request);
  } finally {
    clearTimeout(timer);
  }
}

function isTransient(outcome: Outcome): boolean {
  return outcome !== "accepted" && (outcome.kind === "unreachable" || outcome.kind === "server");
}

async function attempt({ service, endpoint }: Delivery, request: RequestInit & { signal: AbortSignal }) {
  try {
    const response = await fetch(endpoint, {
      ...request,
      method: "POST",
      redirect: "manual",
      cache: "no-store",
    });
    return readAnswer(service, {
      status: response.status,
      text: await response.text(),
      retryAfter: response.headers.get("Retry-After"),
    });
  } catch {
    if (request.signal.aborted) return { kind: "timeout" } as const;
    return { kind: navigator.onLine === false ? "offline" : "unreachable" } as const;
  }
}
