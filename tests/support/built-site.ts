import { existsSync } from "node:fs";
import { checkedContentFolder } from "../../src/content/content-folder";

/** Global setup; fails once instead of in every test if the site is not built. */
export default function ensureBuiltSite(): void {
  if (existsSync("public/404.html") && existsSync(checkedContentFolder)) return;
  throw new Error("There is no built site to test: run npm run build first.");
}
