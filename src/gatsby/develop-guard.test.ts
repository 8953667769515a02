/** @jest-environment node */
import type { IncomingHttpHeaders } from "node:http";
import { guardDevelop } from "./develop-guard";

/** The status that the develop server answers a request with: 200 where it gets to answer itself. */
function statusOf(headers: IncomingHttpHeaders, url = "/___graphql", method = "POST"): number {
  let status = 200;
  const app = { handle: () => {} };
  guardDevelop(app);
  const response = {
    writeHead: (refused: number) => {
      status = refused;
      return { end: () => {} };
    },
  };
  Reflect.apply(app.handle, app, [
    { method, url, headers: { host: "localhost:8000", ...headers } },
    response,
  ]);
  return status;
}

test("the site's own pages are answered", () => {
  expect(statusOf({ origin: "http://localhost:8000", "sec-fetch-site": "same-origin" })).toBe(200);
  expect(statusOf({ host: "192.168.1.20:8000", origin: "http://192.168.1.20:8000" })).toBe(200);
  expect(statusOf({}, "/solutions", "GET")).toBe(200);
});

test.each<[string, IncomingHttpHeaders, number]>([
  ["another site", { origin: "https://attaque.example" }, 403],
  ["a page of another port", { origin: "http://localhost:9100" }, 403],
  ["a picture on another site", { "sec-fetch-site": "cross-site" }, 403],
  ["another name that leads here", { host: "attaque.example:8000" }, 421],
])("%s is refused", (_who, headers, status) => {
  expect(statusOf(headers)).toBe(status);
});

test("a link from elsewhere opens a page, and nothing of Gatsby's own", () => {
  const visit = {
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "navigate",
    "sec-fetch-dest": "document",
  };
  expect(statusOf(visit, "/solutions", "GET")).toBe(200);
  expect(statusOf(visit, "/__open-stack-frame-in-editor?fileName=x", "GET")).toBe(403);
  expect(statusOf({ ...visit, host: "attaque.example" }, "/solutions", "GET")).toBe(421);
});
