import {
  type Delivery,
  deliveryOf,
  deliveryRequest,
  formAttributes,
  hiddenFields,
  idempotencyKey,
  isIdempotent,
} from "./delivery";

const thanks = "https://www.firme.example/merci";
const message = {
  name: "Camille Rey",
  email: "camille.rey@exemple.ch",
  phone: "+41 27 000 00 00",
  company: "Commune & Cie",
  message: "Un débit à suivre.\nMerci !",
  consent: true,
};

function on(service: Delivery["service"]): Delivery {
  const endpoint = service === "netlify" ? undefined : "https://formulaires.example/f/abc";
  const delivery = deliveryOf({ service, endpoint }, thanks);
  if (!delivery) throw new Error(`«${service}» should be on`);
  return delivery;
}

test("delivery is off by default", () => {
  expect(deliveryOf({ service: "none" }, thanks)).toBeUndefined();
});

describe("Netlify Forms", () => {
  test("posts to the thank-you page of the site itself, with the name that Netlify has read in the HTML", () => {
    const delivery = on("netlify");
    expect(formAttributes(delivery)).toEqual({
      method: "post",
      action: "/merci",
      name: "contact",
      "data-netlify": "true",
      "data-netlify-honeypot": "bot-field",
    });
    expect(hiddenFields(delivery)).toEqual({ "form-name": "contact" });
  });

  test("gets URL-encoded fields, the name and the empty trap among them, and no header of ours", () => {
    const { body, headers } = deliveryRequest(on("netlify"), message, "clé");
    expect(headers).toBeUndefined();
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({
      ...message,
      consent: "on",
      "form-name": "contact",
      "bot-field": "",
    });
  });
});

describe("Formspree and compatible services", () => {
  test("get a native post that comes back to the thank-you page", () => {
    const delivery = on("formspree");
    expect(formAttributes(delivery)).toEqual({ method: "post", action: "https://formulaires.example/f/abc" });
    expect(hiddenFields(delivery)).toEqual({ _next: thanks });
  });

  test("get URL-encoded fields and ask for JSON, with nothing that needs a CORS preflight", () => {
    const { body, headers } = deliveryRequest(on("formspree"), message, "clé");
    expect(headers).toEqual({ Accept: "application/json" });
    expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({ ...message, consent: "on" });
  });
});

describe("the owner's own endpoint", () => {
  test("gets the fields as JSON, and the key by which it recognises a message", () => {
    const { body, headers } = deliveryRequest(on("json"), message, "clé");
    expect(JSON.parse(String(body))).toEqual(message);
    expect(headers).toEqual({
      Accept: "application/json",
      "Content-Type": "application/json",
      "Idempotency-Key": '"clé"',
    });
  });

  test("is the only one that may be sent a message twice", () => {
    expect(
      (["netlify", "formspree", "json"] as const).filter((service) => isIdempotent(on(service))),
    ).toEqual(["json"]);
  });
});

test("the key is the same for the same text, another one after a change or for another draft", () => {
  const key = idempotencyKey("a1", message);
  expect(idempotencyKey("a1", { ...message })).toBe(key);
  expect(idempotencyKey("a1", { ...message, phone: "" })).not.toBe(key);
  expect(idempotencyKey("b2", message)).not.toBe(key);
  expect(key).toMatch(/^a1-[0-9a-f]{8}$/);
});
