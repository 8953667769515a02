// What the commands begin with that a fresh clone is tried with.
import { installPackage } from "../tools/install-package.mjs";

await installPackage(".");
