/**
 * The one source of what hosts send with the pages' files: the file `_headers` and the nginx configuration are two
 * ways to write it.
 */

/** Sent with everything. */
export function siteHeaders(contentSecurityPolicy: string): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy,
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ["camera", "geolocation", "microphone", "payment", "usb"]
      .map((feature) => `${feature}=()`)
      .join(", "),
    // The map's servers want to know which site asks.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  };
}

export const caching = {
  /** Folders whose files are named after their content: a year, the longest that RFC 9111 makes sense of. */
  immutableFolders: ["/static", "/fonts"],
  immutable: "public, max-age=31536000, immutable",
  /** Pages, their data and the worker: kept, and revalidated each time. */
  revalidated: "public, max-age=0, must-revalidate",
};
