/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { ContentCopy } from "../tests/support/content-copy";
import { jpeg } from "../tests/support/jpeg";
import { contentOf } from "./forms/save";
import { serveEditor } from "./server";

const key = randomBytes(24).toString("base64url");
const assets = new Map([["/", { type: "text/html", body: "<!doctype html>" }]]);
let copy: ContentCopy;
let server: Awaited<ReturnType<typeof serveEditor>>;

beforeEach(async () => {
  copy = await ContentCopy.make();
  server = await serveEditor({ content: copy.folder, assets, statics: "static" }, { port: 0, key });
});
afterEach(async () => {
  await server.close();
  await copy.remove();
});

type Answer = { status: number; headers: Record<string, unknown>; body: string };
type Asked = { method?: string; body?: string; headers?: Record<string, string | undefined> };

/** As the editor's page does. Not with fetch, which normalises the path and chooses the host itself. */
function ask(url: string, { method = "GET", body, headers }: Asked = {}): Promise<Answer> {
  const host = `127.0.0.1:${server.port}`;
  const own = { host, cookie: `autre=1; editeur-${server.port}=${key}` };
  const ofPost = { origin: `http://${host}`, "content-type": "application/json" };
  const sent = { ...own, ...(method === "POST" && ofPost), ...headers };
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port: server.port, path: url, method };
    const defined = Object.entries(sent).filter(([, value]) => value !== undefined);
    const asking = request({ ...options, headers: Object.fromEntries(defined) }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      const { statusCode: status = 0, headers } = response;
      response.on("end", () => resolve({ status, headers, body: text }));
    });
    asking.once("error", reject);
    asking.end(body);
  });
}

const post = async (body: object) => {
  const { status, body: text } = await ask("/api/data", { method: "POST", body: JSON.stringify(body) });
  return { status, answer: JSON.parse(text) };
};

const textOf = async (name: string): Promise<string> => {
  const { texts } = JSON.parse((await ask("/api/data")).body);
  return new Map<string, string>(texts).get(name) ?? "";
};

type Upload = { name: string; base64: string };

async function saveChange(name: string, change: (content: never) => void, pictures: Upload[] = []) {
  const base = await textOf(name);
  const value = contentOf(base);
  change(value as never);
  return post({ name, base, value, pictures });
}

const upload = async (name: string, width: number, height: number): Promise<Upload> => ({
  name,
  base64: (await jpeg(width, height)).toString("base64"),
});

type Home = { hero: { lead: string; primary: { to: string }; image: { src: string } } };
const showing = (src: string) => (home: Home) => {
  home.hero.image.src = src;
};
const leadOf = (lead: string) => (home: Home) => {
  home.hero.lead = lead;
};

test("the printed address gives the key to the browser, and leaves it out of the next address", async () => {
  const { status, headers } = await ask(`/?cle=${key}`, { headers: { cookie: "" } });
  expect({ status, location: headers.location }).toEqual({ status: 303, location: "/" });
  // No script reads it, and no other site sends it.
  expect(String(headers["set-cookie"])).toContain("HttpOnly; SameSite=Strict");
  expect((await ask("/?cle=", { headers: { cookie: "" } })).status).toBe(401);
});

test("the page has a policy of its own, and is not found by search engines", async () => {
  const { headers } = await ask("/");
  expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-robots-tag"]).toBe("noindex");
});

test.each<[string, Asked, number]>([
  ["another name that leads here", { headers: { host: "attaque.example:9100" } }, 421],
  ["another port's name", { headers: { host: "127.0.0.1:1" } }, 421],
  ["another site's page", { method: "POST", headers: { origin: "https://attaque.example" } }, 403],
  ["a page of another port", { method: "POST", headers: { origin: "http://127.0.0.1:1" } }, 403],
  ["a page that hides its origin", { method: "POST", headers: { origin: undefined } }, 403],
  ["a sandboxed page", { method: "POST", headers: { origin: "null" } }, 403],
  ["a picture on another site", { headers: { "sec-fetch-site": "cross-site" } }, 403],
  ["a page of this machine's other ports", { headers: { "sec-fetch-site": "same-site" } }, 403],
  ["no key", { headers: { cookie: undefined } }, 401],
  ["a wrong key", { headers: { cookie: `editeur=${key}` } }, 401],
  ["a form", { method: "POST", headers: { "content-type": "text/plain" } }, 415],
  ["another method", { method: "DELETE", headers: { origin: undefined } }, 403],
])("%s is refused", async (_who, asked, status) => {
  expect((await ask("/api/data", asked)).status).toBe(status);
});

test.each([
  "/images/../home.json",
  "/images/..%2fhome.json",
  "/../package.json",
  "/images//etc/passwd",
  "/fonts/../../package.json",
  "//attaque.example/",
])("%s is not found", async (url) => {
  expect((await ask(url)).status).toBe(404);
});

test("a form saved as it was opened leaves every file as it is", async () => {
  const { texts } = JSON.parse((await ask("/api/data")).body);
  for (const [name, text] of texts) {
    expect((await post({ name, base: text, value: JSON.parse(text), pictures: [] })).status).toBe(200);
    expect(await copy.read(`${name}.json`)).toBe(text);
  }
});

test("a byte order mark is taken off: the form opens, and can be saved", async () => {
  await copy.write("home.json", `\u{feff}${await copy.read("home.json")}`);
  expect(await textOf("home")).toMatch(/^\{/);
  expect((await saveChange("home", leadOf("Autre texte."))).status).toBe(200);
  expect(await copy.read("home.json")).toMatch(/^\{/);
});

test("a mistake is told with its field in the contract's words, and nothing is written", async () => {
  const before = await copy.read("home.json");
  const { status, answer } = await saveChange("home", (home: Home) => {
    home.hero.lead = "<b>Court</b>";
    home.hero.primary.to = "/contct";
  });
  expect(status).toBe(422);
  expect(answer.problems).toEqual([
    { path: ["hero", "lead"], message: expect.stringContaining("HTML dans le texte") },
    { path: ["hero", "primary", "to"], message: expect.stringContaining('vouliez-vous dire "/contact" ?') },
  ]);
  expect(await copy.read("home.json")).toBe(before);
});

test("a new picture is kept with the text that shows it; one that is too small, or not shown, is not", async () => {
  expect(
    (await saveChange("home", showing("images/neuve.jpg"), [await upload("neuve.jpg", 1920, 1080)])).status,
  ).toBe(200);
  const small = [await upload("petite.jpg", 300, 200)];
  const { answer } = await saveChange("home", showing("images/petite.jpg"), small);
  expect(answer.problems).toMatchObject([{ message: expect.stringContaining("trop petite") }]);
  await saveChange("home", leadOf("Autre texte."), small);
  const pictures = await readdir(copy.pathOf("images"));
  expect(pictures).toContain("neuve.jpg");
  expect(pictures).not.toContain("petite.jpg");
});

test("a save that ended half-way can be repeated; a picture of the same name is not overwritten", async () => {
  const pictures = [await upload("neuve.jpg", 1920, 1080)];
  await copy.write("images/neuve.jpg", Buffer.from(pictures[0]?.base64 ?? "", "base64"));
  expect((await saveChange("home", showing("images/neuve.jpg"), pictures)).status).toBe(200);
  const others = [await upload("neuve.jpg", 2000, 1200)];
  const { status, answer } = await saveChange("home", showing("images/neuve.jpg"), others);
  expect({ status, ...answer }).toEqual({ status: 409, message: expect.stringContaining("Une autre image") });
});

test("an error of the disk is told in French, with the file", async () => {
  await rm(copy.pathOf("home.json"));
  await mkdir(copy.pathOf("home.json"));
  jest.spyOn(console, "error").mockImplementationOnce(() => {});
  const { status, body } = await ask("/api/data");
  expect(status).toBe(500);
  expect(JSON.parse(body).message).toContain("/home.json : le disque répond EISDIR. Rien n’est enregistré.");
});

test.each(["../home.json", "photo.svg", "photo.jpg\u0000.json", ""])(
  "nothing is written for a picture called %j",
  async (name) => {
    const before = await readdir(copy.folder, { recursive: true });
    const { status } = await saveChange("home", showing(`images/${name}`), [{ name, base64: "AAAA" }]);
    expect([409, 422]).toContain(status);
    expect(await readdir(copy.folder, { recursive: true })).toEqual(before);
  },
);

test.each(["../package", "images", "__proto__", "legal/autre"])(
  "a file called %j is refused",
  async (name) => {
    expect((await post({ name, base: "", value: {}, pictures: [] })).status).toBe(409);
  },
);

test("nothing is written through a link that leads out of data/", async () => {
  const outside = path.join(copy.folder, "..", "ailleurs.json");
  const text = await copy.read("home.json");
  await writeFile(outside, text);
  await rm(copy.pathOf("home.json"));
  await symlink(outside, copy.pathOf("home.json"));
  const { status } = await post({ name: "home", base: text, value: JSON.parse(text), pictures: [] });
  expect(status).toBe(409);
});

test("what was changed by hand meanwhile is told, not overwritten; the same save again is no clash", async () => {
  const base = await textOf("home");
  const value = contentOf(base) as Home;
  leadOf("Autre texte.")(value);
  const form = { name: "home", base, value, pictures: [] };
  expect((await post(form)).status).toBe(200);
  // As after an answer that was lost.
  expect((await post(form)).status).toBe(200);

  await copy.replace("home.json", '"note": "exemple"', '"note": "à l’essai"');
  const { status, answer } = await post(form);
  expect({ status, now: answer.now }).toEqual({ status: 409, now: await copy.read("home.json") });
});

test("an offer's anchor that other pages link to can't be renamed before they do", async () => {
  const { status, answer } = await saveChange("solutions", (solutions: { offers: { id: string }[] }) => {
    for (const offer of solutions.offers) if (offer.id === "connectivite-iot") offer.id = "reseau";
  });
  expect(status).toBe(422);
  expect(answer.message).toContain("data/home.json");
});

test("a mistake in another file does not keep this one from being saved", async () => {
  await copy.replace("partners.json", '"label": "Partenaires"', '"label": ""');
  expect((await saveChange("home", leadOf("Autre texte."))).status).toBe(200);
});
