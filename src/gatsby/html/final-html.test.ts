/** @jest-environment node */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { JSDOM } from "jsdom";
import { htmlFileName, writeFinalHtml } from "./final-html";
import { inlineScript } from "./inline-blocks";
import { speculationRules } from "./speculation-rules";

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
  content = "",
) => `<!DOCTYPE html><html><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="left:1px">${pagePath}</p>${content}</div></div>
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

// The scripts' sources are in the project's folder: they are read before the tests leave it.
const [everyPage, wake, notFound, thanks, offline] = (
  ["every-page", "wake", "not-found", "thanks", "offline"] as const
).map(inlineScript);

const settings = { thanksPath: "/merci" };
const paths = ["/", "/solutions", "/contact", "/merci", "/404", "/404.html"];

/** What `gatsby build` leaves: a page in its folder, the home page, the 404 page under two names. */
async function build(given: Parameters<typeof writeFinalHtml>[1] = settings) {
  await write("index.html", gatsbyPage("/"));
  await write("solutions/index.html", gatsbyPage("/solutions"));
  await write("404/index.html", gatsbyPage("/404"));
  await write("404.html", gatsbyPage("/404.html"));
  await write("contact/index.html", gatsbyPage("/contact", '<div data-island="contact-form"></div>'));
  await write("merci/index.html", gatsbyPage("/merci"));
  await write("static/js/webpack-runtime-d83e.js", "runtime");
  await write("static/js/app-de8c.js", "app");
  return writeFinalHtml(paths, given);
}

const htmlFiles = async () =>
  (await readdir("public", { recursive: true })).filter((file) => file.endsWith(".html")).sort();

const page = async (file: string) =>
  new JSDOM(await readFile(path.join("public", file), "utf8")).window.document;

const scriptsOf = async (file: string) => [...(await page(file)).querySelectorAll("script")];
const finalFiles = ["404.html", "contact.html", "index.html", "merci.html", "solutions.html"];

test("every page becomes a file that a CDN serves at its address; /404 is not a page", async () => {
  await build();
  expect(await htmlFiles()).toEqual(finalFiles);
  expect(existsSync("public/solutions")).toBe(false);
});

test("a folder that holds more than the page stays", async () => {
  await write("solutions/plan.pdf", "pdf");
  await build();
  expect(existsSync("public/solutions/plan.pdf")).toBe(true);
});

test("a page's data stay where an application may ask for them, and go where it is only read", async () => {
  const pages = ["index", "solutions", "contact", "merci", "404", "404.html"];
  for (const name of pages) await write(`page-data/${name}/page-data.json`, "{}");
  await write("page-data/app-data.json", "{}");
  await build();
  expect((await readdir("public/page-data")).sort()).toEqual(["app-data.json", "contact"]);
});

const rules = speculationRules("/merci");

test.each([
  ["index.html", [rules, everyPage]],
  ["solutions.html", [rules, everyPage]],
  ["contact.html", [rules, everyPage, wake]],
  ["merci.html", [rules, everyPage, thanks]],
  ["404.html", [rules, everyPage, notFound]],
])("%s has the blocks that it needs, and no script of Gatsby's", async (file, blocks) => {
  await build();
  const scripts = await scriptsOf(file);
  expect(scripts.map(({ textContent }) => textContent)).toEqual(blocks);
  expect(scripts.filter(({ src }) => src)).toEqual([]);
});

test("a page with an island names the application's files, each with its digest, and its compilation", async () => {
  await build();
  const { dataset } = (await scriptsOf("contact.html")).at(-1) ?? {};
  const digestOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  expect(dataset?.files?.split(" ")).toEqual([
    `/static/js/webpack-runtime-d83e.js#${digestOf("runtime")}`,
    `/static/js/app-de8c.js#${digestOf("app")}`,
  ]);
  expect(dataset?.compilation).toBe("8134496dfe7629958f50");
});

describe("in a build with a service worker", () => {
  const withWorker = { ...settings, offlineScript: "/static/js/offline.js#sha256-x" };

  test("every page names the worker's page side, and the build it belongs to", async () => {
    const { build: name } = await build(withWorker);
    expect(name).toMatch(/^[0-9a-f]{20}$/);
    for (const file of finalFiles) {
      const script = (await scriptsOf(file)).at(-1);
      expect(script?.textContent).toBe(offline);
      expect(script?.dataset.files).toBe(withWorker.offlineScript);
      expect((await page(file)).documentElement.dataset.build).toBe(name);
    }
  });

  test("a changed text on any page makes another build", async () => {
    const first = await build(withWorker);
    await write("solutions/index.html", gatsbyPage("/solutions", "<p>Nouveau</p>"));
    for (const name of ["index", "contact/index", "merci/index", "404/index", "404"]) {
      await write(`${name}.html`, gatsbyPage(`/${name}`));
    }
    expect((await writeFinalHtml(paths, withWorker)).build).not.toBe(first.build);
  });
});

test("without a worker no page says which build it belongs to", async () => {
  expect((await build()).build).toBeUndefined();
  expect((await page("index.html")).documentElement.dataset.build).toBeUndefined();
});

test("Gatsby's own style attributes go, since the CSP allows none; nobody else's do", async () => {
  await build();
  const styled = [...(await page("index.html")).querySelectorAll("[style]")];
  expect(styled.map((element) => element.localName)).toEqual(["p"]);
});

test("a page that does not end as expected stops the build, and says what to do", async () => {
  await write("index.html", "<html><body>Gatsby 6</body></html>");
  await expect(writeFinalHtml(["/"], settings)).rejects.toThrow(
    "The page / does not end with the scripts that Gatsby 5.16 writes. After an update of Gatsby, compare",
  );
});
