import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tools/loopback";
import { linkedPackages, SiteCopy } from "../../tools/site-copy";

/**
 * docs/publier.md, followed as its reader does, from the copy of the repository to the commit that GitHub publishes: no
 * step ends in red. What needs an account is not tried: the menus of the hosts, and GitHub's two actions.
 */

jest.setTimeout(3_600_000);

const guide = readFileSync("docs/publier.md", "utf8");
const workflow = readFileSync(".github/workflows/publish.yml", "utf8");

/** Every command of the guide, in its order. */
const commands = [...guide.matchAll(/```sh\n(.*?)\s*```/gs)].flatMap(([, block = ""]) =>
  block.split("\n").map((line) => line.trim()),
);

let repository: SiteCopy;
let root: string;
let clone: string;
let host: string;

beforeAll(async () => {
  repository = await SiteCopy.make();
  root = mkdtempSync(path.join(tmpdir(), "owner-"));
  clone = path.join(root, "site");
  host = path.join(root, "github.git");
  // What lies in the working folder, as the repository that the owner copies.
  for (const place of linkedPackages) rmSync(repository.pathOf(place), { force: true });
  git(repository.folder, "init", "--initial-branch=main");
  git(repository.folder, "add", "--all");
  git(repository.folder, "commit", "-m", "The site");
  git(root, "init", "--bare", host);
});
afterAll(async () => {
  await repository?.remove();
  rmSync(root, { recursive: true, force: true });
});

test("the guide has these commands and no others: each is followed below, or is another host's", () => {
  expect(commands).toEqual([
    "git clone ADRESSE-DU-DÉPÔT site",
    "cd site",
    "npm start",
    // Cloudflare's.
    "LAUNCH=true npm run build",
    "npx wrangler pages deploy public",
    // GitHub's.
    "git remote set-url origin https://github.com/VOTRE-COMPTE/VOTRE-DÉPÔT.git",
    "git push --set-upstream origin HEAD:main",
    // Each later change.
    "git add --all",
    'git commit -m "Ce qui change, en une ligne"',
    "git push",
  ]);
  for (const command of ["npm run content:placeholders", "npm run launch", "git add --all"]) {
    expect(guide).toContain(`\`${command}\``);
  }
});

test("«Copier le site et le voir»: npm start shows it", async () => {
  git(root, "clone", repository.folder, "site");
  linkPackages(clone);
  const port = await freePort();
  const server = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: clone,
    env: { ...process.env, PORT: String(port) },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => server.on("close", resolve));
  const answered = async () => {
    while (server.exitCode === null) {
      const answer = await fetch(`http://localhost:${port}/solutions`).catch(() => undefined);
      if (answer) return answer.status;
      await pause(500);
    }
    return undefined;
  };
  expect(await answered()).toBe(200);
  server.kill();
  await ended;
});

test("sent to GitHub as it is, the site is built and tested, stays green, and is not published", () => {
  const { status, output, ready } = launch(clone);
  expect(output).toContain("rien n'est publié tant qu'il reste des exemples");
  expect(output).toContain("data/site.json:");
  expect({ status, ready }).toEqual({ status: 0, ready: "false" });
});

test("«Avant la mise en ligne»: with the owner's own values, it is ready", () => {
  replaceExamples();
  const { status, stdout } = npm(clone, "run", "--silent", "content:placeholders");
  expect(stdout).toContain("Aucune valeur d'exemple");
  expect(status).toBe(0);

  const launched = launch(clone);
  expect(launched.output).toContain("Prêt : le dossier public/ contient le site à publier.");
  expect({ status: launched.status, ready: launched.ready }).toEqual({ status: 0, ready: "true" });
});

test("«GitHub Pages»: what is sent is all that the workflow needs, and it publishes only what is ready", () => {
  git(clone, "add", "--all");
  git(clone, "commit", "-m", "Notre contenu");
  git(clone, "remote", "set-url", "origin", host);
  git(clone, "push", "--set-upstream", "origin", "HEAD:main");
  git(root, "clone", "--branch", "main", host, "runner");
  expect(git(clone, "status", "--porcelain")).toBe("");
  expect(git(path.join(root, "runner"), "rev-parse", "HEAD")).toBe(git(clone, "rev-parse", "HEAD"));

  // The workflow runs what was run above, in the same files, and nothing else.
  expect([...workflow.matchAll(/^\s+(?:- )?run: (.*)$/gm)].map(([, step]) => step)).toEqual([
    "npm run launch",
  ]);
  const publishing = workflow
    .split(/\n(?= {6}- | {2}\w+:\n)/)
    .filter((part) => /pages-artifact|deploy-pages/.test(part));
  expect(publishing).not.toEqual([]);
  expect(workflow.match(/if: .*ready == 'true'/g)).toHaveLength(2);
});

test("what is published says when each page was last changed, and shows the owner's own values", () => {
  const runner = path.join(root, "runner");
  linkPackages(runner);
  expect(npm(runner, "run", "build", { LAUNCH: "true" }).status).toBe(0);
  const sitemap = readFileSync(path.join(runner, "public/sitemap.xml"), "utf8");
  expect(sitemap.match(/<lastmod>/g)).toHaveLength((sitemap.match(/<loc>/g) ?? []).length);
  expect(sitemap).toContain("<loc>https://www.atelier-du-rhone.ch/</loc>");
  const home = readFileSync(path.join(runner, "public/index.html"), "utf8");
  expect(home).toContain("Atelier du Rhône");
  expect(home).not.toContain("exemple-electronique");
});

/**
 * Replaces each example with a value of the owner's own, as if by hand, and empties the lists of examples.
 */
function replaceExamples(): void {
  const own = new Map<string, (at: number) => unknown>([
    ["name", (at) => ["Atelier du Rhône", "Camille Rey", "Jean D'Amico"][at]],
    ["siteUrl", () => "https://www.atelier-du-rhone.ch"],
    ["telephone", () => "+41 27 761 23 45"],
    ["email", (at) => `${["bureau", "camille.rey", "jean.damico"][at]}@atelier-du-rhone.ch`],
    ["street", () => "Rue du Four 12"],
    ["openingHours", () => [{ days: ["Monday", "Tuesday", "Thursday"], opens: "09:00", closes: "17:30" }]],
    ["priceRange", () => "CHF 150–180 / h"],
    ["url", () => "https://www.linkedin.com/company/atelier-du-rhone"],
    ["initials", (at) => ["", "CR", "JD"][at]],
    ["text", () => "École d'ingénieurs de Sion, puis dix ans d'atelier"],
    ["bio", () => "Vingt ans de cartes et de capteurs, dans la vallée du Rhône et au-delà."],
    [
      "emails",
      () =>
        ["bureau", "projets", "presse"].map((name) => ({
          label: `Le ${name}`,
          address: `${name}@atelier-du-rhone.ch`,
        })),
    ],
  ]);
  for (const file of ["site", "founders"]) {
    const target = path.join(clone, "data", `${file}.json`);
    const content = JSON.parse(readFileSync(target, "utf8"));
    for (const marked of content.placeholders as string[]) {
      const keys = [...marked.matchAll(/[^.[\]]+/g)].map(([key]) => key);
      const last = keys.at(-1) ?? "";
      const value = own.get(last)?.(file === "site" ? 0 : Number(keys[1]) + 1);
      if (value === undefined) throw new Error(`This test has no value for ${file}.json, ${marked}.`);
      const holder = keys.slice(0, -1).reduce((inner, key) => inner[key], content);
      holder[last] = value;
    }
    delete content.placeholders;
    writeFileSync(target, JSON.stringify(content));
  }
}

/** What `npm start` would install takes minutes: it is already there, from the same package-lock.json. */
function linkPackages(folder: string): void {
  for (const place of linkedPackages) {
    if (existsSync(place)) symlinkSync(path.resolve(place), path.join(folder, place), "junction");
  }
  // .gitignore covers folders of this name, and these are links.
  appendFileSync(path.join(folder, ".git/info/exclude"), "node_modules\n");
}

function launch(folder: string) {
  const outputs = path.join(root, "outputs");
  rmSync(outputs, { force: true });
  const { status, stdout, stderr } = npm(folder, "run", "launch", { GITHUB_OUTPUT: outputs });
  const [, ready] = (existsSync(outputs) && /^ready=(\w+)$/m.exec(readFileSync(outputs, "utf8"))) || [];
  if (status !== 0) console.error(stdout.slice(-8000), stderr.slice(-4000));
  return { status, output: stdout, ready };
}

function npm(folder: string, ...options: (string | NodeJS.ProcessEnv)[]) {
  const env = options.filter((option) => typeof option !== "string");
  return spawnSync(
    "npm",
    options.filter((option) => typeof option === "string"),
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 64_000_000,
      env: Object.assign({}, process.env, { NODE_ENV: undefined, JEST_WORKER_ID: undefined }, ...env),
      shell: process.platform === "win32",
    },
  );
}

function git(folder: string, ...options: string[]): string {
  const identity = ["-c", "user.name=Propriétaire", "-c", "user.email=proprietaire@exemple.ch"];
  const { status, stdout, stderr } = spawnSync("git", [...identity, ...options], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`git ${options.join(" ")}: ${stderr}`);
  return stdout;
}
