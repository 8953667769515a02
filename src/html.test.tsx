import { renderToStaticMarkup } from "react-dom/server";
import Html from "./html";

const scripts = {
  speculationRules: "{}",
  commonScript: "everyPage()",
  pageScripts: { "/404.html": "notFound()" },
  islandLoaders: { "contact-form": "load()" },
  workerLoader: undefined,
};

beforeEach(() => Object.assign(globalThis, { inlineScripts: scripts }));
afterEach(() => Object.assign(process.env, { NODE_ENV: "test" }));

const island = '<div data-island="contact-form"></div>';

function scriptsOf({ path = "/", body = "<p>Texte</p>" }) {
  const gatsbyScript = <script src="/app.js" />;
  const page = { htmlAttributes: {}, bodyAttributes: {}, headComponents: null, preBodyComponents: null };
  const element = <Html {...page} path={path} body={body} postBodyComponents={gatsbyScript} />;
  const html = renderToStaticMarkup(element);
  const { body: parsedBody } = new DOMParser().parseFromString(html, "text/html");
  const text = (script: HTMLScriptElement) => script.getAttribute("src") ?? script.textContent;
  return [...parsedBody.querySelectorAll("script")].map(text);
}

test.each([
  ["without an island has the common scripts, not Gatsby's", {}, []],
  ["with an island has its loader", { body: island }, ["load()"]],
  ["may have a script of its own", { path: "/404.html" }, ["notFound()"]],
])("a page %s", (_, page, ownScripts) => {
  expect(scriptsOf(page)).toEqual(["{}", "everyPage()", ...ownScripts]);
});

test("a page has the service worker's loader if the build has a service worker", () => {
  Object.assign(globalThis, { inlineScripts: { ...scripts, workerLoader: "offline()" } });
  expect(scriptsOf({})).toContain("offline()");
});

test("pages in develop keep Gatsby's scripts", () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  expect(scriptsOf({ body: "" })).toEqual(["/app.js"]);
});
