// Response headers for Netlify and Cloudflare (`_headers`), Apache (apache.ts) and nginx (nginx.ts).

export function siteHeaders(contentSecurityPolicy: string): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy,
    // No includeSubDomains: a shared host's webmail and control panel are not ours.
    "Strict-Transport-Security": "max-age=63072000",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Webmail signatures, partners' pages and preview tools may show share cards, icons and the logo.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    // OpenStreetMap requires a referrer.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  };
}

export const caching = {
  /** Folders whose files are named after a hash of their content. */
  immutableFolders: ["/static", "/fonts"],
  immutable: "public, max-age=31536000, immutable",
  /** Everything else; also the default of hosts that read _headers. */
  revalidated: "public, max-age=0, must-revalidate",
};

/** `_headers` of Netlify and Cloudflare Pages, which merge rules, so each header is in one rule only. */
export function headersFile(policy: string): string {
  const rules = [
    rule("/*", siteHeaders(policy)),
    ...caching.immutableFolders.map((folder) => rule(`${folder}/*`, { "Cache-Control": caching.immutable })),
  ];
  return rules.join("\n");
}

/** In characters; Cloudflare Pages ignores longer lines (developers.cloudflare.com/pages/configuration/headers). */
const maxLineLength = 2000;

/** Returns a warning for the owner if Cloudflare Pages would ignore a line. */
export function longLineWarning(headers: string): string | undefined {
  const longestLength = Math.max(...headers.split("\n").map((line) => line.length));
  if (longestLength <= maxLineLength) return undefined;
  return `Sur Cloudflare Pages seulement : une ligne de public/_headers compte ${longestLength} caractères, et cet hébergeur en prend ${maxLineLength} ; la politique de sécurité n'y serait pas envoyée. Le site marche, sans elle ; les autres hébergeurs l'envoient.`;
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${path}\n${lines.join("\n")}\n`;
}
