/** @jest-environment node */
import { readFile, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { ContentCopy } from "../../tests/support/content-copy";
import { jpeg } from "../../tests/support/jpeg";
import type { Data } from "./data-folder";
import { newKey } from "./guard";
import { serveEditor } from "./server";

const key = newKey();
let copy: ContentCopy;
let server: Awaited<ReturnType<typeof serveEditor>>;

beforeEach(async () => {
  copy = await ContentCopy.make();
  server = await serveEditor(
    {
      content: copy.folder,
      assets: new Map([["/", { type: "text/html; charset=utf-8", body: "<!doctype html>" }]]),
      statics: "static",
    },
    { port: 0, key },
  );
});
afterEach(async () => {
  await server.close();
  await copy.remove();
});

type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** Not with fetch, which normalises the path and chooses the host itself. */
function ask(url: string, { body, ...headers }: Record<string, string | undefined> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: "127.0.0.1",
        port: server.port,
        path: url,
        method: body === undefined ? "GET" : "POST",
        headers: {
          host: `localhost:${server.port}`,
          cookie: `editeur-${server.port}=${key}`,
          ...(body !== undefined && {
            origin: `http://localhost:${server.port}`,
            "content-type": "application/json",
          }),
          ...headers,
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
      },
    );
    asking.once("error", reject);
    asking.end(body);
  });
}

const post = async (action: string, body: object) => {
  const { status, body: text } = await ask(`/api/${action}`, { body: JSON.stringify(body) });
  return { status, answer: JSON.parse(text) };
};

async function contents(): Promise<Data> {
  return (await post("contenu", {})).answer;
}

async function saveChange(
  name: string,
  change: (content: never) => void,
  pictures: { name: string; base64: string }[] = [],
) {
  const base = (await contents()).texts[name] ?? "";
  const value = base ? JSON.parse(base) : {};
  change(value as never);
  return post("enregistrer", { name, base, value, pictures });
}

const upload = async (name: string, width: number, height: number) => ({
  name,
  base64: (await jpeg(width, height)).toString("base64"),
});

test("the printed address gives the token to the browser, and leaves it out of the next address", async () => {
  const { status, headers } = await ask(`/?cle=${key}`, { cookie: "" });
  expect(status).toBe(303);
  expect(headers.location).toBe("/");
  // No script reads it, and no other site sends it.
  expect(String(headers["set-cookie"])).toContain("HttpOnly; SameSite=Strict");
  expect((await ask("/", { cookie: "" })).status).toBe(401);
});

test("the page has a policy of its own, and is not found by search engines", async () => {
  const { headers } = await ask("/");
  expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-robots-tag"]).toBe("noindex");
});

test.each([
  "/images/../home.json",
  "/images/..%2fhome.json",
  "/images/%2e%2e/%2e%2e/package.json",
  "/../package.json",
  "/images//etc/passwd",
  "/fonts/../../package.json",
  "//attaque.example/",
])("%s is not found", async (url) => {
  expect([400, 404]).toContain((await ask(url)).status);
});

test("a form saved as it was opened leaves every file as it is", async () => {
  const { texts } = await contents();
  for (const [name, text] of Object.entries(texts)) {
    const { status } = await post("enregistrer", { name, base: text, value: JSON.parse(text), pictures: [] });
    expect(status).toBe(200);
    expect(await copy.read(`${name}.json`)).toBe(text);
  }
});

test("a mistake is shown at its field in the contract's words, and nothing is written", async () => {
  const before = await copy.read("home.json");
  const { status, answer } = await saveChange(
    "home",
    (home: { hero: { lead: string; primary: { to: string } } }) => {
      home.hero.lead = "<b>Court</b>";
      home.hero.primary.to = "/contct";
    },
  );
  expect(status).toBe(422);
  expect(answer.problems).toEqual([
    { path: ["hero", "lead"], message: expect.stringContaining("HTML dans le texte") },
    { path: ["hero", "primary", "to"], message: expect.stringContaining('vouliez-vous dire "/contact" ?') },
  ]);
  expect(await copy.read("home.json")).toBe(before);
});

type Home = { hero: { lead: string; image: { src: string } } };

const showing = (src: string) => (home: Home) => {
  home.hero.image.src = src;
};

test("a picture is added with the text that shows it; one that no page shows any more stays", async () => {
  const pictures = [await upload("atelier.jpg", 1920, 1080)];
  expect((await saveChange("home", showing("images/atelier.jpg"), pictures)).status).toBe(200);
  expect((await saveChange("home", showing("images/board-macro.jpg"))).status).toBe(200);
  expect(Object.keys((await contents()).pictures)).toContain("images/atelier.jpg");
});

test("a picture that came into the folder meanwhile is not replaced by one of the same name", async () => {
  const theirs = await jpeg(1920, 1080);
  await copy.write("images/image.jpg", theirs);
  const pictures = [await upload("image.jpg", 1930, 1090)];
  const { status, answer } = await saveChange("home", showing("images/image.jpg"), pictures);
  expect(status).toBe(409);
  expect(answer.message).toContain("Une autre image s'appelle «image.jpg»");
  expect((await readFile(copy.pathOf("images/image.jpg"))).equals(theirs)).toBe(true);
});

test("a picture that is too small, or that nobody shows, is not kept", async () => {
  const small = [await upload("petite.jpg", 300, 200)];
  const { status, answer } = await saveChange("home", showing("images/petite.jpg"), small);
  expect(status).toBe(422);
  expect(answer.problems).toEqual([
    { path: ["hero", "image", "src"], message: expect.stringContaining("trop petite") },
  ]);
  expect((await saveChange("home", () => {}, small)).status).toBe(200);
  expect(Object.keys((await contents()).pictures)).not.toContain("images/petite.jpg");
});

test.each([["../home.json"], ["photo.svg"], ["photo.jpg\u0000.json"], [""]])(
  "nothing is written for a picture called %j",
  async (name) => {
    const before = await contents();
    const { status } = await saveChange("home", showing(`images/${name}`), [{ name, base64: "AAAA" }]);
    expect([409, 422]).toContain(status);
    expect(await contents()).toEqual(before);
  },
);

test.each(["../package", "images", "__proto__", "legal/autre"])(
  "a file called %j is refused",
  async (name) => {
    const { status } = await post("enregistrer", { name, base: "", value: {}, pictures: [] });
    expect(status).toBe(409);
  },
);

test("nothing is written through a link that leads out of data/", async () => {
  const outside = path.join(copy.folder, "..", "ailleurs.json");
  await writeFile(outside, await copy.read("home.json"));
  await rm(copy.pathOf("home.json"));
  await symlink(outside, copy.pathOf("home.json"));
  const text = await readFile(outside, "utf8");
  const { status } = await post("enregistrer", {
    name: "home",
    base: text,
    value: JSON.parse(text),
    pictures: [],
  });
  expect(status).toBe(409);
  expect(await readFile(outside, "utf8")).toBe(text);
});

test("what was changed by hand meanwhile is not overwritten; the same save again is no conflict", async () => {
  const base = await copy.read("home.json");
  const value: Home = JSON.parse(base);
  value.hero.lead = "Autre texte.";
  const form = { name: "home", base, value, pictures: [] };
  expect((await post("enregistrer", form)).status).toBe(200);
  // As after an answer that was lost.
  expect((await post("enregistrer", form)).status).toBe(200);

  await copy.replace("home.json", '"note": "exemple"', '"note": "à l’essai"');
  const { status, answer } = await post("enregistrer", form);
  expect(status).toBe(409);
  expect(answer.message).toContain("a changé entre-temps");
  expect(await copy.read("home.json")).toContain('"note": "à l’essai"');
});

test("an offer's anchor that other pages link to can't be renamed before they do", async () => {
  const { status, answer } = await saveChange("solutions", (solutions: { offers: { id: string }[] }) => {
    const offer = solutions.offers.find(({ id }) => id === "connectivite-iot");
    if (offer) offer.id = "reseau";
  });
  expect(status).toBe(422);
  expect(answer.message).toContain("data/home.json");
});

test("a mistake in another file does not keep this one from being saved", async () => {
  await copy.replace("partners.json", '"label": "Partenaires"', '"label": ""');
  const { status } = await saveChange("home", (home: Home) => {
    home.hero.lead = "Autre texte.";
  });
  expect(status).toBe(200);
});

test("a request that is not the page's is refused", async () => {
  expect((await ask("/api/enregistrer", { body: "{" })).status).toBe(400);
  expect((await post("enregistrer", { name: "home" })).status).toBe(400);
  expect((await ask("/api/autre", { body: "{}" })).status).toBe(404);
});
