import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { overrides } from "../../package.json";

const reasons = readFileSync("docs/dependencies.md", "utf8").split("\n");

/**
 * `gatsby` › `cookie` for what is overridden below gatsby alone; a widened peer range goes by its package.
 */
const overridden = Object.entries(overrides).flatMap(([name, value]) => {
  const below =
    typeof value === "string" ? [] : Object.keys(value).filter((key) => !/^react(?:-dom)?$/.test(key));
  return below.length > 0 ? below.map((key) => `\`${name}\` › \`${key}\``) : [`\`${name}\``];
});

test.each(overridden)("the repository says why %s is overridden", (name) => {
  const [reason = ""] = reasons.filter(
    (line) => line.startsWith("| `") && line.split(" | ")[0]?.includes(name),
  );
  expect(reason.split(" | ")[1]?.length).toBeGreaterThan(30);
});

test("no reason is left for an override that is gone", () => {
  const rows = reasons
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split(" | ")[0]?.slice(2) ?? "");
  expect(rows.flatMap((row) => row.split(", ")).toSorted()).toEqual(overridden.toSorted());
});

test("the typeface's licence is beside its file", () => {
  expect(readdirSync("static/fonts").toSorted()).toEqual(["OFL.txt", expect.stringMatching(/\.woff2$/)]);
  const licence = readFileSync(path.join("static", "fonts", "OFL.txt"), "utf8");
  expect(licence).toContain("The Familjen Grotesk Project Authors");
  expect(licence).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
