import { existsSync } from "node:fs";
import { checkedFolder } from "../../src/content/content-folder";

/** Before the tests of the built site: where there is none, all of them would fail for that one reason. */
export default function ensureBuiltSite(): void {
  if (existsSync("public/404.html") && existsSync(checkedFolder)) return;
  throw new Error("There is no built site to test: run npm run build first.");
}
