/**
 * What hosts send with the files of public/: the file `_headers` (here), Apache's `.htaccess` (apache.ts) and nginx's
 * configuration (nginx.ts) are three ways to write it.
 */

/** Sent with everything. */
export function siteHeaders(contentSecurityPolicy: string): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy,
    // Without includeSubDomains: a shared host's webmail and panel are not ours.
    "Strict-Transport-Security": "max-age=63072000",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Share cards, icons and the logo are for others to show: webmail signatures, partners' pages, preview tools.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Permissions-Policy": ["camera", "geolocation", "microphone", "payment", "usb"]
      .map((feature) => `${feature}=()`)
      .join(", "),
    // The map's servers want to know which site asks.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  };
}

export const caching = {
  /** Folders whose files are named after their content: they never change. */
  immutableFolders: ["/static", "/fonts"],
  immutable: "public, max-age=31536000, immutable",
  /** All else, revalidated each time; hosts that read _headers do so by default. */
  revalidated: "public, max-age=0, must-revalidate",
};

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Both combine what several rules say about one header, so each
 * stands in one rule only.
 */
export function headersFile(policy: string): string {
  const rules = [
    rule("/*", siteHeaders(policy)),
    ...caching.immutableFolders.map((folder) => rule(`${folder}/*`, { "Cache-Control": caching.immutable })),
  ];
  return rules.join("\n");
}

/** Cloudflare Pages refuses longer lines, in characters (developers.cloudflare.com/pages/configuration/headers). */
const longestLine = 2000;

/** What to tell the owner of a file `_headers` with a line that Cloudflare Pages would drop. Other hosts take any line. */
export function longLineWarning(headers: string): string | undefined {
  const length = Math.max(...headers.split("\n").map((line) => line.length));
  if (length <= longestLine) return undefined;
  return `Sur Cloudflare Pages seulement : une ligne de public/_headers compte ${length} caractères, et cet hébergeur en prend ${longestLine} ; la politique de sécurité n'y serait pas envoyée. Le site marche, sans elle ; les autres hébergeurs l'envoient.`;
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${path}\n${lines.join("\n")}\n`;
}
