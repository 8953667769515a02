import { readFileSync } from "node:fs";
import { engines } from "../../package.json";

/** The ways to publish that the repository offers, read as whoever follows them. */

const workflow = readFileSync(".github/workflows/publish.yml", "utf8");
/** The recipe for each host, by the heading of its section. */
const recipes = Object.fromEntries(
  ["docs/publier.md", "docs/hosting.md"].flatMap((file) =>
    readFileSync(file, "utf8")
      .split(/\n(?=##)/)
      .map((section) => [/^#+ (.*)/.exec(section)?.[1] ?? "", section] as const),
  ),
);
const hostsBesideGitHub = ["Netlify", "Cloudflare Pages", "nginx", "S3 and CloudFront"];

/** The versions of Node that its makers still mend, into 2027 and 2028 (nodejs.org/en/about/previous-releases). */
const mended = ["22", "24"];

test("the workflow fetches the history that the sitemap's dates come from", () => {
  expect(workflow).toMatch(/uses: actions\/checkout@v\d+\n\s+with:\n(?:\s+#.*\n)?\s+fetch-depth: 0\n/);
});

test.each([
  ["the workflow", /node-version: (\d+)/.exec(workflow)?.[1] ?? ""],
  ["Netlify", /NODE_VERSION = "(\d+)"/.exec(recipes.Netlify ?? "")?.[1] ?? ""],
  ["Cloudflare Pages", /`NODE_VERSION` (\d+)/.exec(recipes["Cloudflare Pages"] ?? "")?.[1] ?? ""],
])("%s builds with a Node that is still mended, and that the site accepts: %s", (_, version) => {
  expect(engines.node).toContain(`^${version}.`);
  expect(mended).toContain(version);
});

test("nothing is uploaded before a build that refuses examples in the place of the firm's own values", () => {
  const [before = "", after = ""] = workflow.split("actions/upload-pages-artifact");
  const steps = before.split(/\n {6}- /);
  const launch = steps.filter((step) => /^run: npm run build\n/.test(step));
  expect(launch.map((step) => step.includes("LAUNCH: true"))).toEqual([true]);
  expect(steps.indexOf(launch[0] ?? "")).toBe(steps.length - 2);
  const condition = /if: (.*)/;
  expect(condition.exec(launch[0] ?? "")?.[1]).toBe(condition.exec(after)?.[1]);
});

test.each(hostsBesideGitHub)("the recipe for %s refuses them too", (host) => {
  expect(recipes[host]).toContain("LAUNCH=true npm run build");
  expect(recipes[host]).not.toMatch(/(?<!LAUNCH=true )npm run build/);
});

test("the owner's table of hosts names no host without a recipe", () => {
  const table = recipes["Choisir un hébergeur"] ?? "";
  const named = [...table.matchAll(/^\| (?!Hébergeur|---)([^|]+) \|/gm)].map(([, name]) => name);
  const recipe = (name = "") => (name.startsWith("un serveur à vous, ou S3") ? "nginx" : name);
  expect(named).toHaveLength(4);
  for (const name of named) expect(Object.keys(recipes)).toContain(recipe(name));
});
