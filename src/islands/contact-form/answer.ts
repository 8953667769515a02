import type { Delivery } from "./delivery";
import type { Failure } from "./state";
import { type ContactMessage, fieldNames } from "./validation";

export type Outcome = "accepted" | Failure;

type Answer = {
  /** 0 for a redirect, which is never followed: what answers there is not the service. */
  status: number;
  text: string;
  retryAfter?: string | null;
};

/** What a service's complete answer means. Whatever does not plainly say «accepted» is a failure. */
export function readAnswer(service: Delivery["service"], { status, text, retryAfter }: Answer): Outcome {
  if (status === 429) return { kind: "tooMany", wait: secondsToWait(retryAfter) };
  if (status >= 500) return { kind: "server" };
  if (status >= 400) {
    const fields = refusedFields(service, parse(text));
    return fields ? { kind: "refused", fields } : { kind: "rejected" };
  }
  return accepts[service](status, text) ? "accepted" : { kind: "unreadable" };
}

const accepts: Record<Delivery["service"], (status: number, text: string) => boolean> = {
  /** A 2xx with the page of the path; a form that Netlify does not know gives 404. */
  netlify: (status, text) => isSuccess(status) && /<html/i.test(text),
  formspree: (status, text) => isSuccess(status) && saysOk(text),
  json: (status, text) => status === 204 || (isSuccess(status) && saysOk(text)),
};

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function saysOk(text: string): boolean {
  return property(parse(text), "ok") === true;
}

/**
 * The words of the owner's own endpoint are shown, cut at this length; ours replace Formspree's English ones.
 */
const longestRefusal = 200;

function refusedFields(service: Delivery["service"], answer: unknown): Failure["fields"] {
  const errors = property(answer, "errors");
  const fields: Partial<Record<keyof ContactMessage, string>> = {};
  for (const name of fieldNames) {
    if (service === "json") {
      const refusal = property(errors, name);
      if (typeof refusal === "string") fields[name] = refusal.slice(0, longestRefusal);
    } else if (Array.isArray(errors) && errors.some((error) => property(error, "field") === name)) {
      fields[name] = "";
    }
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** `Retry-After`: seconds, or a date (RFC 9110, 10.2.3). */
function secondsToWait(value: string | null | undefined): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return seconds > 0 ? seconds : undefined;
}

/** «dans 30 secondes», «dans 2 minutes»; rounded up. */
export function waitInWords(seconds: number | undefined, soon: string): string {
  if (!seconds) return soon;
  const units = [
    ["second", 1, 90],
    ["minute", 60, 90 * 60],
    ["hour", 3600, 36 * 3600],
    ["day", 86400, 30 * 86400],
  ] as const;
  const unit = units.find(([, , upTo]) => seconds <= upTo);
  if (!unit) return soon;
  return new Intl.RelativeTimeFormat("fr-CH").format(Math.ceil(seconds / unit[1]), unit[0]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  // `hasOwn` has just shown that it is there, but does not narrow the type.
  return (value as Record<string, unknown>)[name];
}
