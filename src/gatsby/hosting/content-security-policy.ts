import { createHash } from "node:crypto";
import { mapOrigin } from "../../components/map";

/** Text of each inline script that runs, not of the data blocks. */
const inlineScripts = /<script(?![^>]*\bsrc=)(?![^>]*\bapplication\/)[^>]*>(.*?)<\/script>/gs;
const inlineStyles = /<style[^>]*>(.*?)<\/style>/gs;

type Settings = {
  /** How the contact form's messages are delivered: data/contact.json. */
  delivery: { service: string; endpoint?: string | null | undefined };
  /** The site's canonical origin: data/site.json. */
  siteUrl: string;
  offline: boolean;
};

/**
 * The policy that lets these pages, as served, do all they do and nothing else (CSP Level 3). A script loaded
 * by a trusted one is trusted; `'self'` is for browsers that do not know 'strict-dynamic'. Emotion fills an
 * empty style element by script: its digest is that of the empty text.
 */
export function contentSecurityPolicy(
  pages: readonly string[],
  { delivery, siteUrl, offline }: Settings,
): string {
  const { connections, formActions } = deliverySources(delivery, siteUrl);
  const directives = [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${digests(pages, inlineScripts)} 'self'`,
    `style-src ${digests([...pages, "<style></style>"], inlineStyles)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...connections].join(" ")}`,
    `frame-src ${mapOrigin}`,
    "manifest-src 'self'",
    offline ? "worker-src 'self'" : undefined,
    `form-action ${formActions.join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return directives.filter(Boolean).join("; ");
}

function digests(pages: readonly string[], element: RegExp): string {
  const texts = new Set(pages.flatMap((page) => [...page.matchAll(element)].map(([, text = ""]) => text)));
  return [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).join(" ");
}

/**
 * Where the form goes: by script, or without it and on to the thank-you page, which stands at `siteUrl` even where the form
 * is shown at another address (www, a preview). Chromium applies form-action to that redirect. Without delivery the form
 * never leaves the page.
 */
function deliverySources({ service, endpoint }: Settings["delivery"], siteUrl: string) {
  if (service === "netlify") return { connections: [], formActions: ["'self'"] };
  if (!endpoint) return { connections: [], formActions: ["'none'"] };
  const { origin } = new URL(endpoint);
  return { connections: [origin], formActions: ["'self'", new URL(siteUrl).origin, origin] };
}
