import { existsSync } from "node:fs";
import { checkedFolder } from "../../src/content/content-folder";

/** Runs before the tests of the built site: without one they would all fail for that one reason. */
export default function ensureBuiltSite(): void {
  if (existsSync("public/404.html") && existsSync(checkedFolder)) return;
  throw new Error("There is no built site to test: run npm run build first.");
}
