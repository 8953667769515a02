import { caching, siteHeaders } from "./headers";

/** The directives inside nginx's `server { }`, without names, certificates and `root`. */
export function nginxServerConfig(contentSecurityPolicy: string): string {
  const headers = Object.entries({
    ...siteHeaders("$site_policy"),
    "Cache-Control": "$site_caching",
  });
  const immutableFolders = caching.immutableFolders.join("|");
  return `# Written by the build, from src/gatsby/hosting/nginx.ts and headers.ts.
charset utf-8;
charset_types text/plain text/xml application/xml text/javascript application/javascript;
server_tokens off;
absolute_redirect off;
gzip on;
gzip_vary on;
gzip_types text/plain text/xml application/xml text/javascript application/javascript application/json image/svg+xml;

set $site_policy "${contentSecurityPolicy}";
set $site_caching "${caching.revalidated}";
if ($uri ~ "^(?:${immutableFolders})/") { set $site_caching "${caching.immutable}"; }
${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join("\n")}

# Unknown paths, the error page's own path, and settings files of other hosting services.
error_page 404 /404.html;
location = /404.html {
  internal;
  set $site_caching "${caching.revalidated}";
}
location ~ ^/(?:404(?:\\.html)?/*|_headers|\\.htaccess)$ { return 404; }

# A page has one URL (/solutions); other spellings redirect to it.
location ~ ^/index(?:/index)?(?:\\.html)?/*$ { return 308 /$is_args$args; }
location ~ ^(?<page>/.*?[^/])(?:(?:/index)?\\.html/*|/index/*|/+)$ {
  if (-f $document_root$page.html) { return 308 $page$is_args$args; }
  return 404;
}

location / { try_files $uri $uri.html =404; }
location = / { try_files /index.html =404; }
location = /manifest.webmanifest { default_type application/manifest+json; }
`;
}
