import fs, { readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentDigest } from "../src/content/content-digest";
import { ask } from "../tests/support/ask";
import { ContentCopy } from "../tests/support/content-copy";
import { keyHeader, serveEditor } from "./server";

const mockPublish = jest.fn();
const mockConfirm = jest.fn();
// Tested on real repositories (publish.test.ts).
jest.mock("./publish", () => ({
  publication: async () => ({ folder: "public" }),
  changedFiles: async () => ["data/home.json"],
  publishedTexts: async () => ({ texts: [["home", "{}"]] }),
  earlierSites: async () => ({ texts: [["site", "{}"]] }),
  confirmAddress: async () => mockConfirm(),
  publish: (report: (step: string) => void) => mockPublish(report),
}));
jest.mock("./take-published", () => ({
  takePublished: async () => ({ texts: [["home", "{}", "[]"]] }),
}));

const assets = new Map([["/", { type: "text/html", body: "<!doctype html>" }]]);
let copy: ContentCopy;
let server: Awaited<ReturnType<typeof serveEditor>>;
let key = "";

beforeEach(async () => {
  copy = await ContentCopy.make();
  server = await serveEditor({ content: copy.folder, assets, port: 0 });
  key = "";
  key = JSON.parse((await redeem(server.newAddress())).body).key;
});
afterEach(async () => {
  await server.close();
  await copy.remove();
});

type Answer = Awaited<ReturnType<typeof request>>;
type RequestParts = { method?: string; body?: string; headers?: Record<string, string | undefined> };

/** As the page asks, but for what is told otherwise. */
async function request(url: string, { method = "GET", body, headers }: RequestParts = {}) {
  const host = `127.0.0.1:${server.port}`;
  const ownHeaders = { host, [keyHeader]: key };
  const postHeaders = { origin: `http://${host}`, "content-type": "application/json" };
  const sent = Object.entries({ ...ownHeaders, ...(method === "POST" && postHeaders), ...headers });
  const defined = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
  const answer = await ask(server.port, url, { method, body, headers: defined });
  return { ...answer, body: String(answer.body) };
}

const post = (body: object) => request("/api/data", { method: "POST", body: JSON.stringify(body) });
const read = async () => JSON.parse((await request("/api/data")).body);

/** Writes texts over the current version of data/. */
async function write(...files: [path: string, text: string][]): Promise<Answer> {
  const { version } = await read();
  const contents = files.map(([path, text]) => ({ path, contents: Buffer.from(text).toString("base64") }));
  return post({ files: contents, version });
}

/** As the page does with the code of its address. */
function redeem(address: string): Promise<Answer> {
  const body = new URL(address).searchParams.get("code") ?? "";
  return request("/api/key", { method: "POST", body, headers: { "content-length": String(body.length) } });
}

test("an address gives the key once: whoever reads it from the list of processes afterwards has nothing", async () => {
  const address = server.newAddress();
  const page = await request(`/${new URL(address).search}`, { headers: { [keyHeader]: undefined } });
  expect(page).toMatchObject({ status: 200, body: "<!doctype html>" });
  expect(page.headers).not.toHaveProperty("set-cookie");
  const given = key;
  key = "";
  expect(await redeem(address)).toMatchObject({ status: 200, body: JSON.stringify({ key: given }) });
  expect(await redeem(address)).toMatchObject({ status: 401, body: expect.stringContaining("a déjà servi") });
});

test("the page has a policy of its own", async () => {
  const { headers } = await request("/");
  expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("a name that only begins as this machine's is refused", async () => {
  const host = `localhost.attaque.example:${server.port}`;
  expect((await request("/api/data", { headers: { host } })).status).toBe(421);
});

test.each<[string, RequestParts, number]>([
  ["another name that leads here", { headers: { host: "attaque.example:9100" } }, 421],
  ["another port's name", { headers: { host: "127.0.0.1:1" } }, 421],
  ["another site's page", { method: "POST", headers: { origin: "https://attaque.example" } }, 403],
  ["a page of another port", { method: "POST", headers: { origin: "http://127.0.0.1:1" } }, 403],
  ["a page that hides its origin", { method: "POST", headers: { origin: undefined } }, 403],
  ["a sandboxed page", { method: "POST", headers: { origin: "null" } }, 403],
  ["a picture on another site", { headers: { "sec-fetch-site": "cross-site" } }, 403],
  ["a page of this machine's other ports", { headers: { "sec-fetch-site": "same-site" } }, 403],
  ["no key", { headers: { [keyHeader]: undefined } }, 401],
  ["a wrong key", { headers: { [keyHeader]: "autre" } }, 401],
  ["a key in a cookie", { headers: { [keyHeader]: undefined, cookie: `cle=${key}` } }, 401],
  ["a form", { method: "POST", headers: { "content-type": "text/plain" } }, 415],
  ["another method", { method: "DELETE", headers: { origin: undefined } }, 403],
])("%s is refused", async (_who, parts, status) => {
  expect((await request("/api/data", parts)).status).toBe(status);
});

test.each([
  "/api/publication",
  "/api/progress",
  "/api/changes",
  "/api/published",
  "/api/earlier-sites",
  "/api/online",
])("%s wants the key", async (url) => {
  expect((await request(url, { headers: { [keyHeader]: undefined } })).status).toBe(401);
});

test("what git tells is read, and what changes it is asked by POST alone", async () => {
  const answers = {
    "/api/publication": { folder: "public" },
    "/api/changes": { changes: ["data/home.json"] },
    "/api/published": { texts: [["home", "{}"]] },
    "/api/earlier-sites": { texts: [["site", "{}"]] },
  };
  for (const [url, answer] of Object.entries(answers)) {
    expect(JSON.parse((await request(url)).body)).toEqual(answer);
  }
  for (const url of ["/api/others", "/api/confirmation", "/api/seen"])
    expect((await request(url)).status).toBe(404);
  expect(mockConfirm).not.toHaveBeenCalled();
  expect((await request("/api/others", { method: "POST" })).body).toBe('{"texts":[["home","{}","[]"]]}');
  expect((await request("/api/confirmation", { method: "POST" })).body).toBe("{}");
  expect(mockConfirm).toHaveBeenCalledTimes(1);
});

test("a publication goes on without its page, and tells its step, then what came of it", async () => {
  const publish = () => request("/api/publication", { method: "POST" });
  const progress = async () => JSON.parse((await request("/api/progress")).body);
  let finish = (_outcome: string) => {};
  mockPublish.mockImplementationOnce((report) => {
    report("Le commit…");
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  });
  expect(await progress()).toEqual({});
  expect(await publish()).toMatchObject({ status: 200, body: "{}" });
  expect(await progress()).toEqual({ step: "Le commit…" });
  const refused = { status: 422, body: expect.stringContaining("est en cours") };
  expect(await publish()).toMatchObject(refused);
  expect(await request("/api/others", { method: "POST" })).toMatchObject(refused);
  expect(await request("/api/data", { method: "POST", body: "{}" })).toMatchObject(refused);
  finish("Envoyé.");
  expect(await progress()).toEqual({ done: "Envoyé." });
  expect((await request("/api/seen", { method: "POST" })).body).toBe("{}");
  expect(await progress()).toEqual({ done: "Envoyé.", isSeen: true });
  mockPublish.mockRejectedValueOnce(new Error("Rien n’est parti."));
  await publish();
  expect(await progress()).toEqual({ refusal: "Rien n’est parti." });
});

test("the site is online once it answers with the digest of data/ as it is", async () => {
  const site = path.join(copy.folder, "site.json");
  await writeFile(site, `\ufeff${await readFile(site, "utf8")}`);
  const { texts, pictures } = await read();
  const files = new Map<string, string>(pictures);
  const digest = await contentDigest(new Map<string, string>(texts), files.keys());
  const isSame = async (body: string, status = 200) => {
    const site = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(body, { status }));
    const answer = JSON.parse((await request("/api/online")).body).isSame;
    expect(site.mock.calls.at(-1)?.[0]).toMatch(/^https:.*\/content-digest\.txt$/);
    return answer;
  };
  expect([await isSame(digest), await isSame("autre"), await isSame(digest, 404)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the preview has the site's typeface and the pictures of data/", async () => {
  const [font = ""] = await readdir("static/fonts");
  expect((await request(`/fonts/${font}`, { headers: { [keyHeader]: undefined } })).status).toBe(200);
  const { pictures } = await read();
  expect((await request(`/${pictures[0][0]}`)).status).toBe(200);
});

test.each([
  "/images/../home.json",
  "/images/..%2fhome.json",
  "/../package.json",
  "/images//etc/passwd",
  "/fonts/../../package.json",
  "//attaque.example/",
])("%s is not found", async (url) => {
  expect((await request(url)).status).toBe(404);
});

test("a text and its picture are written together, and only if data/ has not changed", async () => {
  const { version } = await read();
  const written = await write(["data/images/neuve.jpg", "picture"], ["data/home.json", "{}\n"]);
  expect(await copy.read("home.json")).toBe("{}\n");
  expect(await copy.read("images/neuve.jpg")).toBe("picture");
  expect(JSON.parse(written.body).version).toBe((await read()).version);

  expect((await post({ files: [{ path: "data/home.json", contents: "" }], version })).status).toBe(409);
  await copy.replace("thanks.json", "Merci", "Grand merci");
  const files = [{ path: "data/home.json", contents: "" }];
  expect((await post({ files, version: JSON.parse(written.body).version })).status).toBe(409);
  expect(await copy.read("home.json")).toBe("{}\n");
});

test("if one file can't be written, none is; the message names it, and the save can be repeated", async () => {
  const save = () => write(["data/images/neuve.jpg", "picture"], ["data/home.json", "{}"]);
  const before = await copy.read("home.json");
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  for (const step of ["writeFile", "rename"] as const) {
    const real = fs[step] as () => Promise<void>;
    jest.spyOn(fs, step).mockImplementationOnce(real).mockRejectedValueOnce(full);
    const { status, body } = await save();
    expect({ status, ...JSON.parse(body) }).toEqual({
      status: 500,
      message: expect.stringMatching(
        /^Rien n’est enregistré\. .*\/data\/home\.json : le disque est plein\.$/,
      ),
    });
    expect(await readdir(copy.pathOf("images"))).not.toContain("neuve.jpg");
    expect(await readdir(path.dirname(copy.folder))).toEqual(["data"]);
    expect(await copy.read("home.json")).toBe(before);
  }
  expect((await save()).status).toBe(200);
});

test("a text that was written gets its former one back where the next can't be", async () => {
  const save = () => write(["data/home.json", "{}"], ["data/thanks.json", "{}"]);
  const before = await copy.read("home.json");
  const refused = Object.assign(new Error("refusé"), { code: "EPERM" });
  jest.restoreAllMocks();
  const real = fs.rename;
  jest.spyOn(fs, "rename").mockImplementationOnce(real).mockRejectedValueOnce(refused);
  expect((await save()).status).toBe(500);
  expect(await copy.read("home.json")).toBe(before);
});

test("a picture whose name the contract refuses is known: it leaves with the others", async () => {
  await writeFile(copy.pathOf("images/IMG 1.JPG"), "picture");
  const { pictures } = JSON.parse((await request("/api/data")).body);
  expect(pictures.map(([name]: [string]) => name)).toContain("images/IMG 1.JPG");
});

test("a link that leads nowhere, as text editors leave for a lock, keeps no form from opening", async () => {
  await symlink("nobody@nowhere", copy.pathOf("images/.#photo.jpg"));
  expect((await request("/api/data")).status).toBe(200);
});

test.each([
  "package.json",
  "data/../package.json",
  "data/autre.json",
  "data/images",
  "data/images/photo.svg",
  "data/images/photo.jpg\u0000.json",
  "data/images/../home.json",
  "data/__proto__.json",
])("%j is not written", async (file) => {
  const before = await readdir(path.dirname(copy.folder), { recursive: true });
  expect((await write([file, "{}"])).status).toBe(500);
  expect(await readdir(path.dirname(copy.folder), { recursive: true })).toEqual(before);
});

test("a picture that is there is not replaced", async () => {
  const before = await copy.read("images/board-macro.jpg");
  expect((await write(["data/images/board-macro.jpg", "other"])).body).toContain("existe déjà");
  expect(await copy.read("images/board-macro.jpg")).toBe(before);
});

test("nothing is read or written through a link that leads out of data/", async () => {
  const outside = path.join(copy.folder, "..", "ailleurs.json");
  const { version } = await read();
  await writeFile(outside, "{}");
  await rm(copy.pathOf("home.json"));
  await symlink(outside, copy.pathOf("home.json"));
  const { status, body } = await post({ files: [{ path: "data/home.json", contents: "AAAA" }], version });
  expect({ status, body }).toEqual({ status: 500, body: expect.stringContaining("est un lien") });
  expect(await readFile(outside, "utf8")).toBe("{}");
});
