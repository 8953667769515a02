import { renderToStaticMarkup } from "react-dom/server";
import Html from "./html";

const scripts = {
  speculationRules: "{}",
  everyPage: "everyPage()",
  wake: "wake()",
  ofPage: { "/404.html": "notFound()" },
  offline: undefined,
};

beforeEach(() => Object.assign(globalThis, { inlineScripts: scripts }));
afterEach(() => Object.assign(process.env, { NODE_ENV: "test" }));

const island = '<div data-island="contact-form"></div>';

function scriptsOf({ path = "/", body = "<p>Texte</p>" }) {
  const gatsby = <script src="/app.js" />;
  const page = { htmlAttributes: {}, bodyAttributes: {}, headComponents: null, preBodyComponents: null };
  const html = renderToStaticMarkup(<Html {...page} path={path} body={body} postBodyComponents={gatsby} />);
  const { body: parsed } = new DOMParser().parseFromString(html, "text/html");
  const text = (script: HTMLScriptElement) => script.getAttribute("src") ?? script.textContent;
  return [...parsed.querySelectorAll("script")].map(text);
}

test("a page that is only read has the scripts of every page, and none of Gatsby's", () => {
  expect(scriptsOf({})).toEqual(["{}", "everyPage()"]);
});

test("where there is an island, a script waits for the visitor to operate it", () => {
  expect(scriptsOf({ body: island })).toEqual(["{}", "everyPage()", "wake()"]);
});

test("a page may have a script of its own", () => {
  expect(scriptsOf({ path: "/404.html" })).toContain("notFound()");
});

test("every page of a build with a worker starts its page side", () => {
  Object.assign(globalThis, { inlineScripts: { ...scripts, offline: "offline()" } });
  expect(scriptsOf({})).toContain("offline()");
});

test("in develop, where React renders the page, Gatsby's scripts run", () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  expect(scriptsOf({ body: "" })).toEqual(["/app.js"]);
});
