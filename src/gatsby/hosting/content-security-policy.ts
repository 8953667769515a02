import { createHash } from "node:crypto";
import { mapOrigin } from "../../components/map";

/** Matches scripts that run, not data blocks. */
const inlineScriptPattern = /<script(?![^>]*\bsrc=)(?![^>]*\bapplication\/)[^>]*>(.*?)<\/script>/gs;
const inlineStylePattern = /<style[^>]*>(.*?)<\/style>/gs;

type Settings = {
  delivery: { service: string; endpoint?: string | null | undefined };
  siteUrl: string;
  hasWorker: boolean;
};

/**
 * A Content Security Policy (Level 3) that allows exactly what these pages need. Browsers without 'strict-dynamic' need
 * `'self'`. Emotion needs the hash of an empty style, because it inserts an empty style element and fills it by script.
 */
export function contentSecurityPolicy(
  pageHtml: readonly string[],
  { delivery, siteUrl, hasWorker }: Settings,
): string {
  const { connections, formActions } = deliverySources(delivery, siteUrl);
  const directives = [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${hashesOf(pageHtml, inlineScriptPattern)} 'self'`,
    `style-src ${hashesOf([...pageHtml, "<style></style>"], inlineStylePattern)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...connections].join(" ")}`,
    `frame-src ${mapOrigin}`,
    "manifest-src 'self'",
    hasWorker ? "worker-src 'self'" : undefined,
    `form-action ${formActions.join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return directives.filter(Boolean).join("; ");
}

function hashesOf(pageHtml: readonly string[], pattern: RegExp): string {
  const texts = new Set(pageHtml.flatMap((html) => [...html.matchAll(pattern)].map(([, text = ""]) => text)));
  return [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).join(" ");
}

/**
 * Sources for the form's requests and for its native submission. Chromium also applies form-action to the redirect to
 * the thank-you page, which is at `siteUrl` even if the form is shown elsewhere (www, a preview).
 */
function deliverySources({ service, endpoint }: Settings["delivery"], siteUrl: string) {
  if (service === "netlify") return { connections: [], formActions: ["'self'"] };
  if (!endpoint) return { connections: [], formActions: ["'none'"] };
  const { origin } = new URL(endpoint);
  return { connections: [origin], formActions: ["'self'", new URL(siteUrl).origin, origin] };
}
