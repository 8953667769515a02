import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Said to the owner; nothing was published, and nothing is lost. */
export class PublishError extends Error {}

export const minute = 60_000;

export const run = promisify(execFile);

/** Git with fixed words: it asks nothing, runs no hook, and ends in time. Throws a PublishError. */
export async function git(args: string[], timeout = minute, config: string[] = []): Promise<string> {
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
  if (code === "ENOENT") return "git n’est pas installé sur cet ordinateur (publier.md, «Ce qu’il faut»).";
  if (killed)
    return "L’adresse du dépôt n’a pas répondu à temps. Rien n’est perdu : vérifiez la connexion et recommencez.";
  const ofServer = [...stderr.matchAll(/^remote: *(.*\p{L}.*?) *$/gmu)].map(([, line]) => line);
  // The first that fits; a server's own words may look like any of the later ones.
  const known: [RegExp, string][] = [
    [
      /protected branch|GH006|GH013/,
      "Cette branche est protégée : elle n’accepte que des demandes de fusion. Adressez-vous à la personne qui gère le dépôt.",
    ],
    [/hook declined/, `Le serveur refuse l’envoi et dit : «${ofServer.join(" ") || stderr.trim()}»`],
    [
      /index\.lock|another git process/i,
      "Un autre programme se sert de git, ou git a été interrompu. Attendez une minute ; si cela persiste, effacez le fichier .git/index.lock",
    ],
    [
      /not a git repository|(?:ambiguous argument|bad revision) 'HEAD/,
      "Ce dossier n’est pas encore un dépôt git : git init, puis un premier commit.",
    ],
    [
      /tell me who you are|useConfigOnly|no email was given|empty ident/i,
      'git ne connaît pas votre nom. Dans un terminal, l’une après l’autre :\ngit config --global user.name "Prénom Nom"\ngit config --global user.email vous@exemple.ch',
    ],
    [
      /unable to create temporary|insufficient permission/,
      "Vous n’avez pas le droit d’écrire dans ce dépôt. Demandez-le à la personne qui le gère.",
    ],
    [
      /fetch first|non-fast-forward|\[rejected\]/,
      "Quelqu’un a publié pendant ce temps. Rien n’est perdu : récupérez d’abord sa version.",
    ],
    [
      /Authentication failed|could not read Username|Permission denied|denied to|403|Host key verification/i,
      "Le dépôt vous refuse l’accès. Dans un terminal, une fois : git push ; il demande votre nom et votre clé, et les garde.",
    ],
    [
      /Could not resolve host|unable to access|Connection|timed out/i,
      "Le dépôt ne répond pas. Vérifiez la connexion et recommencez.",
    ],
    [
      /does not appear to be a git repository|Repository not found|not found/,
      "Il n’y a pas de dépôt à cette adresse, ou vous n’y avez pas accès : git remote -v la montre.",
    ],
  ];
  const [, sentence] = known.find(([pattern]) => pattern.test(stderr)) ?? [];
  return sentence ?? `git répond : ${(stderr || message).trim()}`;
}

/** A name, an address or a number that git answers with. */
export const word = async (...args: string[]) => (await git(args)).trim();

export const currentBranch = () => word("rev-parse", "--abbrev-ref", "HEAD");

export const lines = (text: string) => text.split("\n").filter(Boolean);

/** The repository that is published to, by git's name: the branch's own, else the one it was cloned from, or the only one. */
export async function remoteName(): Promise<string | undefined> {
  const names = lines(await git(["remote"]));
  const branch = await word("branch", "--show-current");
  const own = await word("config", "--default", "", "--get", `branch.${branch}.remote`);
  return [own, "origin"].find((name) => names.includes(name)) ?? names[0];
}
