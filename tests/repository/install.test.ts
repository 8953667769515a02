import { execFileSync } from "node:child_process";
import { engines } from "../../package.json";

/** In a process of its own: Jest does not load ECMAScript modules. */
function refusalOf(version: string, range = engines.node): string {
  const script = `import { refusalOfNode } from "./tools/install.mjs";
    process.stdout.write(refusalOfNode(${JSON.stringify(version)}, ${JSON.stringify(range)}) ?? "");`;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
}

test.each(["20.12.0", "20.20.2", "22.0.0", "24.11.1", "25.9.0"])("Node %s builds the site", (version) => {
  expect(refusalOf(version)).toBe("");
});

test.each([
  ["18.20.8", "the tools of Gatsby and of the tests no longer support it"],
  ["20.11.1", "it does not know dirent.parentPath"],
  ["21.7.3", "Jest leaves it out"],
  ["23.11.1", "Jest leaves it out"],
  ["26.0.0", "Gatsby leaves it out"],
])("Node %s is refused in one sentence: %s", (version) => {
  expect(refusalOf(version)).toMatch(
    new RegExp(
      `^This site builds with Node 20 \\(from 20\\.12\\), .*; this is Node ${version}\\. Install .*\\.$`,
    ),
  );
});

test("what is accepted is what package.json says", () => {
  expect(refusalOf("24.0.0", "^26.3.0 || ^27.0.0")).toContain(
    "Node 26 (from 26.3), 27; this is Node 24.0.0.",
  );
  expect(refusalOf("26.3.0", "^26.3.0 || ^27.0.0")).toBe("");
});
