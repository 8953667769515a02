import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { scripts } from "../../package.json";

/**
 * The documents, followed as a reader would: each link, command, file and section that they name is there.
 */

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "art/README.md",
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const read = (file: string) => readFileSync(file, "utf8");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(file));

/** What a build or a run of the tests writes, what npm installs, what the owner adds; and media types. */
const notInTheRepository = [
  /^(?:public|nginx|reports|node_modules|\.cache|~partytown)(?:\/|$)/,
  /^src\/gatsby-types\.d\.ts$|\/index\.html$/,
  /^data\/(?:legal\/|images\/.)|^(?:mentions-legales|politique-confidentialite)\.json$/,
  /^application\//,
];

/** `Les valeurs d’exemple` → `les-valeurs-dexemple`, as GitHub names a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

const headingsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => heading);

const withoutExamples = (text: string) => text.replaceAll(/^ *```.*?^ *```/gms, "");

/** The texts between backticks, on one line each. */
const codeOf = (file: string) =>
  [...withoutExamples(read(file)).matchAll(/`([^`]+)`/g)].map(([, code = ""]) =>
    code.replaceAll(/\s+/g, " "),
  );

test.each(documents)("every link of %s leads somewhere", (file) => {
  const broken = [...withoutExamples(read(file)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => {
      const [linked = "", anchor] = target.split("#");
      const found = linked ? path.join(path.dirname(file), linked) : file;
      if (!existsSync(found)) return true;
      return anchor !== undefined && !headingsOf(found).map(anchorOf).includes(anchor);
    });
  expect(broken).toEqual([]);
});

test.each(documents)("every command of %s exists", (file) => {
  const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each(documents)("every file of %s is in the repository", (file) => {
  const named = codeOf(file)
    .filter(isFile)
    .filter((name) => !isThere(name));
  expect(named).toEqual([]);
});

/** A path with a folder, or the name of a file of ours. */
function isFile(code: string): boolean {
  if (notInTheRepository.some((pattern) => pattern.test(code))) return false;
  return /^[\w.*-]+\/(?:[\w.*-]+\/?)*$/.test(code) || /^[\w.-]+\.(?:md|m?tsx?|mjs|json|py|svg)$/.test(code);
}

/** From the root, or the end of a path whose beginning the sentence has given: `home/`, `head.test.ts`. */
function isThere(name: string): boolean {
  const pattern = name.replaceAll(".", "\\.").replaceAll("*", "[^/]*").replaceAll("[^/]*[^/]*", ".*");
  const asNamed = new RegExp(`(?:^|/)${pattern}${name.endsWith("/") ? "" : "(?:$|/)"}`);
  return files.some((file) => asNamed.test(file));
}

test("every command is described in one place, in npm's order", () => {
  const [table = ""] = /\n## Commands\n.*?\n(?=## )/s.exec(read("docs/quality.md")) ?? [];
  const rows = [...table.matchAll(/^\| `(.*?)` \|(.*)/gm)];
  const described = rows.flatMap(([, command = "", text = ""]) => {
    const others = [...text.matchAll(/`npm run ([\w:]+)` only/g)].map(([, name]) => name);
    return [/npm (?:run )?([\w:-]+)/.exec(command)?.[1], ...others];
  });
  expect(described).toEqual(Object.keys(scripts));
});

test("every section of a document that the code names is there", () => {
  const named = files
    .filter((file) => /\.(?:[mc]?[jt]sx?|json|ya?ml)$/.test(file) && !file.endsWith("package-lock.json"))
    .flatMap((file) =>
      [
        ...read(file)
          .replaceAll("\\u00ab", "«")
          .replaceAll("\\u00bb", "»")
          .matchAll(/(docs\/[\w-]+\.md|README(?:\.md)?)(?:, «([^»]+)»)?/g),
      ].map(([, document = "", section]) => ({ file, document, section })),
    );
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(({ document, section }) => {
    const target = document === "README" ? "README.md" : document;
    return !existsSync(target) || (section !== undefined && !headingsOf(target).includes(section));
  });
  expect(missing).toEqual([]);
});

test("the README is read in two screens", () => {
  expect(read("README.md").split("\n").length).toBeLessThanOrEqual(90);
});
