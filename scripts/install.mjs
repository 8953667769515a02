// Before the commands that a fresh clone begins with: npm's `pre` scripts call this.
import { installPackage } from "../tools/install-package.mjs";

await installPackage(".");
