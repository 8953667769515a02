// npm run publish:site: checks data/, commits it and pushes it to the repository from which the site is published.
// Without a remote, builds the site and names the folder to upload.
import { existsSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../src/content/check/content-check";
import { formatPlaceholders, formatProblems } from "../src/content/check/report";
import { contentFolder } from "../src/content/content-folder";
import { runCommand } from "../tools/checks";
import { git, gitValue, remoteName } from "./git";

async function main(): Promise<void> {
  const unusedPictures = await checkForLaunch();
  const branch = await gitValue("branch", "--show-current");
  const remote = await remoteName(branch);
  if (!remote) return buildForUpload(unusedPictures);
  const url = withoutCredentials(await gitValue("remote", "get-url", "--push", remote));
  await ensureConfirmed(remote, url);
  const publishedCommit = await ensurePublishedBranch(remote, branch);
  console.log(`\nVers ${url}, branche ${branch} :\n`);
  await commit(unusedPictures);
  if ((await gitValue("rev-parse", "HEAD")) === publishedCommit) {
    return console.log("Rien de nouveau : le dépôt a déjà tout ce contenu.");
  }
  await runGit(["push", remote, `HEAD:refs/heads/${branch}`], knownErrors(remote, branch));
  console.log(
    "\nEnvoyé. L’hébergeur relié à ce dépôt contrôle ce contenu, construit le site et le publie : comptez quelques minutes.",
  );
}

/** Fails unless the content may be published; resolves with the pictures that no page shows. */
async function checkForLaunch(): Promise<string[]> {
  const report = await checkContent(contentFolder);
  const { problems, placeholders, launchBlockers, warnings, unusedPictures } = report;
  if (problems.length > 0) fail(formatProblems(problems));
  if (launchBlockers.length > 0) fail(launchBlockers.join("\n"));
  if (placeholders.length > 0) fail(formatPlaceholders(placeholders));
  const unusedPictureWarnings = unusedPictures.map(
    (picture) => `${contentFolder}/${picture}: aucune page ne montre cette image, elle n’est pas ajoutée.`,
  );
  console.log([...warnings, ...unusedPictureWarnings, "Le contenu de data/ est en ordre."].join("\n"));
  return unusedPictures.map((picture) => `${contentFolder}/${picture}`);
}

/** Fails if the owner has not confirmed the URL, because a clone's remote may still be the template's repository. */
async function ensureConfirmed(remote: string, url: string): Promise<void> {
  if ((await gitValue("config", "--local", "--get", "site.publishTo")) === url) return;
  fail(
    [
      `À confirmer une fois : votre copie envoie à l’adresse ${url}`,
      "Si c’est le dépôt de votre site, tapez dans un terminal, puis recommencez :",
      `  git config site.publishTo ${url}`,
      "Si c’est celui du modèle, donnez d’abord l’adresse du vôtre :",
      `  git remote set-url ${remote} ADRESSE`,
      "Sans dépôt en ligne (hébergement par SFTP) :",
      `  git remote remove ${remote}`,
    ].join("\n"),
  );
}

/** Fails during a rebase, and on any branch but the remote's default one; resolves with that branch's commit there. */
async function ensurePublishedBranch(remote: string, branch: string): Promise<string | undefined> {
  if (existsSync(await gitValue("rev-parse", "--git-path", "rebase-merge"))) {
    fail(
      "Les deux versions ne sont pas encore réunies :\n  git add -u data\n  git -c core.editor=true rebase --continue",
    );
  }
  const errors = knownErrors(remote, branch);
  const stdout = await runGit(["ls-remote", "--symref", remote, "HEAD"], errors, { printsOutput: false });
  const [, publishedBranch = branch || "main"] = /^ref: refs\/heads\/(\S+)/.exec(stdout) ?? [];
  if (publishedBranch === branch) return /^(\w+)\tHEAD$/m.exec(stdout)?.[1];
  const currentBranch = branch ? `vous êtes sur ${branch}` : "votre copie est sur une ancienne version";
  fail(
    `C’est la branche ${publishedBranch} qui est publiée, et ${currentBranch} : git switch ${publishedBranch}`,
  );
}

async function commit(unusedPictures: readonly string[]): Promise<void> {
  const excludedPaths = unusedPictures.map((file) => `:(exclude,literal)${file}`);
  await runGit(["add", "--all", "--", contentFolder, ...excludedPaths]);
  const diff = ["-c", "core.quotePath=false", "diff", "--cached", "--name-status", "--", contentFolder];
  const isChanged = (await runGit(diff)) !== "";
  if (isChanged) await runGit(["commit", "--message", "Contenu du site", "--", contentFolder]);
}

async function buildForUpload(unusedPictures: readonly string[]): Promise<void> {
  const isRepository = (await gitValue("rev-parse", "--is-inside-work-tree")) === "true";
  if (isRepository) await commit(unusedPictures);
  if ((await runCommand("npm run --silent launch")) !== 0) fail(""); // the command has printed why
  const folder = path.resolve("public");
  console.log(
    `\nAucun dépôt en ligne : envoyez à votre hébergeur le contenu de\n  ${folder}\nd’abord static et fonts, puis le reste, y compris .htaccess, que certains ordinateurs cachent (docs/publier.md).`,
  );
}

type KnownError = [pattern: RegExp, explanation: string];

function knownErrors(remote = "origin", branch = "main"): KnownError[] {
  return [
    [
      /tell me who you are|empty ident|no email was given|unable to auto-detect/i,
      'git ne connaît pas votre nom. Dans un terminal, l’une après l’autre :\n  git config --global user.name "Prénom Nom"\n  git config --global user.email vous@exemple.ch',
    ],
    [
      /permission denied|denied to|\b403\b|authentication failed|could not read (?:username|password)|protected branch|insufficient permission|unable to create temporary/i,
      "Le dépôt vous refuse l’accès : vérifiez votre nom et votre clé, ou demandez le droit d’y écrire à la personne qui le gère.",
    ],
    [
      /\[rejected\]|fetch first|non-fast-forward/,
      `Quelqu’un a publié avant vous. Rien n’est perdu : prenez d’abord sa version, puis recommencez :\n  git pull --rebase --autostash ${remote} ${branch}`,
    ],
    [
      /does not appear to be a git repository|not found|could not resolve host|unable to access|could not read from remote/i,
      "Aucun dépôt ne répond à cette adresse : vérifiez la connexion, et l’adresse que montre git remote -v.",
    ],
  ];
}

/** Runs git and resolves with its stdout; fails with git's message, and an explanation if the error is known. */
async function runGit(args: string[], errors = knownErrors(), { printsOutput = true } = {}): Promise<string> {
  const { status, stdout, stderr } = await git(args, { printsOutput });
  if (status === 0) return stdout;
  const [, explanation = ""] = errors.find(([pattern]) => pattern.test(stderr)) ?? [];
  if (!printsOutput) console.error(stderr);
  return fail(explanation);
}

function fail(message: string): never {
  throw new Error(message);
}

/** Removes credentials from URLs such as `https://anne:key@exemple.ch/site.git`. */
function withoutCredentials(url: string): string {
  return url.replace(/^(https?:\/\/)[^/]*@/, "$1");
}

main().catch(({ message }: Error) => {
  console.error(`\n${message}\n\nRien n’est parti.`);
  process.exitCode = 1;
});
