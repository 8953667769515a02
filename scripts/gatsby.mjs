// npm run build, npm run develop: Gatsby, one at a time in a folder. The lock is not in gatsby-node.ts, since Gatsby
// compiles that file first, while another build may be using it.
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { lockFolder } from "../tools/build-lock.mjs";

// Gatsby's compiler reads such a path as a glob pattern, or writes it between quotes, and fails with misleading errors.
const folder = process.cwd();
if (/[#%!(){}[\]*?']/.test(folder)) {
  console.error(
    `Gatsby ne construit pas dans un dossier dont le chemin contient # % ! ( ) [ ] { } * ? ou ' : renommez le dossier «${folder}».`,
  );
  process.exit(1);
}
await lockFolder();
// Gatsby's packages use what Node 22 calls deprecated, and Gatsby prints that in red as an error.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --no-deprecation`;
process.noDeprecation = true;
// A shell in which it is set for production would have develop wait in vain for answers that only a build has.
if (process.argv[2] === "develop") process.env.NODE_ENV = "development";
// What Gatsby remembers of its last run. It would take up where that ended, without noticing that a build has deleted the
// answers to its queries, that it was interrupted, or that this is another branch. Without this file it remembers nothing.
rmSync(".cache/redux/redux.rest.state", { force: true });
createRequire(import.meta.url)("gatsby/cli.js");
