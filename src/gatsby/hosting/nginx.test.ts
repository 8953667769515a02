/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { until } from "../../../tests/support/until";
import { answers, freePort } from "../../../tools/loopback";
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
let url = "";
let server: ChildProcess | undefined;

beforeAll(async () => {
  if (!nginx) return;
  folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, "public", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const types = "types { text/html html; } default_type application/octet-stream;";
  await writeFile(
    path.join(folder, "nginx.conf"),
    `daemon off; master_process off; pid nginx.pid; events {}
    http { access_log off; ${own.join(" ")} ${types}
      server { listen 127.0.0.1:${port}; root public; ${nginxSite({ site, editor })} } }`,
  );
  server = spawn(nginx, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], { stdio: "ignore" });
  await until(() => answers(url), "nginx answers");
});

afterAll(async () => {
  server?.kill();
  if (folder) await rm(folder, { recursive: true });
});

const asked = (address: string) => fetch(url + address, { redirect: "manual" });

(nginx ? describe : describe.skip)("nginx, where it is installed,", () => {
  test.each([
    ["/", "home"],
    ["/solutions", "solutions"],
    ["/projets/2?page=2", "further"],
    ["/static/a.js", "script"],
  ])("answers %s with 200 and its file", async (address, text) => {
    const answer = await asked(address);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });

  test.each([
    ["/solutions/", "/solutions"],
    ["/solutions.html", "/solutions"],
    ["/solutions/index.html?a=1", "/solutions?a=1"],
    ["/projets/2//", "/projets/2"],
    ["/index.html", "/"],
    ["/index", "/"],
  ])("leads from %s to the page's one address, %s", async (address, to) => {
    const answer = await asked(address);
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, to]);
  });

  test.each([
    "/nulle-part",
    "/nulle-part/",
    "/nulle-part.html",
    "/static/",
    "/static/b.js",
    "/404",
    "/404.html",
  ])("answers %s with 404 and the error page", async (address) => {
    const answer = await asked(address);
    expect([answer.status, await answer.text()]).toEqual([404, "not found"]);
  });

  test.each([
    ["/", site, caching.revalidated],
    ["/nulle-part", site, caching.revalidated],
    ["/static/b.js", site, caching.revalidated],
    ["/static/a.js", site, caching.immutable],
    ["/admin", editor.policy, caching.revalidated],
  ])("sends the headers of every host with %s", async (address, policy, kept) => {
    const { headers } = await asked(address);
    const expected = { ...siteHeaders(policy), "Cache-Control": kept };
    const sent = Object.keys(expected).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(expected);
  });

  test("names the types that it does not know, and the letters of pages", async () => {
    const typeOf = async (address: string) => (await asked(address)).headers.get("Content-Type");
    expect(await typeOf("/manifest.webmanifest")).toBe("application/manifest+json");
    expect(await typeOf("/solutions")).toBe("text/html; charset=utf-8");
  });
});
