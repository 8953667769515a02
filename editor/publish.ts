import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { withoutMark } from "../src/content/byte-order-mark";
import { contentSchemas } from "../src/content/contract";
import { currentBranch, git, lines, minute, PublishError, remoteName, word } from "./git";
import { launch } from "./launch";

/** Publishing data/ by the system's git: its commits go to the address from which the site is built. */

export type Publication = {
  /** Absent where no address is set: then public/ is uploaded by hand. */
  remote?: {
    /** Git's name for it. */
    name: string;
    address: string;
    branch: string;
    isConfirmed: boolean;
    isPublic: boolean;
    /** Somebody else has published since: first, that has to be taken over. */
    isBehind: boolean;
  };
  /** The files of data/ that differ from what was last sent, and the subjects of the commits not sent yet. */
  changes: string[];
  /** Those of them that are gone. */
  removed: string[];
  commits: string[];
  /** What is uploaded where there is no address. */
  folder: string;
};

/** The step of the publication under way, or what came of the last one; `isSeen`: the owner has read that. */
export type Progress = { step?: string; done?: string; refusal?: string; isSeen?: boolean };
/** Of files of data/, by their names. */
export type Texts = { texts: [name: string, text: string][] };

const confirmed = "site.publishTo";

/** What would be published now; throws a PublishError where nothing may be. */
export async function publication(): Promise<Publication> {
  if ((await realpath(await word("rev-parse", "--show-toplevel"))) !== (await realpath("."))) {
    throw new PublishError(
      "Ce dossier fait partie d’un dépôt git plus grand. Pour lui donner le sien : git init, puis un premier commit.",
    );
  }
  const folder = path.resolve("public");
  const name = await remoteName();
  if (!name) return { folder, ...(await changedSince("HEAD")), commits: [] };
  const address = withoutKey(await word("remote", "get-url", "--push", name));
  const { repository: template } = JSON.parse(await readFile("package.json", "utf8"));
  if (template && sameAddress(address, template.url ?? template)) {
    throw new PublishError(
      `${address} est l’adresse du modèle, pas celle de votre site. Créez votre dépôt, puis : git remote set-url ${name} ADRESSE`,
    );
  }
  const branch = await currentBranch();
  if (branch === "HEAD") {
    throw new PublishError(
      (await succeeds(word("rev-parse", "--verify", "--quiet", "REBASE_HEAD")))
        ? "Une opération de git, commencée dans un terminal, n’est pas terminée. Pour l’abandonner : git rebase --abort"
        : "Cette copie montre une ancienne version. Pour revenir à la dernière : git switch -",
    );
  }
  const { published, tip } = await remoteBranch(name, branch);
  if (branch !== published) {
    throw new PublishError(
      `C’est la branche ${published} qui est publiée, et vous êtes sur ${branch} : git switch ${published}`,
    );
  }
  if (!tip) {
    throw new PublishError(
      `Rien n’a encore été envoyé à ${address}. La première fois, dans un terminal, puis revenez à cette page :\ngit push --set-upstream ${name} HEAD:${branch}`,
    );
  }
  const isConfirmed = (await word("config", "--local", "--default", "", "--get", confirmed)) === address;
  const isBehind = !(await succeeds(git(["merge-base", "--is-ancestor", tip, "HEAD"])));
  const remote = { name, address, branch, isConfirmed, isPublic: await isPublic(address), isBehind };
  return {
    folder,
    remote,
    ...(await changedSince(tip)),
    commits: isBehind ? [] : await outgoing(tip),
  };
}

/** The files of data/ that differ from what was last sent, as far as this copy knows; else from the last commit. */
export async function changedFiles(): Promise<string[]> {
  const name = await remoteName();
  if (!name) return (await changedSince("HEAD")).changes;
  const sent = word("rev-parse", "--verify", "--quiet", `refs/remotes/${name}/${await currentBranch()}`);
  return (await changedSince(await sent.catch(() => "HEAD"))).changes;
}

export async function changedSince(commit: string): Promise<Pick<Publication, "changes" | "removed">> {
  // Not those that only somebody else has changed.
  const diff = ["diff", "--merge-base", "--name-only", commit];
  const changed = lines(await git([...diff, "--", "data"]));
  const added = lines(await git(["ls-files", "--others", "--exclude-standard", "--", "data"]));
  const removed = lines(await git([...diff, "--diff-filter=D", "--", "data"]));
  return { changes: [...changed, ...added], removed };
}

/** The texts of the commit that is published; where no address is set, of the last one. */
export async function publishedTexts(): Promise<Texts> {
  const name = await remoteName();
  // Somebody else may have sent it.
  const commit = name ? (await remoteBranch(name, await currentBranch())).tip : "HEAD";
  if (!commit) throw new PublishError("Rien n’a encore été envoyé : il n’y a rien à quoi revenir.");
  const files = lines(await git(["ls-tree", "-r", "--name-only", commit, "--", "data"]));
  const names = Object.keys(contentSchemas).filter((name) => files.includes(`data/${name}.json`));
  return { texts: await Promise.all(names.map((name) => textAt(commit, name))) };
}

/** The texts of data/site.json in the last commits that changed it. */
export async function earlierSites(): Promise<Texts> {
  const changes = ["log", "--format=%H", "--max-count=20", "--diff-filter=AM", "--", "data/site.json"];
  const commits = lines(await git(changes));
  return { texts: await Promise.all(commits.map((commit) => textAt(commit, "site"))) };
}

async function textAt(commit: string, name: string): Promise<Texts["texts"][number]> {
  return [name, withoutMark(await git(["show", `${commit}:data/${name}.json`]))];
}

/** The owner has seen the address, and it is the right one. */
export async function confirmAddress(): Promise<void> {
  const { remote } = await publication();
  if (remote) await git(["config", "--local", confirmed, remote.address]);
}

/** Judges data/ as `npm run launch` does, commits it, and sends it. `report` gets what is being done. */
export async function publish(report: (step: string) => void): Promise<string> {
  report("contrôle de l’adresse…");
  const { remote, folder } = await publication();
  if (remote && !remote.isConfirmed)
    throw new PublishError(`À confirmer d’abord : l’adresse ${remote.address}.`);
  if (remote?.isBehind) {
    throw new PublishError("Quelqu’un a publié avant vous. Récupérez d’abord sa version.");
  }
  await git(["-c", "user.useConfigOnly=true", "var", "GIT_AUTHOR_IDENT"]);
  const judged = await dataTree();
  report("contrôle du contenu, puis construction du site ; comptez une à trois minutes…");
  await launch();
  if ((await dataTree()) !== judged) {
    throw new PublishError("Le contenu a changé pendant la vérification. Rien n’est publié : recommencez.");
  }
  if ((await word("rev-parse", "HEAD:data")) !== judged) {
    report("enregistrement dans git…");
    // Of a file that is new, a commit knows from the index only.
    await git(["add", "--all", "--", "data"]);
    await git(["commit", "--quiet", "--no-verify", "--only", "-m", "Contenu du site", "--", "data"]);
  }
  const head = await word("rev-parse", "HEAD");
  if ((await word("rev-parse", `${head}:data`)) !== judged) {
    throw new PublishError("git n’a pas enregistré ce qui a été vérifié. Rien n’est publié : recommencez.");
  }
  if (!remote) {
    return `Prêt. Git en garde une copie, à laquelle vous pourrez revenir. Envoyez à votre hébergeur le contenu de ${folder} : d’abord static et fonts, puis le reste, y compris .htaccess, que certains ordinateurs cachent.`;
  }
  report("envoi…");
  const target = `${head}:refs/heads/${remote.branch}`;
  await git(["push", "--quiet", "--no-verify", remote.name, target], 2 * minute);
  return "Envoyé. Si votre hébergeur est relié à ce dépôt, il construit maintenant le site : quelques minutes.";
}

/** The branch from which the site is built, and where `branch` stands there; that commit is then known here, and no file touched. */
export async function remoteBranch(name: string, branch: string) {
  const answer = await git(["ls-remote", "--symref", name, "HEAD", `refs/heads/${branch}`]);
  // A repository whose HEAD leads to no branch has just been made; ours is then the only one that is meant.
  const [, published = branch] = /^ref: refs\/heads\/(\S+)\s+HEAD$/m.exec(answer) ?? [];
  const [, tip] = /^([0-9a-f]+)\s+refs\/heads\//m.exec(answer) ?? [];
  const fetch = ["fetch", "--quiet", "--no-tags", name, `refs/heads/${branch}`];
  if (tip) await git(["cat-file", "-e", tip]).catch(() => git(fetch, 2 * minute));
  return { published, tip };
}

/** The subjects of the commits since `tip`, which a push would send; throws unless each of them touches data/ alone. */
export async function outgoing(tip: string): Promise<string[]> {
  const commits = lines(await git(["rev-list", `${tip}..HEAD`]));
  for (const commit of commits) {
    const touched = lines(
      await git(["diff-tree", "-r", "-m", "--root", "--no-commit-id", "--name-only", commit]),
    );
    const other = touched.find((file) => !file.startsWith("data/"));
    if (other) {
      throw new PublishError(
        `L’envoi emporterait aussi ${other}, qui n’est pas du contenu. À la personne qui l’a changé de l’envoyer : git push`,
      );
    }
  }
  return lines(await git(["log", "--format=%s", `${tip}..HEAD`]));
}

/** The name that git gives to data/ as it is. A refusal leaves nothing staged: git would not bring back a deleted file. */
async function dataTree(): Promise<string> {
  await git(["add", "--all", "--", "data"]);
  const tree = await word("write-tree", "--prefix=data/");
  await git(["reset", "--quiet", "--", "data"]);
  return tree;
}

/** Whether anyone may read it, without a name. */
async function isPublic(address: string): Promise<boolean> {
  const url = address.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, "https://$1/");
  if (!/^https?:/.test(url)) return false;
  return succeeds(git(["ls-remote", "--exit-code", url, "HEAD"], 10_000, ["credential.helper="]));
}

function succeeds(answer: Promise<string>): Promise<boolean> {
  return answer.then(
    () => true,
    () => false,
  );
}

/** As it may be shown: `https://anne:key@exemple.ch/site.git` lets anybody in. */
const withoutKey = (address: string) => address.replace(/^(https?:\/\/)[^/]*@/, "$1");

const sameAddress = (a: string, b: string) => bare(a) === bare(b);
const bare = (address: string) =>
  address
    .replace(/^.*[@/]{2}|^git@/, "")
    .replace(":", "/")
    .replace(/\.git\/?$/, "");
