import { deliveryOrigins } from "./delivery-origins";

test("without delivery, the policy needs no source for the form", () => {
  expect(deliveryOrigins({ service: "none" })).toEqual({ connectSrc: [], formAction: [] });
});

test("Netlify takes the form at the site itself", () => {
  expect(deliveryOrigins({ service: "netlify" })).toEqual({ connectSrc: ["'self'"], formAction: ["'self'"] });
});

test("another service's origin is needed, and the site's own for the thank-you page", () => {
  expect(
    deliveryOrigins({ service: "json", endpoint: "https://api.firme.example:8443/contact?a=1" }),
  ).toEqual({
    connectSrc: ["https://api.firme.example:8443"],
    formAction: ["'self'", "https://api.firme.example:8443"],
  });
});
