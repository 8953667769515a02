import { message } from "../../../tests/support/message";
import { fieldNames } from "../../content/form-fields";
import { type Delivery, deliveryOf, formAttributes, hiddenFields, send } from "./delivery";

const thanksPage = "<!doctype html><html lang=fr><title>Merci</title></html>";

function deliveryTo(service: Delivery["service"]): Delivery {
  const endpoint = service === "netlify" ? undefined : "https://formulaires.example/f";
  const delivery = deliveryOf({ service, endpoint }, "https://firme.example/merci");
  if (!delivery) throw new Error(`Delivery "${service}" is off.`);
  return delivery;
}

const fetch = jest.spyOn(globalThis, "fetch");
const respondWith = (text: string, init: ResponseInit = {}) =>
  fetch.mockResolvedValueOnce(new Response(text, init));
const request = () => fetch.mock.lastCall?.[1] ?? {};
const sentFields = () => Object.fromEntries(new URLSearchParams(String(request().body)));
const okJson = '{"ok":true}';
const netlifyInit = { headers: { "x-nf-request-id": "01KJD9FATBP38BK9EPSN617QKP" } };

afterEach(() => {
  fetch.mockReset();
});

test.each([
  { service: "none" },
  { service: "none", endpoint: "https://formulaires.example/f" },
  { service: "formspree" },
  { service: "json", endpoint: null },
])("%j turns delivery off", (setting) => {
  expect(deliveryOf(setting, "https://firme.example/merci")).toBeUndefined();
});

test("posts fields, form name and empty honeypot to the site's thank-you page for Netlify", async () => {
  respondWith(thanksPage, netlifyInit);
  await send(deliveryTo("netlify"), message);
  expect(fetch.mock.lastCall?.[0]).toBe("/merci");
  expect(sentFields()).toEqual({ ...message, consent: "on", "form-name": "contact", "bot-field": "" });
});

test("gives Netlify the attributes by which it detects the form in HTML", () => {
  expect(formAttributes(deliveryTo("netlify"))).toEqual({
    method: "post",
    action: "/merci",
    name: "contact",
    "data-netlify": "true",
    "data-netlify-honeypot": "bot-field",
  });
  expect(hiddenFields(deliveryTo("netlify"))).toEqual({ "form-name": "contact" });
});

test("adds no hidden fields for the owner's own endpoint", () => {
  expect(formAttributes(deliveryTo("json"))).toEqual({
    method: "post",
    action: "https://formulaires.example/f",
  });
  expect(hiddenFields(deliveryTo("json"))).toEqual({});
});

test.each([undefined, {}])(
  "sends without an idempotency key if the browser's `crypto` is %j",
  async (crypto) => {
    const originalCrypto = globalThis.crypto;
    Object.assign(globalThis, { crypto });
    respondWith(okJson);
    expect(await send(deliveryTo("json"), message)).toEqual({ type: "accept" });
    expect(new Headers(request().headers).has("Idempotency-Key")).toBe(false);
    Object.assign(globalThis, { crypto: originalCrypto });
  },
);

test("sends Formspree the fields without a preflight, and a redirect for visitors without scripts", async () => {
  respondWith(okJson);
  await send(deliveryTo("formspree"), message);
  expect(sentFields()).toEqual({ ...message, consent: "on" });
  expect(request().body).toBeInstanceOf(URLSearchParams);
  expect(request().headers).toEqual({ Accept: "application/json" });
  expect(hiddenFields(deliveryTo("formspree"))).toEqual({ _next: "https://firme.example/merci" });
});

test("sends the owner's endpoint JSON, with the same idempotency key for identical messages only", async () => {
  const sendAndReadKey = async (sentMessage: typeof message) => {
    respondWith(okJson);
    await send(deliveryTo("json"), sentMessage);
    return new Headers(request().headers).get("Idempotency-Key");
  };
  const key = await sendAndReadKey(message);
  expect(JSON.parse(String(request().body))).toEqual(message);
  expect(Object.fromEntries(new Headers(request().headers))).toMatchObject({
    accept: "application/json",
    "content-type": "application/json",
  });
  expect(key).toMatch(/^"[0-9a-f]{64}"$/);
  expect(await sendAndReadKey({ ...message })).toBe(key);
  expect(await sendAndReadKey({ ...message, phone: "" })).not.toBe(key);
});

test("makes a POST request that outlives the page, without redirects or caching", async () => {
  respondWith(okJson);
  await send(deliveryTo("json"), message);
  expect(request()).toMatchObject({ keepalive: true, redirect: "manual", method: "POST", cache: "no-store" });
});

test.each([
  ["netlify", thanksPage, netlifyInit],
  ["formspree", okJson, {}],
  ["json", okJson, { status: 202 }],
  ["json", null, { status: 204 }],
] as const)('takes %s\'s response "%s" as accepted', async (service, text, init) => {
  fetch.mockResolvedValueOnce(new Response(text, init));
  expect(await send(deliveryTo(service), message)).toEqual({ type: "accept" });
});

test.each([
  // Apache's response to a POST to a file.
  ["netlify", 200, thanksPage],
  ["netlify", 404, thanksPage],
  ["formspree", 200, thanksPage],
  ["formspree", 200, '{"ok":tr'],
  ["formspree", 200, '{"ok":"true"}'],
  ["formspree", 403, '{"error":"Form not found"}'],
  ["formspree", 422, '{"errors":[{"field":"_gotcha","message":"spam"}]}'],
  ["formspree", 422, '{"errors":[null]}'],
  ["formspree", 429, ""],
  ["json", 200, "null"],
  ["json", 302, okJson],
  ["json", 400, '{"errors":'],
  ["json", 413, '{"errors":{"__proto__":"x"}}'],
  ["json", 503, okJson],
] as const)('takes %s\'s status %i with "%s" as a rejection', async (service, status, text) => {
  respondWith(text, { status });
  expect(await send(deliveryTo(service), message)).toEqual({ type: "fail", failure: "rejected", fields: [] });
});

const errors = ["_gotcha", ...fieldNames].map((field) => ({ field, message: "should be another" }));

test.each([
  ["formspree", { errors }],
  ["json", { errors: { ...message, autre: "x" } }],
] as const)("names every field that %s refuses", async (service, body) => {
  respondWith(JSON.stringify(body), { status: 422 });
  expect(await send(deliveryTo(service), message)).toEqual({
    type: "fail",
    failure: "refused",
    fields: fieldNames,
  });
});

test("makes no request while offline, and reports that nothing was sent", async () => {
  Object.defineProperty(globalThis, "navigator", { value: { onLine: false }, configurable: true });
  expect(await send(deliveryTo("json"), message)).toEqual({ type: "fail", failure: "offline" });
  expect(fetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, "navigator");
});

test('reports an unreachable service or a broken connection as "unreachable"', async () => {
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await send(deliveryTo("json"), message)).toEqual({ type: "fail", failure: "unreachable" });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("gives up after 15 seconds, even if the request never settles", async () => {
  jest.useFakeTimers();
  // After a bfcache restore, Firefox and WebKit never settle the old request.
  fetch.mockReturnValueOnce(new Promise(() => {}));
  const outcome = send(deliveryTo("formspree"), message);
  await jest.advanceTimersByTimeAsync(14_900);
  await expect(Promise.race([outcome, "waiting"])).resolves.toBe("waiting");
  await jest.advanceTimersByTimeAsync(200);
  await expect(Promise.race([outcome, "waiting"])).resolves.toEqual({ type: "fail", failure: "unreachable" });
  expect(request().signal?.aborted).toBe(true);
  jest.useRealTimers();
});
