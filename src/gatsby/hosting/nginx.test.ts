/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { until } from "../../../tests/support/until";
import { findFreePort } from "../../../tools/loopback";
import { findOnPath } from "../../../tools/programs";
import { caching, siteHeaders } from "./headers";
import { nginxSite } from "./nginx";

/** nginx itself, with the file that a build writes for it. */

const nginx = findOnPath("nginx");
const site = "default-src 'none'; frame-ancestors 'none'";
const editor = { page: "/admin", policy: "default-src 'self'" };
const files = {
  "index.html": "home",
  "solutions.html": "solutions",
  "projets/2.html": "further",
  "admin.html": "editor",
  "404.html": "not found",
  "static/a.js": "script",
  "manifest.webmanifest": "{}",
};

let folder = "";
let port = 0;
let server: ChildProcess | undefined;

const asked = (address: string) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: "manual" });

beforeAll(async () => {
  if (!nginx) return;
  folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, "public", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  port = await findFreePort();
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const types = "types { text/html html; } default_type application/octet-stream;";
  await writeFile(
    path.join(folder, "nginx.conf"),
    `daemon off; master_process off; pid nginx.pid; error_log stderr; events {}
    http { access_log off; ${own.join(" ")} ${types}
      server { listen 127.0.0.1:${port}; root public; ${nginxSite({ site, editor })} } }`,
  );
  server = spawn(nginx, ["-p", folder, "-c", "nginx.conf"], { stdio: "ignore" });
  await until(() => asked("/"), "nginx answers");
});

afterAll(async () => {
  server?.kill();
  if (folder) await rm(folder, { recursive: true });
});

(nginx ? describe : describe.skip)("nginx, where it is installed,", () => {
  test.each([
    ["/", 200, "home"],
    ["/solutions", 200, "solutions"],
    ["/projets/2?page=2", 200, "further"],
    ["/nulle-part", 404, "not found"],
    ["/nulle-part/", 404, "not found"],
    ["/nulle-part.html", 404, "not found"],
    ["/static/", 404, "not found"],
    ["/404", 404, "not found"],
    ["/404.html", 404, "not found"],
  ])("answers %s with %i and «%s»", async (address, status, text) => {
    const answer = await asked(address);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  test.each([
    ["/solutions/", "/solutions"],
    ["/solutions.html", "/solutions"],
    ["/solutions/index.html?a=1", "/solutions?a=1"],
    ["/projets/2//", "/projets/2"],
    ["/index.html", "/"],
  ])("leads from %s to the page's one address, %s", async (address, to) => {
    const answer = await asked(address);
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, to]);
  });

  test.each([
    ["/solutions", site, caching.revalidated, "text/html; charset=utf-8"],
    ["/static/b.js", site, caching.revalidated, "text/html; charset=utf-8"],
    ["/static/a.js", site, caching.immutable, "application/octet-stream"],
    ["/manifest.webmanifest", site, caching.revalidated, "application/manifest+json"],
    ["/admin", editor.policy, caching.revalidated, "text/html; charset=utf-8"],
  ])("sends the headers of every host with %s", async (address, policy, kept, type) => {
    const { headers } = await asked(address);
    const expected = { ...siteHeaders(policy), "Cache-Control": kept, "Content-Type": type };
    const sent = Object.keys(expected).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(expected);
  });
});
