import { readFileSync } from "node:fs";
import { engines } from "../../package.json";

/** The ways to publish that the repository offers, read as someone who follows them would. */

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

/**
 * The versions of Node that are still maintained, into 2027 and 2028 (nodejs.org/en/about/previous-releases).
 */
const mended = ["22", "24"];

test("the workflow fetches the history that the sitemap's dates come from", () => {
  expect(workflow).toMatch(/uses: actions\/checkout@v\d+\n\s+with:\n(?:\s+#.*\n)?\s+fetch-depth: 0\n/);
});

test.each([
  ["the workflow", /node-version: (\d+)/.exec(workflow)?.[1] ?? ""],
  ["Netlify", /NODE_VERSION = "(\d+)"/.exec(recipes.Netlify ?? "")?.[1] ?? ""],
  ["Cloudflare Pages", /`NODE_VERSION` (\d+)/.exec(recipes["Cloudflare Pages"] ?? "")?.[1] ?? ""],
])("%s builds with a Node that is still maintained, and that the site accepts: %s", (_, version) => {
  expect(engines.node).toContain(`^${version}.`);
  expect(mended).toContain(version);
});

test("only what npm run launch calls ready is uploaded or published", () => {
  const [before = "", after = ""] = workflow.split("actions/upload-pages-artifact");
  const steps = before.split(/\n {6}- /);
  expect(steps.at(-2)).toMatch(/^id: launch\n {8}run: npm run launch$/);
  expect(before).not.toMatch(/continue-on-error|always\(\)/);
  expect(before).toMatch(/ready: \$\{\{ steps\.launch\.outputs\.ready \}\}/);
  const conditions = [...after.matchAll(/if: (.*)/g)].map(([, condition]) => condition);
  expect(conditions).toEqual([
    "github.ref == 'refs/heads/main' && steps.launch.outputs.ready == 'true'",
    "github.ref == 'refs/heads/main' && needs.site.outputs.ready == 'true'",
  ]);
});

test.each(hostsBesideGitHub)("the recipe for %s refuses them too", (host) => {
  expect(recipes[host]).toContain("LAUNCH=true npm run build");
  expect(recipes[host]).not.toMatch(/(?<!LAUNCH=true )npm run build/);
});

test("the owner's table of hosts names no host without a recipe", () => {
  const table = recipes["Choisir un hébergeur"] ?? "";
  const named = [...table.matchAll(/^\| (?!Hébergeur|---)([^|]+) \|/gm)].map(([, name]) => name);
  const recipe = (name = "") => (name.startsWith("votre propre serveur, ou S3") ? "nginx" : name);
  expect(named).toHaveLength(4);
  for (const name of named) expect(Object.keys(recipes)).toContain(recipe(name));
});
