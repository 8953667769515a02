import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../tools/loopback";
import { findOnPath } from "../../tools/programs";
import { sendRequest } from "../support/send-request";
import { until } from "../support/until";

/** Debian and Ubuntu install servers in /usr/sbin, which is not on every user's PATH. */
const findServer = (name: string) => findOnPath(name) ?? [`/usr/sbin/${name}`].find(existsSync);
export const findApache = () => findServer("apache2");
export const findNginx = () => findServer("nginx");

/** MIME types that both servers know, and newer ones that an old Apache lacks. */
const baseTypes = ["text/html html", "text/plain txt", "application/xml xml", "text/javascript js"];
const newerTypes = ["image/svg+xml svg", "image/avif avif", "image/webp webp", "font/woff2 woff2"];

const modulesFolder = "/usr/lib/apache2/modules";
const baseModules = "mpm_event authz_core dir mime alias autoindex rewrite headers setenvif filter deflate";

type ApacheSettings = { extraModules?: string; directives?: string; options: string; allowOverride: string };

/** An Apache configuration like those of Debian and shared hosts; public/.htaccess completes it. */
function apacheConfiguration({ extraModules = "", directives = "", options, allowOverride }: ApacheSettings) {
  const moduleNames = `${baseModules} ${extraModules}`.trim().split(" ");
  return (port: number, folder: string) => `
    ${moduleNames.map((name) => `LoadModule ${name}_module ${modulesFolder}/mod_${name}.so`).join("\n")}
    # Apache refuses to serve as root.
    ${process.getuid?.() === 0 ? "User nobody\nGroup nogroup" : ""}
    ServerRoot ${folder}
    ServerName site.example
    Listen 127.0.0.1:${port}
    PidFile apache.pid
    DefaultRuntimeDir ${folder}
    ErrorLog /dev/null
    TypesConfig types
    # Debian's alias, which hides a site's own folder of this name.
    Alias /icons/ ${folder}/none/
    DirectoryIndex index.php index.html
    ${directives}
    DocumentRoot ${folder}/public
    <Directory ${folder}/public>
      Options ${options}
      AllowOverride ${allowOverride}
      Require all granted
    </Directory>
    <FilesMatch "^\\.ht">
      Require all denied
    </FilesMatch>`;
}

export type Host = {
  request: (path: string, headers?: Record<string, string>) => ReturnType<typeof sendRequest>;
  /** Origin in the Location header of redirects; empty for nginx, which sends paths. */
  redirectOrigin: string;
  stop: () => Promise<void>;
};

/** Configurations by name, for a folder with public/ and nginx/site.conf. */
const configurations = {
  nginx: (port: number) => {
    const temporaryFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    return `daemon off; master_process off; pid nginx.pid; error_log stderr; events {}
      http {
        access_log off; ${temporaryFolders.map((name) => `${name}_temp_path ${name};`).join(" ")}
        types { ${[...baseTypes, ...newerTypes].map((type) => `${type};`).join(" ")} } default_type application/octet-stream;
        server { listen 127.0.0.1:${port}; root public; include nginx/site.conf; }
      }`;
  },
  "Apache with optional modules and AllowOverride All": apacheConfiguration({
    extraModules: "negotiation expires brotli",
    directives: `AddOutputFilterByType DEFLATE text/html text/javascript
      ExpiresActive On
      ExpiresDefault "access plus 2 hours"`,
    options: "+Indexes +MultiViews",
    allowOverride: "All",
  }),
  "Apache with a restricted AllowOverride": apacheConfiguration({
    options: "+Indexes",
    allowOverride: "FileInfo Indexes",
  }),
};

type HostName = keyof typeof configurations;
export const hostNames = Object.keys(configurations) as HostName[];

/** Starts a server on a copy of public/ and nginx/, with an older site's index.php beside the pages. */
export async function startHost(hostName: HostName, siteFolder: string): Promise<Host> {
  const folder = await mkdtemp(path.join(tmpdir(), "host-"));
  await chmod(folder, 0o755);
  for (const subfolder of ["public", "nginx"]) {
    await cp(path.join(siteFolder, subfolder), path.join(folder, subfolder), { recursive: true });
  }
  await writeFile(path.join(folder, "public", "index.php"), "an older site");
  await writeFile(path.join(folder, "types"), baseTypes.join("\n"));
  const port = await findFreePort();
  const configuration = path.join(folder, "server.conf");
  await writeFile(configuration, configurations[hostName](port, folder));
  const [program = "", ...options] =
    hostName === "nginx"
      ? [findNginx(), "-p", folder, "-c", configuration]
      : [findApache(), "-f", configuration, "-D", "FOREGROUND"];
  const server = spawn(program, options, { stdio: ["ignore", "ignore", "inherit"] });
  const serverExit = new Promise((resolve) => server.once("exit", resolve));
  await until(() => sendRequest(port, "/"), `${hostName} responds`);
  return {
    request: (path, headers = {}) => sendRequest(port, path, { headers }),
    // The .htaccess redirects to https, although this server uses http.
    redirectOrigin: hostName === "nginx" ? "" : `https://127.0.0.1:${port}`,
    stop: async () => {
      server.kill();
      await serverExit;
      await rm(folder, { recursive: true });
    },
  };
}
