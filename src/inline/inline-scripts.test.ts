import { openPage } from "../../tests/support/open-page";
import { bundleScript } from "../gatsby/bundle-script";

const notFound = "src/inline/not-found.mts";
const everyPage = "src/inline/every-page.mts";
const map = "src/inline/map.mts";
const thanks = "src/inline/thanks.mts";
const offline = "src/inline/offline.mts";
const liveView = "src/islands/live-view/loader.mts";
const contactForm = "src/islands/contact-form/loader.mts";

describe.each([everyPage, notFound, map, thanks, offline, liveView, contactForm])(
  "inline script %s",
  (file) => {
    test("stays under two kilobytes", () => {
      expect(Buffer.byteLength(bundleScript(file))).toBeLessThan(2000);
    });

    test("is one line without a closing script tag", () => {
      expect(bundleScript(file)).not.toMatch(/<\/|<!--|\n/);
    });
  },
);

test.each([
  ["2019", String(new Date().getFullYear())],
  ["2999", "2999"],
])("a page built in %s shows %s, the later of that year and the visitor's", (buildYear, displayedYear) => {
  const { find } = openPage({ body: `<span data-year="">${buildYear}</span>`, scriptFiles: [everyPage] });
  expect(find("span").textContent).toBe(displayedYear);
});

test("logs the path of a 404 page once, on activation", () => {
  const page = openPage({ scriptFiles: [everyPage, notFound], path: "/nulle-part", prerendering: true });
  expect(page.warnings).toEqual([]);
  page.activate();
  expect(page.warnings).toEqual(["404: /nulle-part"]);
});

test("clears the draft on the thank-you page", () => {
  const { window } = openPage({ scriptFiles: [thanks], draft: { id: "a1" } });
  expect(window.sessionStorage).toHaveLength(0);
});

test("loads the script that registers the service worker once the page has loaded and is activated", () => {
  const beforeParse = ({ navigator }: { navigator: object }) =>
    Object.assign(navigator, { serviceWorker: {} });
  const page = openPage({ scriptFiles: [offline], beforeParse });
  const prerenderedPage = openPage({ scriptFiles: [offline], beforeParse, prerendering: true });
  for (const { dispatch, scriptSources } of [page, prerenderedPage]) {
    expect(scriptSources()).toEqual([]);
    dispatch("load");
  }
  expect(page.scriptSources()).toEqual(["/offline.js"]);
  expect(prerenderedPage.scriptSources()).toEqual([]);
  prerenderedPage.activate();
  expect(prerenderedPage.scriptSources()).toEqual(["/offline.js"]);
});

test("does not load the script that registers the service worker if the visitor saves data", () => {
  const beforeParse = ({ navigator }: { navigator: object }) =>
    Object.assign(navigator, { serviceWorker: {}, connection: { saveData: true } });
  const { dispatch, scriptSources } = openPage({ scriptFiles: [offline], beforeParse });
  dispatch("load");
  expect(scriptSources()).toEqual([]);
});

test.each([true, false])("shows the map, or the drawn plan behind it if offline (online: %s)", (onLine) => {
  const { window } = openPage({
    body: "<iframe></iframe>",
    scriptFiles: [map],
    beforeParse: ({ navigator }) => Object.defineProperty(navigator, "onLine", { value: onLine }),
  });
  expect(window.document.querySelectorAll("iframe")).toHaveLength(Number(onLine));
});
