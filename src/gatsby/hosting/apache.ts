import { caching, siteHeaders } from "./headers";

/**
 * public/.htaccess, the only configuration on shared hosting. Uses only directives that hosts allow by AllowOverride
 * FileInfo and Indexes; those of optional modules are in <IfModule>, because an unknown one fails every request.
 */
export function htaccess(contentSecurityPolicy: string, pagePaths: readonly string[]): string {
  const pageNames = pagePaths
    .map((path) => path.slice(1))
    .filter(Boolean)
    .join("|");
  const headers = Object.entries(siteHeaders(contentSecurityPolicy));
  const immutableFolders = caching.immutableFolders.map((folder) => folder.slice(1)).join("|");
  return `# Written by the build, from src/gatsby/hosting/apache.ts and headers.ts.
AddDefaultCharset utf-8
ErrorDocument 404 /404.html
# Apache does not recognise the ETags of its compressed responses; Last-Modified suffices.
FileETag None

<IfModule mod_dir.c>
  DirectoryIndex index.html
  # Keeps a page reachable beside a folder of its name in static/.
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
  # All rules but the last one match only the site's own paths; the host keeps /.well-known/ (certificate renewal). They
  # test THE_REQUEST, the original request line, because Apache runs them again after a rewrite, for an error page, and
  # for MultiViews.
  RewriteCond %{THE_REQUEST} ^\\S+\\s/+(?:404(?:\\.html)?/*|_headers)[\\s?]
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule ^ - [R=404,L]
  # A page has one URL (/solutions); other spellings redirect to it, always to https, which a proxy may hide from Apache.
  RewriteCond %{THE_REQUEST} ^\\S+\\s/+index(?:/index)?(?:\\.html)?/*[\\s?]
  RewriteRule ^ https://%{HTTP_HOST}/ [R=308,L]
  RewriteCond %{THE_REQUEST} ^\\S+\\s/+(${pageNames})(?:(?:/index)?\\.html/*|/index/*|/+)[\\s?]
  RewriteRule ^ https://%{HTTP_HOST}/%1 [R=308,L]
  RewriteRule ^(${pageNames})$ /$1.html [L]
  # Never lists folders.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]
</IfModule>

<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "^/(?:${immutableFolders})/" immutable
</IfModule>
<IfModule mod_expires.c>
  # Otherwise, the host's expiry rules could add Expires and a second Cache-Control.
  ExpiresActive Off
</IfModule>
<IfModule mod_headers.c>
${headers.map(([name, value]) => `  Header always set ${name} "${value}"`).join("\n")}
  Header always set Cache-Control "${caching.revalidated}" env=!immutable
  Header always set Cache-Control "${caching.immutable}" env=immutable
</IfModule>

# Selects files to compress by name, because the error page's media type is set after the filters are chosen.
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
