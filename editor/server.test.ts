import fs, { readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { ContentCopy } from "../tests/support/content-copy";
import { jpeg } from "../tests/support/jpeg";
import { sendRequest } from "../tests/support/send-request";
import { keyHeader, serveEditor } from "./server";

// The real module needs a repository; scripts/publish.test.ts tests it.
jest.mock("../scripts/git", () => ({ unpublishedFiles: async () => ["data/home.json"] }));

const assets = new Map([["/", { type: "text/html", body: "<!doctype html>" }]]);
let copy: ContentCopy;
let server: Awaited<ReturnType<typeof serveEditor>>;
let key = "";
const publish = jest.fn();

beforeEach(async () => {
  copy = await ContentCopy.make();
  server = await serveEditor({ contentFolder: copy.folder, assets, port: 0, publish });
  key = JSON.parse((await exchangeCode(server.newUrl())).body).key;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
  await copy.remove();
});

type Response = Awaited<ReturnType<typeof request>>;
type RequestParts = { method?: string; body?: string | Buffer; headers?: Record<string, string | undefined> };

/** Sends a request with the editor page's headers, overridden by `headers`. */
async function request(url: string, { method = "GET", body, headers }: RequestParts = {}) {
  const host = `127.0.0.1:${server.port}`;
  const ownHeaders = { host, [keyHeader]: key };
  const postHeaders = { origin: `http://${host}`, "content-type": "application/json" };
  const allHeaders = Object.entries({ ...ownHeaders, ...(method === "POST" && postHeaders), ...headers });
  const sentHeaders = Object.fromEntries(allHeaders.filter(([, value]) => value !== undefined));
  const response = await sendRequest(server.port, url, { method, body, headers: sentHeaders });
  return { ...response, body: String(response.body) };
}

const post = (url: string, body: object) => request(url, { method: "POST", body: JSON.stringify(body) });

async function save(name: string, text: string, previousText?: string): Promise<Response> {
  return post("/api/text", { name, text, previousText: previousText ?? (await copy.read(`${name}.json`)) });
}

function exchangeCode(url: string): Promise<Response> {
  const body = new URL(url).searchParams.get("code") ?? "";
  return request("/api/key", { method: "POST", body, headers: { "content-length": String(body.length) } });
}

describe("access", () => {
  test("exchanges a URL's code for the key once, because other users see the URL in the list of processes", async () => {
    const url = server.newUrl();
    const page = await request(`/${new URL(url).search}`, { headers: { [keyHeader]: undefined } });
    expect(page).toMatchObject({ status: 200, body: "<!doctype html>" });
    expect(page.headers).not.toHaveProperty("set-cookie");
    const issuedKey = key;
    key = "";
    expect(await exchangeCode(url)).toMatchObject({ status: 200, body: JSON.stringify({ key: issuedKey }) });
    expect(await exchangeCode(url)).toMatchObject({
      status: 401,
      body: expect.stringContaining("a déjà servi"),
    });
  });

  test("serves the page with a strict Content-Security-Policy", async () => {
    const { headers } = await request("/");
    expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });

  test("refuses a host whose name only begins with this machine's", async () => {
    const host = `localhost.attaque.example:${server.port}`;
    expect((await request("/api/data", { headers: { host } })).status).toBe(421);
  });

  test.each<[string, RequestParts, number]>([
    ["another name that resolves to this machine", { headers: { host: "attaque.example:9100" } }, 421],
    ["another port", { headers: { host: "127.0.0.1:1" } }, 421],
    ["another site's page", { method: "POST", headers: { origin: "https://attaque.example" } }, 403],
    ["a page of another port", { method: "POST", headers: { origin: "http://127.0.0.1:1" } }, 403],
    ["a page that hides its origin", { method: "POST", headers: { origin: undefined } }, 403],
    ["a sandboxed page", { method: "POST", headers: { origin: "null" } }, 403],
    ["a picture that another site shows", { headers: { "sec-fetch-site": "cross-site" } }, 403],
    ["a page of this machine's other ports", { headers: { "sec-fetch-site": "same-site" } }, 403],
    ["no key", { headers: { [keyHeader]: undefined } }, 401],
    ["a wrong key", { headers: { [keyHeader]: "autre" } }, 401],
    ["an HTML form", { method: "POST", headers: { "content-type": "text/plain" } }, 415],
  ])("refuses %s", async (_, parts, status) => {
    expect((await request("/api/data", parts)).status).toBe(status);
  });

  test("refuses another method than GET and POST", async () => {
    const headers = { origin: `http://127.0.0.1:${server.port}` };
    expect((await request("/api/data", { method: "DELETE", headers })).status).toBe(415);
  });

  test("refuses a key in a cookie", async () => {
    const headers = { [keyHeader]: undefined, cookie: `${keyHeader}=${key}` };
    expect((await request("/api/data", { headers })).status).toBe(401);
  });

  test.each(["/api/text", "/api/picture", "/api/publish", "/api/unpublished"])(
    "requires the key for %s",
    async (url) => {
      expect((await request(url, { headers: { [keyHeader]: undefined } })).status).toBe(401);
    },
  );

  test.each([
    "/images/../home.json",
    "/images/..%2fhome.json",
    "/../package.json",
    "/images//etc/passwd",
    "/fonts/../../package.json",
    "//attaque.example/",
  ])("responds 404 to %s", async (url) => {
    expect((await request(url)).status).toBe(404);
  });
});

describe("reading", () => {
  test("serves fonts and cropped pictures for the preview without a key", async () => {
    const withoutKey = { headers: { [keyHeader]: undefined } };
    const [font = ""] = await readdir("static/fonts");
    expect((await request(`/fonts/${font}`, withoutKey)).status).toBe(200);
    expect((await request("/images/board-macro.jpg", withoutKey)).status).toBe(200);
    const { body } = await sendRequest(server.port, "/images/board-macro.jpg?ratio=2");
    expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 1600, height: 800 });
  });

  test("lists pictures with their sizes, even if the contract refuses their names", async () => {
    await writeFile(copy.pathOf("images/IMG 1.JPG"), await jpeg(30, 20));
    const { pictures } = JSON.parse((await request("/api/data")).body);
    expect(new Map(pictures).get("images/IMG 1.JPG")).toEqual({ width: 30, height: 20 });
  });

  test("lists unpublished files", async () => {
    expect((await request("/api/unpublished")).body).toBe('{"files":["data/home.json"]}');
  });
});

describe("saving a text", () => {
  test("writes a file, even a new one", async () => {
    expect((await save("home", "{}\n")).status).toBe(200);
    expect(await copy.read("home.json")).toBe("{}\n");
    expect((await save("legal/mentions-legales", "{}\n", "")).status).toBe(200);
    expect(await copy.read("legal/mentions-legales.json")).toBe("{}\n");
  });

  test("is refused if the file has changed", async () => {
    const originalText = await copy.read("home.json");
    await copy.replace("home.json", "exemple", "essai");
    const changedText = await copy.read("home.json");
    expect((await save("home", "{}", originalText)).status).toBe(409);
    expect((await save("legal/mentions-legales", "{}", originalText)).status).toBe(409);
    expect(await copy.read("home.json")).toBe(changedText);
  });

  test("leaves the file unchanged if writing fails, and can be retried", async () => {
    const originalText = await copy.read("home.json");
    const diskFull = new Error("ENOSPC: no space left on device");
    for (const step of ["writeFile", "rename"] as const) {
      jest.spyOn(fs, step).mockRejectedValueOnce(diskFull);
      expect(await save("home", "{}")).toMatchObject({
        status: 500,
        body: JSON.stringify({ message: `Rien n’est enregistré. ${diskFull.message}` }),
      });
      expect(await copy.read("home.json")).toBe(originalText);
      expect(await readdir(copy.folder)).not.toContainEqual(expect.stringMatching(/tmp$/));
    }
    expect((await save("home", "{}")).status).toBe(200);
  });

  const unsafeNames = ["../package", "autre", "images", "home\u0000", "__proto__"];
  test.each(unsafeNames)("refuses the file name %j", async (name) => {
    const filesBefore = await readdir(path.dirname(copy.folder), { recursive: true });
    expect((await save(name, "{}", "")).status).toBe(500);
    expect(await readdir(path.dirname(copy.folder), { recursive: true })).toEqual(filesBefore);
  });

  test("never follows a symbolic link out of data/", async () => {
    const outsideFile = path.join(copy.folder, "..", "ailleurs.json");
    await writeFile(outsideFile, "{}");
    await rm(copy.pathOf("home.json"));
    await symlink(outsideFile, copy.pathOf("home.json"));
    const refusal = { status: 500, body: expect.stringContaining("est un lien") };
    expect(await save("home", "[]", "{}")).toMatchObject(refusal);
    expect(await readFile(outsideFile, "utf8")).toBe("{}");
  });
});

describe("adding a picture", () => {
  const minSize = { width: 1600, height: 1000 };

  function add(name: string, body: Buffer, crop: object): Promise<Response> {
    const picture = JSON.stringify({ name, crop, minSize });
    const headers = { "content-type": "application/octet-stream", "content-length": String(body.length) };
    return request(`/api/picture?${new URLSearchParams({ picture })}`, { method: "POST", body, headers });
  }

  test("rotates the picture upright, crops and scales it, and removes its location", async () => {
    const photo = await sharp(await jpeg(4000, 3000, "#00f"))
      .composite([{ input: await jpeg(2000, 3000, "#f00"), left: 0, top: 0 }])
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "46/1 8/1 50/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const response = await add("IMG_1.JPG", photo, { x: 0, y: 0, width: 3000, height: 1875 });
    expect(response).toMatchObject({ status: 200, body: expect.stringContaining('"images/img-1.jpg"') });
    const savedPicture = sharp(copy.pathOf("images/img-1.jpg"));
    const { width, height, format, exif } = await savedPicture.metadata();
    expect([format, exif, width, height]).toEqual(["jpeg", undefined, 2240, 1400]);
    const { dominant } = await savedPicture.stats();
    expect([dominant.r, dominant.b]).toEqual([248, 8]); // red, as the middle of sharp's histogram bins
  });

  test("keeps transparency and never replaces a picture", async () => {
    const crop = { x: 0, y: 0, width: 1600, height: 1000 };
    const transparent = { width: 1600, height: 1000, channels: 4 as const, background: "#f000" };
    const picture = await sharp({ create: transparent }).webp().toBuffer();
    expect((await add("Board-macro.webp", picture, crop)).body).toContain("images/board-macro.png");
    const opaquePicture = await jpeg(1600, 1000);
    expect((await add("board-macro.jpg", opaquePicture, crop)).body).toContain("images/board-macro-2.jpg");
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ["a JPEG that breaks off", async () => (await jpeg(1920, 1200)).subarray(0, 4000)],
    ["a HEIC", () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic")],
    [
      "a GIF",
      async () =>
        sharp(await jpeg(1920, 1200))
          .gif()
          .toBuffer(),
    ],
    ["a text file", () => Buffer.from("Bonjour")],
  ])("refuses %s", async (_, bytes) => {
    const filesBefore = await readdir(copy.pathOf("images"));
    const response = await add("photo.jpg", await bytes(), { x: 0, y: 0, width: 1920, height: 1200 });
    expect(response).toMatchObject({ status: 422, body: expect.stringContaining("en JPEG") });
    expect(await readdir(copy.pathOf("images"))).toEqual(filesBefore);
  });
});

test("publishing streams the output of the command", async () => {
  publish.mockImplementationOnce(async (write) => write("Vers …"));
  expect(await post("/api/publish", {})).toMatchObject({ status: 200, body: "Vers …" });
});
