import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { earlyScript } from "./early-script";
import { htmlFileName, writeFinalHtml } from "./final-html";

test.each([
  ["/", "index.html"],
  ["/solutions", "solutions.html"],
  ["/a-propos", "a-propos.html"],
  ["/404.html", "404.html"],
])("the page %s is served from %s", (page, file) => {
  expect(htmlFileName(page)).toBe(file);
});

/** The end of a page as Gatsby 5.16 writes it, shortened. */
const gatsbyPage = (
  pagePath: string,
) => `<!DOCTYPE html><html><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="left:1px">${pagePath}</p></div></div>
<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${pagePath}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[],\\"component---src-pages-404-tsx\\":[]}";
          </script>
        <script>window.___webpackCompilationHash="8134496dfe7629958f50";</script><script src="/static/js/webpack-runtime-d83e.js" async></script><script src="/static/js/app-de8c.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const projectFolder = process.cwd();
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "final-html-"));
  process.chdir(folder);
});

afterEach(async () => {
  process.chdir(projectFolder);
  await rm(folder, { recursive: true });
});

async function write(file: string, text: string) {
  const target = path.join("public", file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** What `gatsby build` leaves: a page in its folder, the home page, the 404 page under two names. */
async function build() {
  await write("index.html", gatsbyPage("/"));
  await write("solutions/index.html", gatsbyPage("/solutions"));
  await write("404/index.html", gatsbyPage("/404"));
  await write("404.html", gatsbyPage("/404.html"));
  await write("static/js/webpack-runtime-d83e.js", "runtime");
  await write("static/js/app-de8c.js", "app");
  await write("static/js/app-de8c.js.map", "{}");
  await write("static/js/component---src-pages-404-tsx-07ab.js", "404");
  await writeFinalHtml(["/", "/solutions", "/404", "/404.html"]);
}

const htmlFiles = async () =>
  (await readdir("public", { recursive: true })).filter((file) => file.endsWith(".html")).sort();

const page = async (file: string) =>
  new DOMParser().parseFromString(await readFile(path.join("public", file), "utf8"), "text/html");

test("every page becomes a file that a CDN serves at its address; /404 is no page", async () => {
  await build();
  expect(await htmlFiles()).toEqual(["404.html", "index.html", "solutions.html"]);
  expect(existsSync("public/solutions")).toBe(false);
});

test("a folder that holds more than the page stays", async () => {
  await write("solutions/plan.pdf", "pdf");
  await build();
  expect(existsSync("public/solutions/plan.pdf")).toBe(true);
});

test("of a page's scripts, one remains: the inline one, which knows the page and the others", async () => {
  await build();
  const solutions = await page("solutions.html");
  expect(solutions.body.textContent).toContain("/solutions");
  const [script, ...others] = solutions.querySelectorAll("script");
  expect(others).toEqual([]);
  expect(script?.textContent).toBe(earlyScript({ hasForm: false, isNotFound: false }));
  expect(script?.dataset.page).toBe("/solutions");
  expect(script?.dataset.scripts?.replace(/#\S+/g, "")).toMatch(
    /^\/static\/js\/webpack-runtime-d83e\.js \/static\/js\/start-[0-9a-f]{20}\.js \/static\/js\/app-de8c\.js$/,
  );
});

test("every script that it loads carries its digest", async () => {
  await build();
  const scripts = (await page("index.html")).querySelector("script")?.dataset.scripts?.split(" ") ?? [];
  const digestOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  expect(scripts[0]).toBe(`/static/js/webpack-runtime-d83e.js#${digestOf("runtime")}`);
  expect(scripts[2]).toBe(`/static/js/app-de8c.js#${digestOf("app")}`);
});

test("Gatsby's own style attributes go, since the CSP allows none; nobody else's do", async () => {
  await build();
  const styled = [...(await page("index.html")).querySelectorAll("[style]")];
  expect(styled.map((element) => element.localName)).toEqual(["p"]);
});

test("the start script sets what Gatsby's application starts from, and runs the modules that came before it", async () => {
  await build();
  const [, start = ""] =
    (await page("index.html")).querySelector("script")?.dataset.scripts?.split(" ") ?? [];
  const [file = ""] = start.split("#");
  const started: { ___webpackCompilationHash?: string; ___chunkMapping?: object } = {};
  const chunks: [string[], object, (run: object) => void][] = [];
  new Function("window", "self", await readFile(path.join("public", file), "utf8"))(started, { chunks });
  const run = Object.assign(jest.fn(), { m: { 961: () => {}, 1247: () => {} } });
  chunks[0]?.[2](run);
  expect(run.mock.calls).toEqual([["961"], ["1247"]]);
  expect(started).toEqual({
    ___webpackCompilationHash: "8134496dfe7629958f50",
    ___chunkMapping: {
      app: ["/static/js/app-de8c.js"],
      "component---src-pages-404-tsx": ["/static/js/component---src-pages-404-tsx-07ab.js"],
    },
  });
});

test("a page that does not end as expected stops the build, and says what to do", async () => {
  await write("index.html", "<html><body>Gatsby 6</body></html>");
  await expect(writeFinalHtml(["/"])).rejects.toThrow(
    "The page / does not end with the scripts that Gatsby 5.16 writes. After an update of Gatsby, compare",
  );
});
