import { caching, siteHeaders } from "./header-rules";

/** A page's file below public/, `/solutions.html`, and the policy for it alone. */
export type PagePolicy = { file: string; policy: string };

/** What belongs in nginx's `http { }`: the values that differ from file to file. */
export function nginxMaps(pages: readonly PagePolicy[], policyOfAll: string): string {
  return `${notice}
map $uri $site_policy {
  default ${quoted(policyOfAll)};
${pages.map(({ file, policy }) => `  ${quoted(file)} ${quoted(policy)};`).join("\n")}
}

map $uri $site_caching {
  default ${quoted(caching.revalidated)};
${caching.immutableFolders.map((folder) => `  ~^${folder}/ ${quoted(caching.immutable)};`).join("\n")}
}
`;
}

/** What belongs in nginx's `server { }`, besides its names, certificates and `root`. */
export function nginxServer(): string {
  const headers = Object.entries({ ...siteHeaders("$site_policy"), "Cache-Control": "$site_caching" });
  return `${notice}
charset utf-8;
charset_types text/html text/plain text/xml application/xml application/javascript;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
${headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join("\n")}

# An unknown address, and the address of the error page itself.
error_page 404 /404.html;
location = /404.html { internal; }
location ~ ^/404(?:\\.html)?/*$ { return 404; }

# A page has one address: /solutions. Its other spellings lead there.
location ~ ^/index(?:\\.html)?/*$ { return 308 /$is_args$args; }
location ~ ^(?<page>/.*?[^/])(?:(?:/index)?\\.html/*|/index/*|/+)$ {
  if (-f $document_root$page.html) { return 308 $page$is_args$args; }
  return 404;
}

location / { try_files $uri $uri.html =404; }
location = / { try_files /index.html =404; }
location = /manifest.webmanifest { default_type application/manifest+json; }
`;
}

const notice = "# Written by the build, from src/gatsby/hosting/header-rules.ts.";

function quoted(value: string): string {
  return `"${value}"`;
}
