import { execFile } from "node:child_process";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { contentSchemas } from "../src/content/contract";

/** Publishing data/ by the system's git: its commits go to the address from which the site is built. */

export type Publication = {
  /** Absent where no address is set: then public/ is uploaded by hand. */
  remote?: { address: string; branch: string; isConfirmed: boolean; isPublic: boolean };
  /** The files of data/ that differ from what was last sent, and the subjects of the commits not sent yet. */
  changes: string[];
  commits: string[];
  /** What is uploaded where there is no address. */
  folder: string;
};

/** The texts of the commit that is published; where no address is set, of the last one. */
export type PublishedTexts = { texts: [name: string, text: string][] };

/** Said to the owner; nothing was published, and nothing is lost. */
export class PublishError extends Error {}

const minute = 60_000;
const confirmed = "site.publishTo";

/** What would be published now; throws a PublishError where nothing may be. */
export async function publication(): Promise<Publication> {
  if ((await realpath((await git(["rev-parse", "--show-toplevel"])).trim())) !== (await realpath("."))) {
    throw new PublishError(
      "Ce dossier n’est pas un dépôt git à lui seul : git init, puis un premier commit.",
    );
  }
  const state = { changes: await changedFiles(), folder: path.resolve("public") };
  const [name] = lines(await git(["remote"]));
  if (!name) return { ...state, commits: [] };
  const address = (await git(["remote", "get-url", "--push", name])).trim();
  const { repository: template } = JSON.parse(await readFile("package.json", "utf8"));
  if (template && sameAddress(address, template.url)) {
    throw new PublishError(
      `${address} est l’adresse du modèle, pas celle de votre site. Créez votre dépôt, puis : git remote set-url ${name} ADRESSE`,
    );
  }
  const branch = (await git(["rev-parse", "--abbrev-ref", "HEAD"])).trim();
  const { published, tip } = await remoteBranch(name, branch);
  if (!tip || !published) {
    throw new PublishError(
      `Rien n’a encore été envoyé à ${address}. La première fois : git push -u ${name} ${branch}`,
    );
  }
  if (branch !== published) {
    throw new PublishError(
      `C’est la branche ${published} qui est publiée, et vous êtes sur ${branch} : git switch ${published}`,
    );
  }
  const isConfirmed =
    (await git(["config", "--local", "--default", "", "--get", confirmed])).trim() === address;
  const remote = { address, branch, isConfirmed, isPublic: await isPublic(address) };
  return { ...state, remote, commits: await outgoing(tip) };
}

/** The files of data/ that differ from what was last sent; where nothing is sent, from the last commit. */
export async function changedFiles(): Promise<string[]> {
  const sent = await git(["rev-parse", "--verify", "--quiet", "@{upstream}"]).catch(() => "HEAD");
  // Not those that only somebody else has changed.
  const changed = await git(["diff", "--merge-base", "--name-only", sent.trim(), "--", "data"]);
  const added = await git(["ls-files", "--others", "--exclude-standard", "--", "data"]);
  return [...lines(changed), ...lines(added)];
}

export async function publishedTexts(): Promise<PublishedTexts> {
  const [name] = lines(await git(["remote"]));
  let commit = "HEAD";
  if (name) {
    const branch = (await git(["rev-parse", "--abbrev-ref", "HEAD"])).trim();
    const { tip } = await remoteBranch(name, branch);
    if (!tip) throw new PublishError("Rien n’a encore été envoyé : il n’y a rien à quoi revenir.");
    // Somebody else may have sent it; this takes it along without touching a file.
    await git(["fetch", "--quiet", "--no-tags", name, `refs/heads/${branch}`], 2 * minute);
    commit = tip;
  }
  const texts: PublishedTexts["texts"] = [];
  for (const contract of Object.keys(contentSchemas)) {
    const [file] = lines(await git(["ls-tree", "--name-only", commit, "--", `data/${contract}.json`]));
    if (file) texts.push([contract, await git(["show", `${commit}:${file}`])]);
  }
  return { texts };
}

/** The owner has seen the address, and it is the right one. */
export async function confirmAddress(): Promise<void> {
  const { remote } = await publication();
  if (remote) await git(["config", "--local", confirmed, remote.address]);
}

/** Judges data/ as `npm run launch` does, commits it, and sends it. `report` gets what is being done. */
export async function publish(report: (step: string) => void): Promise<string> {
  report("L’adresse et ce qui partirait…");
  const { remote, folder } = await publication();
  if (remote && !remote.isConfirmed)
    throw new PublishError(`À confirmer d’abord : l’adresse ${remote.address}.`);
  await git(["-c", "user.useConfigOnly=true", "var", "GIT_AUTHOR_IDENT"]);
  const judged = await stagedTree();
  report("Le contenu, et le site que l’on en construit : une minute environ…");
  await launch();
  if ((await stagedTree()) !== judged) {
    throw new PublishError("data/ a changé pendant la vérification. Rien n’est publié : recommencez.");
  }
  if ((await git(["rev-parse", "HEAD:data"])).trim() !== judged) {
    report("Le commit…");
    await git(["commit", "--quiet", "--no-verify", "--only", "-m", "Contenu du site", "--", "data"]);
  }
  const head = (await git(["rev-parse", "HEAD"])).trim();
  if ((await git(["rev-parse", `${head}:data`])).trim() !== judged) {
    throw new PublishError("Le commit n’est pas ce qui a été vérifié. Rien n’est publié : recommencez.");
  }
  if (!remote) {
    return `Prêt. Le commit est votre copie, à laquelle on peut revenir. Envoyez chez votre hébergeur ce que contient ${folder} : d’abord static et fonts, puis le reste.`;
  }
  report("L’envoi…");
  const [name = ""] = lines(await git(["remote"]));
  await git(["push", "--quiet", "--no-verify", name, `${head}:refs/heads/${remote.branch}`], 2 * minute);
  return "Envoyé. Le site se construit maintenant chez votre hébergeur : quelques minutes.";
}

/** The branch from which the site is built, and where `branch` stands there. */
async function remoteBranch(name: string, branch: string) {
  const answer = await git(["ls-remote", "--symref", name, "HEAD", `refs/heads/${branch}`]);
  const [, published] = /^ref: refs\/heads\/(\S+)\s+HEAD$/m.exec(answer) ?? [];
  const [, tip] = /^([0-9a-f]+)\s+refs\/heads\//m.exec(answer) ?? [];
  return { published, tip };
}

/** The subjects of the commits that a push would send; throws unless each of them touches data/ alone. */
async function outgoing(tip: string): Promise<string[]> {
  const isKnown = await git(["merge-base", "--is-ancestor", tip, "HEAD"]).then(
    () => true,
    () => false,
  );
  if (!isKnown) {
    throw new PublishError(
      "Quelqu’un a publié avant vous. Rien n’est perdu : dans un terminal, git pull --rebase, puis Publier de nouveau.",
    );
  }
  const commits = lines(await git(["rev-list", `${tip}..HEAD`]));
  for (const commit of commits) {
    const touched = lines(
      await git(["diff-tree", "-r", "-m", "--root", "--no-commit-id", "--name-only", commit]),
    );
    const other = touched.find((file) => !file.startsWith("data/"));
    if (other) {
      throw new PublishError(
        `L’envoi emporterait aussi ${other}, qui n’est pas du contenu. Qui l’a changé l’envoie lui-même : git push`,
      );
    }
  }
  return lines(await git(["log", "--format=%s", `${tip}..HEAD`]));
}

/** Puts data/ as it is into git's index; the name that git gives to it. */
async function stagedTree(): Promise<string> {
  await git(["add", "--all", "--", "data"]);
  return (await git(["write-tree", "--prefix=data/"])).trim();
}

/** Throws what `npm run launch` says where it does not end with «Prêt». */
async function launch(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "publier-"));
  const result = path.join(folder, "sortie");
  try {
    const env = { ...process.env, GITHUB_OUTPUT: result, GITHUB_ACTIONS: "" };
    const { stdout } = await run(process.execPath, ["--import", "tsx", "scripts/launch.ts"], {
      env,
      timeout: 10 * minute,
    });
    if ((await readFile(result, "utf8").catch(() => "")).includes("ready=true")) return;
    throw new PublishError(stdout);
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
    throw error instanceof PublishError ? error : new PublishError(`${stdout}\n${stderr}`.trim() || message);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const run = promisify(execFile);

/** Git with fixed words: it asks nothing, runs no hook, and ends in time. Throws a PublishError. */
async function git(args: string[], timeout = minute, config: string[] = []): Promise<string> {
  const fixed = ["core.quotePath=false", "core.hooksPath=.git/aucun", "commit.gpgSign=false", ...config];
  const env = {
    ...process.env,
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "",
    SSH_ASKPASS: "",
    GCM_INTERACTIVE: "never",
    GIT_SSH_COMMAND: "ssh -o BatchMode=yes",
  };
  try {
    return (await run("git", [...fixed.flatMap((setting) => ["-c", setting]), ...args], { env, timeout }))
      .stdout;
  } catch (error) {
    throw new PublishError(explained(error as GitFailure));
  }
}

type GitFailure = Error & { code?: string | number; killed?: boolean; stderr?: string };

/** What git says in English, for an owner, with the way out. */
function explained({ code, killed, stderr = "", message }: GitFailure): string {
  if (code === "ENOENT") return "git n’est pas installé sur cet ordinateur (publier.md, «Installer»).";
  if (killed)
    return "L’adresse du dépôt n’a pas répondu à temps. Rien n’est perdu : vérifiez la connexion et recommencez.";
  const known: [RegExp, string][] = [
    [
      /not a git repository|(?:ambiguous argument|bad revision) 'HEAD/,
      "Ce dossier n’est pas encore un dépôt git : git init, puis un premier commit.",
    ],
    [
      /tell me who you are|useConfigOnly|no email was given|empty ident/i,
      'git ne connaît pas votre nom. Dans un terminal : git config --global user.name "Prénom Nom", puis git config --global user.email vous@exemple.ch',
    ],
    [
      /fetch first|non-fast-forward|\[rejected\]/,
      "Quelqu’un a publié avant vous. Rien n’est perdu, votre commit est fait : git pull --rebase, puis Publier de nouveau.",
    ],
    [
      /Authentication failed|could not read Username|Permission denied|denied to|403|Host key verification/i,
      "Le dépôt ne vous laisse pas entrer. Dans un terminal, une fois : git push ; il demande votre nom et votre clé, et les garde.",
    ],
    [
      /Could not resolve host|unable to access|Connection|timed out/i,
      "Le dépôt ne répond pas. Vérifiez la connexion et recommencez.",
    ],
    [
      /protected branch|pre-receive hook declined|GH006|GH013/,
      "Cette branche est protégée : elle n’accepte que des demandes de fusion. Demandez à qui gère le dépôt.",
    ],
    [
      /does not appear to be a git repository|Repository not found|not found/,
      "Il n’y a pas de dépôt à cette adresse, ou vous n’y avez pas accès : git remote -v la montre.",
    ],
  ];
  const [, sentence] = known.find(([pattern]) => pattern.test(stderr)) ?? [];
  return sentence ?? `git répond : ${(stderr || message).trim()}`;
}

/** Whether anyone may read it, without a name. */
async function isPublic(address: string): Promise<boolean> {
  const url = address.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, "https://$1/");
  if (!url.startsWith("https://")) return false;
  return git(["ls-remote", "--exit-code", url, "HEAD"], 10_000, ["credential.helper="]).then(
    () => true,
    () => false,
  );
}

const lines = (text: string) => text.split("\n").filter(Boolean);

const sameAddress = (a: string, b: string) => bare(a) === bare(b);
const bare = (address: string) =>
  address
    .replace(/^.*[@/]{2}|^git@/, "")
    .replace(":", "/")
    .replace(/\.git\/?$/, "");
