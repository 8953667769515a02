import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listen } from "../tools/loopback";
import { type PublishError, git as runGit } from "./git";
import { changedFiles, confirmAddress, earlierSites, publication, publish, publishedTexts } from "./publish";
import { takePublished } from "./take-published";

/** A firm's copy of the repository and the bare one that it publishes to, with a launch that says yes. */

const home = process.cwd();
let root: string;
const steps: string[] = [];

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: "pipe", env: process.env }).trim();
const sent = () =>
  git("--git-dir=../bare", "log", "--format=%s", "--name-only", "main").split("\n").filter(Boolean);
const refusal = () => publish(() => {}).then(String, (error: PublishError) => error.message);
const launchScript = (line = "") =>
  writeFile(
    "scripts/launch.ts",
    `require("node:fs").appendFileSync(process.env.GITHUB_OUTPUT, "ready=true");${line}`,
  );

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), "publier-essai-")));
  for (const folder of ["copie/data", "copie/scripts", "personne"])
    await mkdir(path.join(root, folder), { recursive: true });
  process.chdir(path.join(root, "copie"));
  // Neither the name nor the settings of whoever runs the tests.
  for (const name of ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"])
    process.env[name] = path.join(root, "gitconfig");
  await writeFile(
    "../gitconfig",
    "[user]\n\tname = Anne\n\temail = anne@exemple.ch\n[init]\n\tdefaultBranch = main\n",
  );
  await symlink(path.join(home, "node_modules"), "node_modules");
  await writeFile(".gitignore", "node_modules\n");
  await writeFile("package.json", '{ "repository": { "url": "https://exemple.ch/modele.git" } }');
  await writeFile("data/home.json", "ancien");
  await launchScript();
  git("init", "--quiet");
  git("init", "--quiet", "--bare", "../bare");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Départ");
  git("remote", "add", "origin", path.join(root, "bare"));
  git("push", "--quiet", "-u", "origin", "main");
  await confirmAddress();
  await writeFile("data/home.json", "neuf");
});
afterEach(async () => {
  process.chdir(home);
  await rm(root, { recursive: true });
});

test("data/ is committed and sent, and nothing else that has changed here", async () => {
  await writeFile("package.json", "{}");
  await writeFile("data/photo.jpg", "image");
  git("add", "package.json");
  expect(await publication()).toMatchObject({ changes: ["data/home.json", "data/photo.jpg"], commits: [] });
  expect(await publish((step) => steps.push(step))).toMatch(/^Envoyé/);
  expect(sent().slice(0, 3)).toEqual(["Contenu du site", "data/home.json", "data/photo.jpg"]);
  expect(git("status", "--porcelain")).toBe("M  package.json");
  expect(steps.at(-1)).toBe("envoi…");
  await rm("data/photo.jpg");
  await writeFile("data/autre.jpg", "image");
  expect(await publication()).toMatchObject({
    changes: ["data/photo.jpg", "data/autre.jpg"],
    removed: ["data/photo.jpg"],
  });
});

test("what is not content, or not confirmed, or not on the published branch, is not sent", async () => {
  git("config", "--local", "--unset", "site.publishTo");
  expect(await refusal()).toMatch(/^À confirmer d’abord : l’adresse .*bare\.$/);
  await confirmAddress();
  git("switch", "--quiet", "-c", "essai");
  git("push", "--quiet", "origin", "essai");
  expect(await refusal()).toContain("git switch main");
  git("switch", "--quiet", "main");
  await writeFile("gatsby-node.ts", "");
  git("add", "gatsby-node.ts");
  git("commit", "--quiet", "-m", "Code");
  expect(await refusal()).toContain("emporterait aussi gatsby-node.ts");
  git("remote", "set-url", "origin", "git@exemple.ch:modele.git");
  expect(await refusal()).toContain("est l’adresse du modèle");
  await writeFile("package.json", '{ "repository": "https://exemple.ch/modele.git" }');
  expect(await refusal()).toContain("est l’adresse du modèle");
  expect(sent()).toContain("Départ");
  expect(sent()).not.toContain("Contenu du site");
});

test("beside other repositories, the one that the branch is sent to is published to", async () => {
  git("init", "--quiet", "--bare", "../archive");
  git("remote", "add", "archive", path.join(root, "archive"));
  git("push", "--quiet", "archive", "main");
  expect((await publication()).remote?.address).toBe(path.join(root, "bare"));
  git("config", "branch.main.remote", "archive");
  expect((await publication()).remote?.address).toBe(path.join(root, "archive"));
  git("config", "--unset", "branch.main.remote");
  expect((await publication()).remote?.address).toBe(path.join(root, "bare"));
  expect(await publish(() => {})).toMatch(/^Envoyé/);
  // The other one has not got it.
  expect(await changedFiles()).toEqual([]);
});

/** What somebody else changes and publishes, from a copy of their own. */
async function publishedByOthers(texts: Record<string, string>): Promise<void> {
  git("clone", "--quiet", "../bare", "../autre");
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(path.dirname(`../autre/${file}`), { recursive: true });
    await writeFile(`../autre/${file}`, text);
  }
  git("-C", "../autre", "add", "--all");
  git("-C", "../autre", "commit", "--quiet", "-m", "Autre");
  git("-C", "../autre", "push", "--quiet");
}

test("a repository that has just been made, whose HEAD leads to no branch, gets the branch that was sent", async () => {
  git("--git-dir=../bare", "symbolic-ref", "HEAD", "refs/heads/master");
  expect(await publish(() => {})).toMatch(/^Envoyé/);
});

test("what the firm was called earlier is read from the commits", async () => {
  for (const name of ["un", "deux"]) {
    await writeFile("data/site.json", name);
    git("add", "data/site.json");
    git("commit", "--quiet", "-m", name);
  }
  git("rm", "--quiet", "data/site.json");
  git("commit", "--quiet", "-m", "sans");
  expect(await earlierSites()).toEqual({
    texts: [
      ["site", "deux"],
      ["site", "un"],
    ],
  });
});

test("what somebody else has published is taken first; a text of both is theirs, and ours comes back", async () => {
  await writeFile("data/site.json", "ancien");
  expect(await publish(() => {})).toMatch(/^Envoyé/);
  await publishedByOthers({ "data/home.json": "d’un autre", "data/contact.json": "d’un autre" });
  await writeFile("data/home.json", '"le mien"');
  git("commit", "--quiet", "-m", "Pas envoyé", "--", "data");
  await writeFile("data/site.json", "le mien");
  expect((await publication()).remote?.isBehind).toBe(true);
  expect(await refusal()).toMatch(/^Quelqu’un a publié avant vous/);
  expect(await takePublished()).toEqual({ texts: [["home", '"le mien"', "neuf"]] });
  const now = ["home", "contact", "site"].map((name) => readFile(`data/${name}.json`, "utf8"));
  expect(await Promise.all(now)).toEqual(["d’un autre", "d’un autre", "le mien"]);
  // Should the browser lose what it was given.
  expect(git("show", "refs/editeur/avant:data/home.json")).toBe('"le mien"');
  expect(await publish(() => {})).toMatch(/^Envoyé/);
  expect(sent().slice(0, 3)).toEqual(["Contenu du site", "data/site.json", "Autre"]);
});

test("the mark with which some programs begin a text is none of its letters", async () => {
  await writeFile("data/home.json", '\ufeff"le mien"');
  await publishedByOthers({ "data/home.json": '\ufeff"d’un autre"' });
  expect(await takePublished()).toEqual({ texts: [["home", '"le mien"', "ancien"]] });
  expect(await publishedTexts()).toEqual({ texts: [["home", '"d’un autre"']] });
});

test("what both have changed alike comes back from nowhere", async () => {
  await writeFile("data/home.json", '"le même"');
  await publishedByOthers({ "data/home.json": '"le même"' });
  expect(await takePublished()).toEqual({ texts: [] });
});

test("what could not be kept is refused before anything changes, and an unfinished rebase is named", async () => {
  await mkdir("data/images");
  await writeFile("data/images/photo.jpg", "la mienne");
  await publishedByOthers({ "data/images/photo.jpg": "la leur" });
  await expect(takePublished()).rejects.toThrow("Deux images s’appellent data/images/photo.jpg");
  expect(await readFile("data/images/photo.jpg", "utf8")).toBe("la mienne");
  expect(await readFile("data/home.json", "utf8")).toBe("neuf");
  git("checkout", "--quiet", "--detach");
  expect(await refusal()).toContain("git switch -");
  git("update-ref", "REBASE_HEAD", "HEAD");
  expect(await refusal()).toContain("git rebase --abort");
});

test("what is sent is what was judged, and examples are refused in the check's own words", async () => {
  await launchScript('require("node:fs").writeFileSync("data/home.json", "pendant");');
  expect(await refusal()).toContain("a changé pendant la vérification");
  expect(git("diff", "--cached", "--name-only")).toBe("");
  await writeFile("scripts/launch.ts", "console.log(\"Rien n'est publié tant qu'il reste des exemples\");");
  expect(await refusal()).toMatch(/^Rien n’est parti : il reste des exemples/);
  const log =
    "data/images/a.jpg: aucune page ne la montre\\nLe contenu de data/ est en ordre.\\nsuccess build\\n ERROR  data/home.json:1:1: texte vide\\ndata/home.json:1:1: texte vide";
  await writeFile("scripts/launch.ts", `console.error("${log}"); process.exit(1);`);
  expect(await refusal()).toBe("Rien n’est parti.\ndata/home.json:1:1: texte vide");
  expect(git("log", "--format=%s")).toBe("Départ");
  // Else git would not bring back a file that was deleted.
  expect(git("diff", "--cached", "--name-only")).toBe("");
});

test("no hook runs, and git asks nobody who one is", async () => {
  for (const hook of ["pre-commit", "post-commit", "pre-push"]) {
    await writeFile(`.git/hooks/${hook}`, `#!/bin/sh\ntouch ../${hook}\nexit 1\n`);
    await chmod(`.git/hooks/${hook}`, 0o755);
  }
  await publish(() => {});
  for (const hook of ["pre-commit", "post-commit", "pre-push"])
    await expect(readFile(`../${hook}`)).rejects.toThrow();
  await writeFile("../gitconfig", "");
  await writeFile("data/home.json", "encore");
  expect(await refusal()).toContain("git config --global user.name");
});

test("without an address the commit is the copy to go back to, and the folder to upload is named", async () => {
  git("remote", "remove", "origin");
  expect(await publish(() => {})).toContain(`${path.resolve("public")} : d’abord static et fonts`);
  expect(git("log", "-1", "--format=%s")).toBe("Contenu du site");
});

test("why the server refuses is said in its own words", async () => {
  await writeFile(
    "../bare/hooks/pre-receive",
    "#!/bin/sh\nprintf '%s\\n' ----- 'Quota atteint: 403' 'Demain.' >&2\nexit 1\n",
  );
  await chmod("../bare/hooks/pre-receive", 0o755);
  expect(await refusal()).toContain("Le serveur refuse l’envoi et dit : «Quota atteint: 403 Demain.»");
});

test("an address that leads nowhere, or lets nobody in, is said in French", async () => {
  git("remote", "set-url", "origin", path.join(root, "personne"));
  expect(await refusal()).toContain("Il n’y a pas de dépôt à cette adresse");
  git("remote", "set-url", "origin", "https://127.0.0.1:1/site.git");
  expect(await refusal()).toContain("Le dépôt ne répond pas");
  git("remote", "set-url", "origin", path.join(root, "bare"));
  // What git says of a folder that is not one's own to write in.
  const words = "error: remote unpack failed: unable to create temporary object directory";
  git("config", "remote.origin.receivepack", `echo '${words}' >&2; exit 1 #`);
  expect(await refusal()).toContain("Vous n’avez pas le droit d’écrire dans ce dépôt");
});

test("git asks nobody: it would wait for an answer that nobody can give", async () => {
  git("config", "--global", "alias.env", "!env");
  const asked = ["GIT_TERMINAL_PROMPT=0", "GIT_ASKPASS=", "SSH_ASKPASS=", "GCM_INTERACTIVE=never"];
  expect((await runGit(["env"])).split("\n")).toEqual(
    expect.arrayContaining([...asked, "GIT_SSH_COMMAND=ssh -o BatchMode=yes"]),
  );
});

test("a key, in the address or kept by git, is not shown, and does not make the repository public", async () => {
  git("config", "--global", "credential.helper", "!echo username=anne; echo password=cle; :");
  git("--git-dir=../bare", "update-server-info");
  const server = await listen(async ({ headers, url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = await readFile(path.join("../bare", pathname)).catch(() => undefined);
    if (!headers.authorization) response.writeHead(401, { "WWW-Authenticate": "Basic" }).end();
    else response.writeHead(file ? 200 : 404).end(file);
  });
  const address = `http://127.0.0.1:${server.port}/`;
  git("remote", "set-url", "origin", address.replace("//", "//anne:cle@"));
  const { remote } = await publication().finally(server.close);
  expect(remote).toMatchObject({ address, isPublic: false });
});

test("the published texts are those of the address, also what somebody else has sent", async () => {
  expect(await publishedTexts()).toEqual({ texts: [["home", "ancien"]] });
  await publishedByOthers({ "data/thanks.json": "d’un autre" });
  expect(new Map((await publishedTexts()).texts).get("thanks")).toBe("d’un autre");
  expect(await changedFiles()).toEqual(["data/home.json"]);
  git("commit", "--quiet", "--all", "-m", "Ici");
  expect(await changedFiles()).toEqual(["data/home.json"]);
  git("remote", "remove", "origin");
  expect(await publishedTexts()).toEqual({ texts: [["home", "neuf"]] });
});

test("what stays here after somebody has published during a publication is told, before theirs is taken and after", async () => {
  // A remote that has been set anew has no upstream.
  git("remote", "remove", "origin");
  git("remote", "add", "origin", path.join(root, "bare"));
  await writeFile("data/site.json", "{}");
  await launchScript(
    `const git = (...args) => require("node:child_process").execFileSync("git", args);
     git("clone", "--quiet", "../bare", "../luc");
     require("node:fs").writeFileSync("../luc/data/founders.json", "{}");
     git("-C", "../luc", "add", "--all");
     git("-C", "../luc", "commit", "--quiet", "-m", "Luc");
     git("-C", "../luc", "push", "--quiet");`,
  );
  expect(await refusal()).toContain("Quelqu’un a publié pendant ce temps");
  const changes = ["data/home.json", "data/site.json"];
  expect(await publication()).toMatchObject({ changes, remote: { isBehind: true } });
  await publishedTexts();
  expect(await publication()).toMatchObject({ changes });
  expect(await changedFiles()).toEqual(changes);
});
