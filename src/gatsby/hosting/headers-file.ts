import { caching, siteHeaders } from "./header-rules";

/** Cloudflare Pages refuses longer lines, in characters (developers.cloudflare.com/pages/configuration/headers). */
const longestLine = 2000;

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Both combine what several rules say about one header,
 * so each header stands in one rule only: one policy for all pages, no rule for what both revalidate anyway.
 */
export function headersFile(contentSecurityPolicy: string, editor?: EditorRules): string {
  const headers = siteHeaders(contentSecurityPolicy);
  const rules = [
    ...(editor ? rulesBesideEditor(headers, editor) : [rule("/*", headers)]),
    ...caching.immutableFolders.map((folder) => rule(`${folder}/*`, { "Cache-Control": caching.immutable })),
  ];
  return `${rules.join("\n")}`;
}

/** The editor's page, and every public page by its file: `/solutions.html`. */
export type EditorRules = { page: string; policy: string; files: readonly string[] };

/**
 * The editor's page works under a policy of its own, and a second one can't take back what the first forbids.
 * So each page has the pages' policy in rules of its own, for every spelling that a host answers; the error
 * page, which appears at any address, carries it in its HTML (pageWithPolicy).
 */
function rulesBesideEditor(
  { "Content-Security-Policy": policy = "", ...headers }: Record<string, string>,
  editor: EditorRules,
): string[] {
  const addresses = editor.files.flatMap((file) => {
    const address = file.replace(/\.html$/, "");
    return address === "/index" ? ["/", file] : [address, `${address}/`, file];
  });
  return [
    rule("/*", { ...headers, "X-Frame-Options": "DENY" }),
    ...addresses.map((address) => rule(address, { "Content-Security-Policy": policy })),
    ...[editor.page, `${editor.page}/`, `${editor.page}.html`].map((address) =>
      rule(address, { "Content-Security-Policy": editor.policy, "X-Robots-Tag": "noindex" }),
    ),
  ];
}

/** Within a page, a policy can't say who may show it in a frame: X-Frame-Options does. */
export function pageWithPolicy(html: string, policy: string): string {
  const within = policy.replace(/; frame-ancestors [^;]*/, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${within}">`;
  return html.replace(/<head[^>]*>/, (head) => `${head}${meta}`);
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `A line of public/_headers has ${tooLong.length} characters and Cloudflare Pages takes ${longestLine}: ` +
        `${tooLong.slice(0, 60)}… Each page with styles of its own adds one digest to it.`,
    );
  }
  return `${path}\n${lines.join("\n")}\n`;
}

export type HeaderRule = { path: string; headers: [name: string, value: string][] };

/** Reads such a file, for the project's own server. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line, headers: [] });
    else rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** Whether a rule's path, which may end in `*`, covers the address. */
export function covers(rulePath: string, pathname: string): boolean {
  return rulePath.endsWith("*") ? pathname.startsWith(rulePath.slice(0, -1)) : pathname === rulePath;
}
