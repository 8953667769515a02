import { contact } from "./contact";

const isAllowed = (delivery: object) => contact.shape.delivery.safeParse(delivery).success;

test.each([
  { service: "none" },
  { service: "netlify" },
  { service: "formspree", endpoint: "https://formulaires.example/f/abc" },
  { service: "json", endpoint: "https://api.firme.example/contact?site=1" },
  { service: "json", endpoint: "http://localhost:8080/contact" },
  { service: "json", endpoint: "http://127.0.0.1:8080/contact" },
])("accepts the delivery setting %j", (delivery) => expect(isAllowed(delivery)).toBe(true));

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
  { service: "json", endpoint: "https://formspree,io/f/x" },
  { service: "json", endpoint: "https://api;x.ch" },
  { service: "json", endpoint: "https://formspree/f" },
  { service: "json", endpoint: "https://api.firme.example/contact", key: "x" },
])("rejects the delivery setting %j", (delivery) => expect(isAllowed(delivery)).toBe(false));
