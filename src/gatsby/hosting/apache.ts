import { caching, siteHeaders } from "./headers";

/**
 * public/.htaccess for shared hosting, where nothing else is configurable. Uses only directives of FileInfo and
 * Indexes; those of a module are in <IfModule>, since an unknown directive answers every request with status 500.
 */
export function htaccess(policy: string, paths: readonly string[]): string {
  const names = paths
    .map((page) => page.slice(1))
    .filter(Boolean)
    .join("|");
  const immutable = caching.immutableFolders.map((folder) => folder.slice(1)).join("|");
  return `# Written by the build, from src/gatsby/hosting/headers.ts.
AddDefaultCharset utf-8
ErrorDocument 404 /404.html
# Apache changes the ETag of what it compresses, and then knows it no more: Last-Modified is enough.
FileETag None

<IfModule mod_dir.c>
  DirectoryIndex index.html
  # A page stays reachable beside a folder of its name, which the owner may put into static/.
  DirectorySlash Off
</IfModule>

<IfModule mod_mime.c>
  AddType image/avif .avif
  AddType image/webp .webp
  AddType image/svg+xml .svg
  AddType font/woff2 .woff2
  AddType application/manifest+json .webmanifest
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  # Only addresses of the site are named: /.well-known/, through which certificates are renewed, stays the host's.
  # THE_REQUEST is what the visitor asked for: these rules also run on the file that an earlier one, the error page or the
  # host's MultiViews has led to.
  RewriteCond %{THE_REQUEST} ^\\S+\\s/+(?:404(?:\\.html)?/*|_headers)[\\s?]
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule ^ - [R=404,L]
  # A page has one address: /solutions. Its other spellings lead there; behind a proxy, Apache knows nothing of https.
  RewriteCond %{THE_REQUEST} ^\\S+\\s/+index(?:/index)?(?:\\.html)?/*[\\s?]
  RewriteRule ^ https://%{HTTP_HOST}/ [R=308,L]
  RewriteCond %{THE_REQUEST} ^\\S+\\s/+(${names})(?:(?:/index)?\\.html/*|/index/*|/+)[\\s?]
  RewriteRule ^ https://%{HTTP_HOST}/%1 [R=308,L]
  RewriteRule ^(${names})$ /$1.html [L]
  # No folder is listed.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]
</IfModule>

<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "^/(?:${immutable})/" immutable
</IfModule>
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>
<IfModule mod_headers.c>
${headerLines(siteHeaders(policy))}
  Header always set Cache-Control "${caching.revalidated}" env=!immutable
  Header always set Cache-Control "${caching.immutable}" env=immutable
</IfModule>

# By name and not by type, which the error page has too late.
<FilesMatch "\\.(?:html|js|json|svg|txt|xml|webmanifest|ico)$">
  <IfModule mod_deflate.c>
    SetOutputFilter DEFLATE
    <IfModule mod_brotli.c>
      SetOutputFilter BROTLI_COMPRESS;DEFLATE
    </IfModule>
  </IfModule>
</FilesMatch>
`;
}

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  Header always set ${name} "${value}"`)
    .join("\n");
}
