/** @jest-environment node */
import { cookieFor, type Guard, isOpening, newKey, type Request, refusal } from "./guard";

const guard: Guard = { port: 9100, key: newKey() };
const cookie = cookieFor(guard).split(";")[0];

function asked(change: Partial<Request> & { headers?: Request["headers"] } = {}): Request {
  return {
    method: "POST",
    url: "/api/contenu",
    ...change,
    headers: {
      host: "localhost:9100",
      origin: "http://localhost:9100",
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      cookie,
      ...change.headers,
    },
  };
}

test("the editor's own page is answered", () => {
  expect(refusal(asked(), guard)).toBeUndefined();
  expect(
    refusal(asked({ headers: { host: "127.0.0.1:9100", origin: "http://127.0.0.1:9100" } }), guard),
  ).toBeUndefined();
  expect(refusal(asked({ method: "GET", headers: { origin: undefined } }), guard)).toBeUndefined();
});

test.each<[string, Partial<Request> & { headers?: Request["headers"] }, number]>([
  ["another name that leads here", { headers: { host: "attaque.example:9100" } }, 421],
  ["another port's name", { headers: { host: "localhost:9101" } }, 421],
  ["no host", { headers: { host: undefined } }, 421],
  ["another site's page", { headers: { origin: "https://attaque.example" } }, 403],
  ["a page of another port", { headers: { origin: "http://localhost:8000" } }, 403],
  ["a sandboxed page", { headers: { origin: "null" } }, 403],
  ["a page that hides its origin", { headers: { origin: undefined } }, 403],
  [
    "a picture on another site",
    { method: "GET", headers: { "sec-fetch-site": "cross-site", origin: undefined } },
    403,
  ],
  [
    "a page of another port of this machine",
    { method: "GET", headers: { "sec-fetch-site": "same-site" } },
    403,
  ],
  ["no token", { headers: { cookie: undefined } }, 401],
  ["a wrong token", { headers: { cookie: `editeur-9100=${newKey()}` } }, 401],
  ["the token of another editor", { headers: { cookie: `editeur-9101=${guard.key}` } }, 401],
  ["a form", { headers: { "content-type": "application/x-www-form-urlencoded" } }, 415],
  ["a form that reads as text", { headers: { "content-type": "text/plain" } }, 415],
  ["another method", { method: "PUT" }, 405],
])("%s is refused", (_who, change, status) => {
  expect(refusal(asked(change), guard)?.status).toBe(status);
});

test("the printed address opens the editor, one with another key does not", () => {
  const open = (url: string, host = "localhost:9100") =>
    isOpening({ method: "GET", url, headers: { host } }, guard);
  expect(open(`/?cle=${guard.key}`)).toBe(true);
  expect(open("/?cle=")).toBe(false);
  expect(open(`/?cle=${newKey()}`)).toBe(false);
  expect(open(`/?cle=${guard.key}`, "attaque.example:9100")).toBe(false);
});
