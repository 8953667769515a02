import { existsSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findNginx } from "../find-nginx";
import { freePort } from "../loopback";
import { type Host, startHost } from "./host";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const nginxHasBrotli = existsSync(brotliModule);

/** nginx with the configuration that the build has written, or, to compare with, with none but `root`. */
export async function startNginx({ plain = false } = {}): Promise<Host> {
  const nginx = findNginx();
  if (!nginx) throw new Error("nginx is not installed.");
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const port = await freePort();
  const http = plain ? "" : `include ${path.resolve("nginx/http.conf")};`;
  const server = plain ? "index index.html;" : `include ${path.resolve("nginx/server.conf")};`;
  const brotli = plain || !nginxHasBrotli ? "" : "brotli_static on;";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join("\n  ");
  const configuration = `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 2;
${nginxHasBrotli ? `load_module ${brotliModule};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  ${temporary}
  ${http}
  server {
    listen 127.0.0.1:${port};
    root ${path.resolve("public")};
    ${brotli}
    ${server}
  }
}
`;
  const file = path.join(folder, "nginx.conf");
  await writeFile(file, configuration);
  return startHost(nginx, ["-c", file, "-e", `${folder}/error.log`], `http://127.0.0.1:${port}`, folder);
}
