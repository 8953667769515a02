// npm run build, npm run develop: Gatsby, one at a time in a folder. Ensured here, not in gatsby-node.ts,
// because Gatsby compiles that file first, and would do so while the first build uses it.
import { createRequire } from "node:module";
import { claimFolder } from "../tools/one-build.mjs";

await claimFolder();
createRequire(import.meta.url)("gatsby/cli.js");
