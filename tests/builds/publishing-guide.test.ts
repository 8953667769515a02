import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SiteCopy } from "../support/site-copy";

/** docs/publier.md as its reader follows it, from the copy of the repository to what GitHub publishes. */

jest.setTimeout(1_200_000);

let repository: SiteCopy;
let root: string;
let clone: string;

beforeAll(async () => {
  repository = await SiteCopy.make();
  root = mkdtempSync(path.join(tmpdir(), "owner-"));
  clone = path.join(root, "site");
  // What lies in the working folder, as the repository that the owner copies.
  rmSync(repository.pathOf("node_modules"), { force: true });
  git(repository.folder, "init", "--quiet", "--initial-branch=main");
  git(repository.folder, "add", "--all");
  git(repository.folder, "commit", "--quiet", "-m", "The site");
  git(root, "clone", "--quiet", repository.folder, "site");
  // What is installed takes minutes to install again. `.gitignore` means the folders of this name.
  symlinkSync(path.resolve("node_modules"), path.join(clone, "node_modules"), "junction");
  appendFileSync(path.join(clone, ".git/info/exclude"), "node_modules\n");
});
afterAll(async () => {
  await repository?.remove();
  rmSync(root, { recursive: true, force: true });
});

function git(folder: string, ...options: string[]): string {
  const identity = ["-c", "user.name=Propriétaire", "-c", "user.email=proprietaire@exemple.ch"];
  return execFileSync("git", [...identity, ...options], { cwd: folder, encoding: "utf8" }).trim();
}

/** What the workflow runs: `npm run launch`, without its installation. */
function launch(): { output: string; outputs: string } {
  const GITHUB_OUTPUT = path.join(root, "outputs");
  rmSync(GITHUB_OUTPUT, { force: true });
  const output = execFileSync(process.execPath, ["--import", "tsx", "scripts/launch.ts"], {
    cwd: clone,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined, GITHUB_OUTPUT },
  });
  return { output, outputs: readFileSync(GITHUB_OUTPUT, "utf8") };
}

test("sent to GitHub as it is, the site is built and tested, stays green, and is not published", () => {
  const { output, outputs } = launch();
  expect(output).toContain("rien n'est publié tant qu'il reste des exemples");
  expect(outputs).toBe("ready=false\n");
});

test("with values of one's own it is ready, and all that it needs is in what is sent", () => {
  for (const file of ["site", "founders"]) {
    const target = path.join(clone, "data", `${file}.json`);
    const content = JSON.parse(readFileSync(target, "utf8").replaceAll(".example", "-du-rhone.ch"));
    writeFileSync(target, JSON.stringify({ ...content, placeholders: [] }, undefined, 2));
  }
  git(clone, "commit", "--quiet", "--all", "-m", "Notre contenu");
  const { output, outputs } = launch();
  expect(output).toContain("Prêt : le dossier public/ contient le site à publier.");
  expect(outputs).toBe("ready=true\n");
  expect(readFileSync(path.join(clone, "public/sitemap.xml"), "utf8")).toContain("-du-rhone.ch/");
  expect(git(clone, "status", "--porcelain")).toBe("");
});
