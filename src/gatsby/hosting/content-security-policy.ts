import { createHash } from "node:crypto";
import { mapOrigin } from "../../map";
import type { DeliveryOrigins } from "./delivery-origins";

/** Text of each inline script that runs, not of the data blocks. */
const inlineScripts = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs;
const inlineStyles = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * The policy that lets these pages, as served, do all they do and nothing else (CSP Level 3). A script loaded
 * by a trusted one is trusted; `'self'` is for browsers that do not know 'strict-dynamic'. Emotion fills an
 * empty style element by script: its digest is that of the empty text.
 */
export function contentSecurityPolicy(
  pages: readonly string[],
  { delivery, offline }: { delivery: DeliveryOrigins; offline: boolean },
): string {
  const scripts = digests(pages, inlineScripts);
  const styles = digests([...pages, "<style></style>"], inlineStyles);
  const connections = new Set(["'self'", ...delivery.connectSrc]);
  const directives = [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${scripts.join(" ")} 'self'`,
    `style-src ${styles.join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${[...connections].join(" ")}`,
    `frame-src ${mapOrigin}`,
    "manifest-src 'self'",
    offline ? "worker-src 'self'" : undefined,
    `form-action ${delivery.formAction.join(" ") || "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return directives.filter(Boolean).join("; ");
}

function digests(pages: readonly string[], element: RegExp): string[] {
  const texts = pages.flatMap((page) => [...page.matchAll(element)].map(([, text = ""]) => text));
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
