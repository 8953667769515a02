import { readFile, rm, writeFile } from "node:fs/promises";
import { attempt } from "../src/browser/attempt";
import { withoutMark } from "../src/content/byte-order-mark";
import { contentName } from "./forms/form";
import { currentBranch, git, lines, PublishError, remoteName, word } from "./git";
import { changedSince, outgoing, remoteBranch } from "./publish";

/** Ours of texts that somebody else has changed as well, each with the one that both began from. */
export type Taken = { texts: [name: string, ours: string, base: string][] };

/**
 * Brings this copy to what somebody else has published. A text that both have changed becomes theirs, and ours is returned;
 * what only we have changed stays, to be published. Refuses, before it changes anything, what it could not keep.
 */
export async function takePublished(): Promise<Taken> {
  const name = (await remoteName()) ?? "";
  const { tip = "" } = await remoteBranch(name, await currentBranch());
  const base = await word("merge-base", tip, "HEAD");
  await outgoing(base);
  const theirs = lines(await git(["diff", "--name-only", base, tip, "--", "data"]));
  const both = (await changedSince(base)).changes.filter((file) => theirs.includes(file));
  const picture = both.find((file) => !file.endsWith(".json"));
  if (picture) {
    throw new PublishError(
      `Deux images s’appellent ${picture}. Retirez la vôtre, puis ajoutez-la sous un autre nom.`,
    );
  }
  const ours = await Promise.all(
    both.map(async (file) => {
      const before = git(["show", `${base}:${file}`]).then(withoutMark, () => "");
      return [file, await readText(file), await before] as const;
    }),
  );
  for (const [file, text] of ours) {
    if (text !== "" && attempt(() => JSON.parse(text)) === undefined)
      throw new PublishError(`${file} est mal formé : corrigez-le d’abord ; son formulaire dit où.`);
  }
  if (ours.length > 0) await keepAside();
  // Our commits become changes again, so that theirs come first.
  await git(["reset", "--quiet", "--soft", base]);
  try {
    for (const [file, , before] of ours) {
      if (before) await git(["checkout", "--quiet", base, "--", file]);
      else
        await git(["rm", "--quiet", "--force", "--ignore-unmatch", "--", file]).then(() =>
          rm(file, { force: true }),
        );
    }
    await git(["merge", "--quiet", "--ff-only", tip]);
  } catch (error) {
    for (const [file, text] of ours) await writeFile(file, text);
    throw error;
  }
  const texts: Taken["texts"] = [];
  for (const [file, text, before] of ours) {
    // Ours may be the same as theirs.
    const isOther = text !== (await readText(file));
    if (text !== "" && isOther) texts.push([contentName(file), text, before]);
  }
  return { texts };
}

/** Of a file that is gone, none. */
function readText(file: string): Promise<string> {
  return readFile(file, "utf8").then(withoutMark, () => "");
}

/** Keeps data/ as it is in git, whatever becomes of the browser that gets our texts; the reflog has earlier ones. */
async function keepAside(): Promise<void> {
  await git(["add", "--all", "--", "data"]);
  const tree = await word("write-tree");
  const commit = await word("commit-tree", tree, "-p", "HEAD", "-m", "Avant de prendre ce qui a été publié");
  await git(["update-ref", "--create-reflog", "refs/editeur/avant", commit]);
}
