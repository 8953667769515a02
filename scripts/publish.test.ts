import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ContentCopy } from "../tests/support/content-copy";
import { unpublishedFiles } from "./git";

// Runs scripts/publish.ts in a repository whose content has no placeholders; its remote is a bare repository on disk.

jest.setTimeout(60_000);

const initialFolder = process.cwd();
const publishScript = path.resolve("scripts", "publish.ts");
const tsxOptions = ["--import", pathToFileURL(require.resolve("tsx")).href];
let root: string;
let copy: ContentCopy;

const bareRepository = () => path.join(root, "bare");

/** Isolates git from the settings of this machine's user; every SSH connection is refused. */
const env = () => ({
  ...process.env,
  HOME: root,
  XDG_CONFIG_HOME: root,
  GIT_CONFIG_NOSYSTEM: "1",
  EMAIL: "",
  GIT_SSH_COMMAND: "echo 'Permission denied (publickey).' >&2; exit 255;",
});
const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: "pipe", env: env() }).trim();
const publishedLog = () =>
  git(`--git-dir=${bareRepository()}`, "log", "--format=%s", "--name-only", "main").split(/\n+/);

function publish(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...tsxOptions, publishScript], {
    encoding: "utf8",
    env: env(),
  });
  return { status, output: stdout + stderr };
}

const changeContent = (text: string) => copy.replace("partners.json", "On construit", text);

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), "publish-")));
  copy = await ContentCopy.make();
  for (const file of readdirSync(copy.folder).filter((name) => name.endsWith(".json"))) {
    // Without placeholders and addresses under .example, which a launch refuses.
    const { placeholders, ...content } = JSON.parse(await copy.read(file));
    writeFileSync(
      copy.pathOf(file),
      `${JSON.stringify(content, null, 2).replaceAll(".example", "-essai.ch")}\n`,
    );
  }
  await mkdir(bareRepository());
  process.chdir(bareRepository());
  git("init", "--quiet", "--bare", "--initial-branch=main");
  process.chdir(path.dirname(copy.folder));
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Anne");
  git("config", "user.email", "anne@exemple.ch");
  git("remote", "add", "origin", bareRepository());
  git("add", ".");
  git("commit", "--quiet", "-m", "Modèle");
  git("push", "--quiet", "--set-upstream", "origin", "main");
  git("config", "site.publishTo", bareRepository());
  jest.replaceProperty(process, "env", env());
});
afterEach(async () => {
  jest.restoreAllMocks();
  process.chdir(initialFolder);
  await copy.remove();
  await rm(root, { recursive: true });
});

test("commits data/ and pushes it, without code and without pictures that no page shows", async () => {
  await changeContent("On bâtit");
  writeFileSync(copy.pathOf("images/inutile.jpg"), readFileSync(copy.pathOf("images/board-macro.jpg")));
  writeFileSync("package.json", "{}");
  expect(await unpublishedFiles()).toEqual(["data/partners.json", "data/images/inutile.jpg"]);
  const { status, output } = publish();
  expect([output, status]).toEqual([expect.stringContaining("Envoyé."), 0]);
  expect(output).toContain(`Vers ${bareRepository()}, branche main`);
  expect(output).toContain("data/images/inutile.jpg: aucune page ne montre cette image");
  expect(publishedLog().slice(0, 2)).toEqual(["Contenu du site", "data/partners.json"]);
  expect(git("status", "--porcelain")).toBe("?? data/images/inutile.jpg\n?? package.json");
  expect(await unpublishedFiles()).toEqual(["data/images/inutile.jpg"]);
  expect(publish()).toEqual({ status: 0, output: expect.stringContaining("Rien de nouveau") });
});

test("pushes nothing to a URL that the owner has not confirmed, and shows the command that confirms it", async () => {
  git("config", "--unset", "site.publishTo");
  await changeContent("On bâtit");
  expect(publish()).toEqual({
    status: 1,
    output: expect.stringContaining(`git config site.publishTo ${bareRepository()}\n`),
  });
  expect(publishedLog()[0]).toBe("Modèle");
});

test("refuses a detached HEAD and any branch but the remote's default one", async () => {
  git("switch", "--quiet", "--create", "essai");
  expect(publish().output).toContain(
    "la branche main qui est publiée, et vous êtes sur essai : git switch main",
  );
  git("switch", "--quiet", "--detach");
  expect(publish().output).toContain("ancienne version : git switch main");
});

test("explains how to finish a rebase, and publishes after it", async () => {
  git("switch", "--quiet", "--create", "leur", "HEAD");
  await changeContent("On assemble");
  git("commit", "--quiet", "--all", "-m", "Ailleurs");
  git("switch", "--quiet", "main");
  await changeContent("On bâtit");
  git("commit", "--quiet", "--all", "-m", "Contenu du site");
  expect(() => git("rebase", "--quiet", "leur")).toThrow("could not apply");
  git("checkout", "--quiet", "--theirs", "data/partners.json");
  expect(publish().output).toContain("git -c core.editor=true rebase --continue");
  git("add", "-u", "data");
  git("-c", "core.editor=true", "rebase", "--continue");
  expect(publish().output).toContain("Envoyé.");
});

test("publishes no content with problems", async () => {
  await copy.replace("partners.json", '"lead"', '"laed"');
  expect(publish()).toEqual({ status: 1, output: expect.stringContaining("laed: clé inconnue") });
  expect(git("status", "--porcelain")).toBe("M data/partners.json");
});

describe("a failure of git", () => {
  test.each<[string, breakSetup: () => void, gitMessage: RegExp, explanation: string]>([
    [
      "no user name",
      unsetUserName,
      /no email|empty ident|unable to auto-detect/,
      "git config --global user.name",
    ],
    ["no access", () => setRemote("ssh://git@essai.invalid/site"), /Permission denied/, "refuse l’accès"],
    [
      "a URL without a repository",
      () => setRemote("/nulle/part"),
      /not appear to be a git/,
      "Aucun dépôt ne répond",
    ],
  ])("is followed by an explanation: %s", async (_, breakSetup, gitMessage, explanation) => {
    breakSetup();
    await changeContent("On bâtit");
    const { status, output } = publish();
    expect([output, status]).toEqual([expect.stringMatching(gitMessage), 1]);
    expect(output).toContain(explanation);
    expect(output).toMatch(/Rien n’est parti\.\s*$/);
  });

  test("is explained after a push by somebody else; publishing works after a pull", async () => {
    git("clone", "--quiet", bareRepository(), `${root}/partner`);
    process.chdir(`${root}/partner`);
    git(
      "-c",
      "user.name=Beat",
      "-c",
      "user.email=b@b.ch",
      "commit",
      "--quiet",
      "--allow-empty",
      "-m",
      "Ailleurs",
    );
    git("push", "--quiet");
    process.chdir(path.dirname(copy.folder));
    await changeContent("On bâtit");
    const { output } = publish();
    expect(output).toContain("[rejected]");
    expect(output).toContain("git pull --rebase --autostash origin main");
    git("pull", "--quiet", "--rebase", "--autostash", "origin", "main");
    expect(publish().status).toBe(0);
    expect(publishedLog().filter((line) => !line.startsWith("data/"))).toEqual([
      "Contenu du site",
      "Ailleurs",
      "Modèle",
    ]);
  });
});

function setRemote(url: string): void {
  git("remote", "set-url", "origin", url);
  git("config", "site.publishTo", url);
}

function unsetUserName(): void {
  for (const key of ["user.name", "user.email"]) git("config", "--unset", key);
  git("config", "user.useConfigOnly", "true");
}
