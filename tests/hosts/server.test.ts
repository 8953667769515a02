import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { runs } from "../support/runs";

/** The server of `npm start` in a process of its own, as a program that answers anyone who can reach it. */

jest.setTimeout(180_000);

const secret = "what lies beside public/ is nobody's business";
let folder = "";
let server: ChildProcess;
let port = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "server-"));
  const site = path.join(folder, "public");
  await mkdir(site);
  for (const page of ["index", "solutions", "404"]) await writeFile(path.join(site, `${page}.html`), page);
  await writeFile(path.join(site, "solutions.html.gz"), "compressed");
  await writeFile(path.join(site, "passing.txt"), "a file that the next build takes away");
  await writeFile(path.join(site, "_headers"), "/*\n  X-Content-Type-Options: nosniff\n");
  for (const name of ["secret", "secret.html", "secret.txt"])
    await writeFile(path.join(folder, name), secret);

  const script = `require("./tools/serve.ts").serve(0, process.argv[1]).then(({ url }) => console.log(url))`;
  server = spawn(process.execPath, ["--require", "tsx/cjs", "--eval", script, site], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = await once(server.stdout ?? server, "data");
  port = Number(new URL(String(url).trim()).port);
});

afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true });
});

/** Sends these bytes over a connection of their own and resolves with all that comes back before it is closed. */
function send(request: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    // After half a request the server waits: that is no answer, and no fault either.
    socket.setTimeout(300, () => socket.destroy());
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    // A refused request may be answered by a reset.
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

const get = (target: string, ...headers: string[]) =>
  send(
    [
      "GET ",
      target,
      " HTTP/1.1\r\n",
      ["Host: localhost", "Connection: close", ...headers, "\r\n"].join("\r\n"),
    ].join(""),
  );

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
const locationOf = (answer: string) => /^location: (.*)\r$/im.exec(answer)?.[1];

async function expectToServe(): Promise<void> {
  expect({ exit: server.exitCode, status: statusOf(await get("/")) }).toEqual({ exit: null, status: 200 });
}

test.each([
  ["the name of another host", "//evil.example", 404],
  ["another host, as browsers read it", "/\\evil.example/", 404],
  ["a page after two slashes, which would be a host", "/.//solutions/", 404],
  ["a file above public/", "/%2e%2e/secret", 404],
  ["a file above public/, by an incomplete escape", "/..%2fsecret.txt", 404],
  ["a broken code", "/%E0%A4%A", 404],
  ["the site's own page in the form that proxies use", "http://localhost/solutions", 200],
  ["another host's page in that form", "http://evil.example/solutions", 200],
  ["a host that is not one", "http://[/", 400],
  ["another scheme", "x://../secret", 400],
  ["everything", "*", 400],
])("%s is answered, and the server serves on", async (_, target, status) => {
  const answer = await get(target);
  expect(statusOf(answer)).toBe(status);
  expect(locationOf(answer)).toBeUndefined();
  await expectToServe();
});

test.each([
  ["//", "/"],
  ["http://evil.example/solutions/?a=//evil.example", "/solutions?a=//evil.example"],
])("%s, another spelling of a page's address, leads to this site's page", async (target, page) => {
  expect(locationOf(await get(target))).toBe(page);
  await expectToServe();
});

test.each(["bytes=5-2", "bytes=-1", "bytes=0-0,2-1", "lines=1-2"])(
  "a part of a page, %s, is the page",
  async (range) => {
    const answer = await get("/solutions", `Range: ${range}`);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toMatch(/solutions$/);
    await expectToServe();
  },
);

test("a file that was there when the server started, and is gone, does not end it", async () => {
  await rm(path.join(folder, "public", "passing.txt"));
  await get("/passing.txt");
  await expectToServe();
});

describe("whatever is asked", () => {
  const pieces = [
    ...[
      "/",
      "/",
      "/",
      "//",
      "\\",
      "..",
      "../",
      "..%2f",
      "%2e%2e/",
      "..\\",
      "%5c..",
      ".",
      "%",
      "%zz",
      "%00",
      "%c0%af",
      "é",
      "\0",
    ],
    ...[
      "solutions",
      "index",
      "404",
      "secret",
      "passing",
      ".html",
      ".txt",
      ".gz",
      "public",
      "etc/passwd",
      "__proto__",
    ],
    ...[
      "evil.example",
      "http://",
      "https://",
      "file:///",
      "x:",
      "@",
      ":80",
      ":99999",
      "[",
      "[::1]",
      "*",
      "?",
      "#",
      ";",
      " ",
    ],
  ];
  const target = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `/${parts.join("")}`),
    },
    {
      weight: 2,
      arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join("")),
    },
    { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  );
  const method = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom("GET", "HEAD") },
    { weight: 1, arbitrary: fc.constantFrom("POST", "CONNECT", "OPTIONS", "TRACE", "PROPFIND", "get", "") },
    { weight: 1, arbitrary: fc.string({ maxLength: 10 }) },
  );
  const number = fc.oneof(fc.constantFrom("", "-1", "1e9", "9007199254740993"), fc.nat(20).map(String));
  const header = fc.oneof(
    fc.tuple(number, number).map(([first, last]) => `Range: bytes=${first}-${last}`),
    fc.constantFrom(
      "Accept-Encoding: br, gzip",
      "Accept-Encoding: gzip;q=0",
      "Accept-Encoding:",
      'If-None-Match: W/"x"',
    ),
    fc.constantFrom(
      "Upgrade: websocket\r\nConnection: Upgrade",
      "Upgrade: h2c",
      "Expect: 100-continue",
      "Expect: all",
    ),
    fc.constantFrom(
      "Host: evil.example",
      "Host:",
      "Host: [",
      "X-Forwarded-Host: evil.example",
      "Connection: keep-alive",
    ),
    fc.constantFrom(
      "Content-Length: 5",
      "Content-Length: -5",
      "Transfer-Encoding: chunked",
      "Transfer-Encoding: x",
    ),
    fc.integer({ min: 1, max: 20_000 }).map((length) => `X-Long: ${"x".repeat(length)}`),
    fc.string({ unit: "binary", maxLength: 40 }),
  );
  const version = fc.oneof(
    { weight: 8, arbitrary: fc.constant("HTTP/1.1") },
    { weight: 1, arbitrary: fc.constantFrom("HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "") },
  );
  const request = fc
    .tuple(
      method,
      target,
      version,
      fc.array(header, { maxLength: 4 }),
      fc.constantFrom("", "5\r\nhello\r\n", "\0"),
    )
    .map(([method, target, version, headers, body]) =>
      [`${method} ${target} ${version}`, "Host: localhost", ...headers, "Connection: close", "", body].join(
        "\r\n",
      ),
    );

  test("no request ends the server, reads outside public/ or leads to another host", async () => {
    await fc.assert(
      fc.asyncProperty(request, async (bytes) => {
        const answer = await send(bytes);
        expect(answer).not.toContain(secret);
        expect(answer).not.toContain("root:");
        expect(locationOf(answer) ?? "/").toMatch(/^\/(?![/\\])/);
        expect(server.exitCode).toBeNull();
      }),
      { numRuns: runs(200, 1000) },
    );
    await expectToServe();
  });
});
