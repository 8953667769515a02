import { contentContract } from "../../content/contract";
import { deliveryOrigins, deliveryWarning } from "./delivery-policy";

const isAllowed = (delivery: object) => contentContract.contact.shape.delivery.safeParse(delivery).success;

test.each([
  { service: "none" },
  { service: "netlify" },
  { service: "formspree", endpoint: "https://formulaires.example/f/abc" },
  { service: "json", endpoint: "https://api.firme.example/contact?site=1" },
  { service: "json", endpoint: "http://localhost:8080/contact" },
  { service: "json", endpoint: "http://127.0.0.1:8080/contact" },
])("%j is a delivery setting", (delivery) => expect(isAllowed(delivery)).toBe(true));

test.each([
  {},
  { service: "smtp" },
  { service: "json" },
  { service: "formspree" },
  { service: "none", endpoint: "https://formulaires.example/f/abc" },
  { service: "netlify", endpoint: "https://formulaires.example/f/abc" },
  { service: "json", endpoint: "http://api.firme.example/contact" },
  { service: "json", endpoint: "http://localhost.firme.example/contact" },
  { service: "json", endpoint: "http://localhost@firme.example/contact" },
  { service: "json", endpoint: "https://nom:mot@firme.example/contact" },
  { service: "json", endpoint: "https://api.firme.example/contact#a" },
  { service: "json", endpoint: "javascript:alert(1)" },
  { service: "json", endpoint: "/contact" },
  { service: "json", endpoint: "https://api.firme.example/contact", key: "x" },
])("%j is refused", (delivery) => expect(isAllowed(delivery)).toBe(false));

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

test("only «none» needs a warning before going live, and it says that messages are not delivered", () => {
  expect(deliveryWarning({ service: "none" })).toContain("n'envoie rien");
  expect(deliveryWarning({ service: "netlify" })).toBeUndefined();
});
