// npm run build, npm run develop: Gatsby, one at a time in a folder. Ensured here, not in gatsby-node.ts,
// because Gatsby compiles that file first, and would do so while the first build uses it.
import { createRequire } from "node:module";
import { claimFolder } from "../tools/one-build.mjs";

// Gatsby's compiler takes such a path for a pattern, and reports anything but that.
const place = process.cwd();
if (/[#%!(){}[\]*?]/.test(place)) {
  console.error(
    `Gatsby ne construit pas dans un dossier dont le chemin contient # % ! ( ) [ ] { } * ou ? : renommez le dossier «${place}».`,
  );
  process.exit(1);
}
await claimFolder();
createRequire(import.meta.url)("gatsby/cli.js");
