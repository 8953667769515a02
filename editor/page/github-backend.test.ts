import { contentDigest } from "../../src/content/content-digest";
import { fixtureFolder } from "../../tests/support/content-copy";
import { GitHub, readToken, writeToken } from "../../tests/support/github";
import { textOf, type Upload } from "../forms/save";
import { save } from "./backend";
import { githubBackend } from "./github-backend";

const siteUrl = "https://exemple.ch";
/** What the site answers. */
let online = "";
let github: GitHub;

function open({ repo = "bureau/site", branch = "main", token = writeToken } = {}) {
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (String(url) === `${siteUrl}/content-digest.txt`) return new Response(online);
    return github.answer(new Request(url, init));
  });
  return githubBackend({ repo, branch }, token, siteUrl);
}
beforeEach(() => {
  jest.restoreAllMocks();
  github = new GitHub(fixtureFolder);
  online = "";
});

/** Opens a form and changes its title. */
async function saveTitle(backend = open(), uploads: Upload[] = [], validate = () => {}) {
  const data = await backend.read();
  const name = "founders";
  const baseText = data.texts.get(name) ?? "";
  const content = JSON.parse(baseText);
  content.title = "Autre titre";
  if (uploads[0]) content.founders[0].photo = { src: "images/atelier.jpg", alt: "L’atelier" };
  const text = textOf({ name, value: content });
  return { save: () => save(backend, data, { name, baseText, text, uploads }, validate), text };
}

const file = "data/founders.json";
const upload = (name = "atelier.jpg") => ({ name, file: new Blob(["bytes"]) });

test("all of data/ is read at once: texts without a byte order mark, and names of pictures", async () => {
  github.commit("data/thanks.json", `\u{feff}${github.text("data/thanks.json")}`);
  github.commit("data/legal/mentions-legales.json", "{}\n");
  github.commit("data/images/.gitkeep", "");
  const { texts, pictures } = await open().read();
  expect(texts.get("home")).toBe(github.text("data/home.json"));
  expect(texts.get("legal/mentions-legales")).toBe("{}\n");
  expect(texts.get("thanks")).toMatch(/^\{/);
  expect(pictures.has("images/board-macro.jpg")).toBe(true);
  expect(pictures.has("images/.gitkeep")).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a text and its new picture are one commit by one call, also on a branch with a slash", async () => {
  github = new GitHub(fixtureFolder, "contenu/2026");
  const backend = open({ branch: "contenu/2026" });
  const { save, text } = await saveTitle(backend, [upload(), upload("non-choisie.jpg")]);
  const after = await save();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(github.commits).toEqual([
    { headline: "Contenu : data/founders.json", files: ["data/images/atelier.jpg", file] },
  ]);
  expect(github.text(file)).toBe(text);
  expect(after.pictures.has("images/atelier.jpg")).toBe(true);
  expect(await (await backend.readPicture("images/atelier.jpg")).text()).toBe("bytes");
});

test("a commit of somebody else to the same file just before the save is not undone", async () => {
  const { save } = await saveTitle();
  github.beforeCommit = () => github.commit(file, "{}\n");
  await expect(save()).rejects.toThrow("a changé entre-temps");
  expect(github.text(file)).toBe("{}\n");
});

test("a commit of somebody else to another page just before the save does not refuse it", async () => {
  const { save, text } = await saveTitle();
  github.beforeCommit = () => github.commit("data/thanks.json", "{}");
  await save();
  expect(github.text(file)).toBe(text);
  expect(github.text("data/thanks.json")).toBe("{}");
});

test("what a build would refuse is not sent", async () => {
  const { save } = await saveTitle(open(), [], () => {
    throw new Error("refusé");
  });
  await expect(save()).rejects.toThrow("refusé");
  expect(github.commits).toEqual([]);
});

test("a new picture replaces no other picture of the same name", async () => {
  const { save } = await saveTitle(open(), [upload()]);
  github.beforeCommit = () => github.commit("data/images/atelier.jpg", "theirs");
  await expect(save()).rejects.toThrow("Une autre image s’appelle «atelier.jpg»");
  expect(github.text("data/images/atelier.jpg")).toBe("theirs");
});

test("a save whose answer is lost is saved once", async () => {
  const { save, text } = await saveTitle(open(), [upload()]);
  github.losesAnswer = true;
  await save();
  expect(github.commits).toHaveLength(1);
  expect(github.text(file)).toBe(text);
});

const ruleSet = "Repository rule violations found\n\nChanges must be made through a pull request.";

test.each<[string, Partial<GitHub>, string]>([
  ["a protection", { refuses: { type: "BRANCH_PROTECTION_RULE_VIOLATION", message: "" } }, "est protégée"],
  ["a rule set", { refuses: { type: "UNPROCESSABLE", message: ruleSet } }, "est protégée"],
  ["GitHub's own limit", { refuses: { type: "RATE_LIMITED", message: "" } }, "demande une pause jusqu’à"],
  ["a new error", { refuses: { message: "Something new." } }, "GitHub refuse, et dit : «Something new.»"],
  ["a lost connection", { isUnreachable: true }, "Pas de connexion avec GitHub"],
  ["a failure of GitHub", { fails: { status: 502 } }, "GitHub est en panne (502)"],
  ["a new status", { fails: { status: 418, message: "Tea" } }, "GitHub refuse (418), et dit : «Tea»"],
  ["a token that has expired", { fails: { status: 401 } }, "elle est fausse, ou elle a expiré"],
])("%s is reported, and nothing is saved", async (_what, change, sentence) => {
  const { save } = await saveTitle();
  Object.assign(github, change);
  await expect(save()).rejects.toThrow(sentence);
  expect(github.commits).toEqual([]);
});

test("a token that may only read is reported at the first save", async () => {
  const { save } = await saveTitle(open({ token: readToken }));
  await expect(save()).rejects.toThrow("Cette clé ne permet pas d’écrire dans le dépôt du site");
});

test("an error of the code is not reported as a lost connection", async () => {
  const { save } = await saveTitle();
  jest.mocked(fetch).mockRejectedValueOnce(new RangeError("too much recursion"));
  await expect(save()).rejects.toThrow("too much recursion");
});

test.each<[string, object, Partial<GitHub>, string]>([
  ["another repository", { repo: "bureau/autre" }, {}, "ne donne pas accès au dépôt du site"],
  ["a missing branch", { branch: "x" }, {}, "Le dépôt bureau/site n’a pas de branche «x»"],
  ["no data/", {}, { files: new Map() }, "ne contient pas data/"],
  ["a wrong token", { token: "fausse" }, {}, "elle est fausse, ou elle a expiré"],
  ["an account that may only read", {}, { permission: "READ" }, "Votre compte peut lire le dépôt du site"],
  ["a file too large", {}, { truncated: "data/home.json" }, "data/home.json est trop grand"],
])("%s is reported, and no empty forms are shown", async (_what, setting, change, sentence) => {
  Object.assign(github, change);
  await expect(open(setting).read()).rejects.toThrow(sentence);
});

test("a rate limit is reported with the time at which it ends", async () => {
  const at = (seconds: number) =>
    new Date(Date.now() + seconds * 1000).toLocaleTimeString("fr-CH", { hour: "2-digit", minute: "2-digit" });
  github.fails = { status: 403, headers: { "retry-after": "600" } };
  await expect(open().read()).rejects.toThrow(`jusqu’à ${at(600)}`);
  const reset = String(Math.floor(Date.now() / 1000) + 3600);
  github.fails = { status: 403, headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset } };
  await expect(open().read()).rejects.toThrow(`jusqu’à ${at(3600)}`);
  github.fails = { status: 403, message: "You have exceeded a secondary rate limit." };
  await expect(open().read()).rejects.toThrow(`jusqu’à ${at(60)}`);
  github.fails = { status: 429 };
  await expect(open().read()).rejects.toThrow("GitHub demande une pause");
});

describe("after a save", () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ["setImmediate", "performance"] }));
  afterEach(() => jest.useRealTimers());

  /** The sentences, each time that GitHub and the site are asked. */
  async function followed() {
    const backend = open();
    const { save } = await saveTitle(backend);
    const saved = await save();
    const said: string[] = [];
    let isOver = false;
    void backend
      .follow?.(saved, (sentence) => said.push(sentence))
      .then(() => {
        isOver = true;
      });
    const next = async () => {
      jest.advanceTimersByTime(10_000);
      do await new Promise((resolve) => setImmediate(resolve));
      while (!isOver && jest.getTimerCount() === 0);
      return said.at(-1);
    };
    return { saved, next };
  }

  const run = (status: string, conclusion: string | null = null) => ({ status, conclusion });

  test("GitHub's workflows say what becomes of it; «en ligne» says only the site", async () => {
    github.runs = [];
    const { saved, next } = await followed();
    expect(await next()).toBe("Envoyé.");
    github.runs = [run("completed", "success"), run("in_progress")];
    expect(await next()).toBe("Envoyé : le site se construit.");
    github.runs = [run("completed", "failure")];
    expect(await next()).toMatch(/^Envoyé, mais pas publié/);
    github.runs = [run("completed", "success")];
    expect(await next()).toContain("ne montre pas encore");
    online = await contentDigest(saved.texts, saved.pictures.keys());
    expect(await next()).toBe("En ligne : le site montre ce qui est enregistré.");
  });

  test("a break in the connection does not hide that the build has failed", async () => {
    github.runs = [run("in_progress")];
    const { next } = await followed();
    github.isUnreachable = true;
    expect(await next()).toBe("Envoyé.");
    github.isUnreachable = false;
    github.runs = [run("completed", "failure")];
    expect(await next()).toMatch(/^Envoyé, mais pas publié/);
  });

  test("a token that may not ask says «envoyé», and after half an hour nobody asks any more", async () => {
    const { next } = await followed();
    expect(await next()).toBe("Envoyé.");
    for (let count = 0; count < 180; count += 1) await next();
    expect(await next()).toBe("Envoyé. Le site ne montre pas encore ce qui est enregistré.");
  });
});
