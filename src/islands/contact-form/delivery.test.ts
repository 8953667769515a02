import { message } from "../../../tests/support/message";
import { fieldNames } from "../../content/form-fields";
import { type Delivery, deliveryOf, formAttributes, hiddenFields, send } from "./delivery";

const page = "<!doctype html><html lang=fr><title>Merci</title></html>";

function on(service: Delivery["service"]): Delivery {
  const endpoint = service === "netlify" ? undefined : "https://formulaires.example/f";
  const delivery = deliveryOf({ service, endpoint }, "https://firme.example/merci");
  if (!delivery) throw new Error(`«${service}» should be on`);
  return delivery;
}

const fetch = jest.spyOn(globalThis, "fetch");
const answer = (text: string, init: ResponseInit = {}) =>
  fetch.mockResolvedValueOnce(new Response(text, init));
const request = () => fetch.mock.lastCall?.[1] ?? {};
const sent = () => Object.fromEntries(new URLSearchParams(String(request().body)));
const ok = '{"ok":true}';
const ofNetlify = { headers: { "x-nf-request-id": "01KJD9FATBP38BK9EPSN617QKP" } };

afterEach(() => {
  fetch.mockReset();
});

test.each([
  { service: "none" },
  { service: "none", endpoint: "https://formulaires.example/f" },
  { service: "formspree" },
  { service: "json", endpoint: null },
])("with %j nothing is delivered", (setting) => {
  expect(deliveryOf(setting, "https://firme.example/merci")).toBeUndefined();
});

test("Netlify gets the fields, the form's name and the empty trap, at the thank-you page of the site", async () => {
  answer(page, ofNetlify);
  await send(on("netlify"), message);
  expect(fetch.mock.lastCall?.[0]).toBe("/merci");
  expect(sent()).toEqual({ ...message, consent: "on", "form-name": "contact", "bot-field": "" });
});

test("without scripts, Netlify knows the form by what it says", () => {
  expect(formAttributes(on("netlify"))).toEqual({
    method: "post",
    action: "/merci",
    name: "contact",
    "data-netlify": "true",
    "data-netlify-honeypot": "bot-field",
  });
  expect(hiddenFields(on("netlify"))).toEqual({ "form-name": "contact" });
});

test("without scripts, the owner's own endpoint gets the visitor's fields and no others", () => {
  expect(formAttributes(on("json"))).toEqual({ method: "post", action: "https://formulaires.example/f" });
  expect(hiddenFields(on("json"))).toEqual({});
});

test.each([undefined, {}])(
  "where a browser computes no digest (%j), the message goes without a key",
  async (crypto) => {
    const own = globalThis.crypto;
    Object.assign(globalThis, { crypto });
    answer(ok);
    expect(await send(on("json"), message)).toEqual({ type: "accept" });
    expect(new Headers(request().headers).has("Idempotency-Key")).toBe(false);
    Object.assign(globalThis, { crypto: own });
  },
);

test("Formspree gets the fields without a preflight, and the way back for visitors without scripts", async () => {
  answer(ok);
  await send(on("formspree"), message);
  expect(sent()).toEqual({ ...message, consent: "on" });
  expect(request().body).toBeInstanceOf(URLSearchParams);
  expect(request().headers).toEqual({ Accept: "application/json" });
  expect(hiddenFields(on("formspree"))).toEqual({ _next: "https://firme.example/merci" });
});

test("the owner's own endpoint gets JSON, and the same key for the same text only", async () => {
  const keyOf = async (typed: typeof message) => {
    answer(ok);
    await send(on("json"), typed);
    return new Headers(request().headers).get("Idempotency-Key");
  };
  const key = await keyOf(message);
  expect(JSON.parse(String(request().body))).toEqual(message);
  expect(Object.fromEntries(new Headers(request().headers))).toMatchObject({
    accept: "application/json",
    "content-type": "application/json",
  });
  expect(key).toMatch(/^"[0-9a-f]{64}"$/);
  expect(await keyOf({ ...message })).toBe(key);
  expect(await keyOf({ ...message, phone: "" })).not.toBe(key);
});

test("a message under way arrives even if the visitor leaves the page", async () => {
  answer(ok);
  await send(on("json"), message);
  expect(request()).toMatchObject({ keepalive: true, redirect: "manual", method: "POST", cache: "no-store" });
});

test.each([
  ["netlify", page, ofNetlify],
  ["formspree", ok, {}],
  ["json", ok, { status: 202 }],
  ["json", null, { status: 204 }],
] as const)("%s accepts with «%s»", async (service, text, init) => {
  fetch.mockResolvedValueOnce(new Response(text, init));
  expect(await send(on(service), message)).toEqual({ type: "accept" });
});

test.each([
  // As Apache answers a POST to a file.
  ["netlify", 200, page],
  ["netlify", 404, page],
  ["formspree", 200, page],
  ["formspree", 200, '{"ok":tr'],
  ["formspree", 200, '{"ok":"true"}'],
  ["formspree", 403, '{"error":"Form not found"}'],
  ["formspree", 422, '{"errors":[{"field":"_gotcha","message":"spam"}]}'],
  ["formspree", 422, '{"errors":[null]}'],
  ["formspree", 429, ""],
  ["json", 200, "null"],
  ["json", 302, ok],
  ["json", 400, '{"errors":'],
  ["json", 413, '{"errors":{"__proto__":"x"}}'],
  ["json", 503, ok],
] as const)("%s, with %i and «%s», has not accepted", async (service, status, text) => {
  answer(text, { status });
  expect(await send(on(service), message)).toEqual({ type: "fail", failure: "rejected", fields: [] });
});

/** In the order of the page. */
const errors = ["_gotcha", ...fieldNames].map((field) => ({ field, message: "should be another" }));

test.each([
  ["formspree", { errors }],
  ["json", { errors: { ...message, autre: "x" } }],
] as const)("whatever fields %s refuses, they are named", async (service, body) => {
  answer(JSON.stringify(body), { status: 422 });
  expect(await send(on(service), message)).toEqual({ type: "fail", failure: "refused", fields: fieldNames });
});

test("makes no request without a network, and says that nothing was sent", async () => {
  Object.defineProperty(globalThis, "navigator", { value: { onLine: false }, configurable: true });
  expect(await send(on("json"), message)).toEqual({ type: "fail", failure: "offline" });
  expect(fetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, "navigator");
});

test("a service that is not reached, or cuts the connection, has not accepted", async () => {
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await send(on("json"), message)).toEqual({ type: "fail", failure: "unreachable" });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a visitor waits 15 seconds for an answer, and no longer, even where nothing can be aborted", async () => {
  jest.useFakeTimers();
  // As in WebKit and Firefox, once a page that was left is shown again.
  fetch.mockReturnValueOnce(new Promise(() => {}));
  const outcome = send(on("formspree"), message);
  await jest.advanceTimersByTimeAsync(14_900);
  await expect(Promise.race([outcome, "waiting"])).resolves.toBe("waiting");
  await jest.advanceTimersByTimeAsync(200);
  await expect(Promise.race([outcome, "waiting"])).resolves.toEqual({ type: "fail", failure: "unreachable" });
  expect(request().signal?.aborted).toBe(true);
  jest.useRealTimers();
});
