// Runs before the commands that work in a fresh clone: npm start, npm test, npm run edit, npm run launch.
import { installPackage } from "../tools/install-package.mjs";

await installPackage(".");
