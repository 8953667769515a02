// npm run build, npm run develop: locks the folder and runs Gatsby. The lock cannot be in gatsby-node.ts, which Gatsby
// compiles before running it.
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { lockFolder } from "../tools/build-lock.mjs";

// Gatsby reads these characters in paths as glob patterns or quotes, and fails with misleading errors.
const folder = process.cwd();
if (/[#%!(){}[\]*?']/.test(folder)) {
  console.error(
    `Gatsby ne construit pas dans un dossier dont le chemin contient # % ! ( ) [ ] { } * ? ou ' : renommez le dossier «${folder}».`,
  );
  process.exit(1);
}
await lockFolder();
// Hide Node's deprecation warnings about Gatsby's own packages, which Gatsby prints in red.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --no-deprecation`;
process.noDeprecation = true;
// With NODE_ENV=production, `gatsby develop` would wait forever for query results that only a build has.
if (process.argv[2] === "develop") process.env.NODE_ENV = "development";
// Drop Gatsby's saved state; resuming from it breaks after a build, an interruption or a branch switch.
rmSync(".cache/redux/redux.rest.state", { force: true });
createRequire(import.meta.url)("gatsby/cli.js");
