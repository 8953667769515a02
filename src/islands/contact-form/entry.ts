import { hydrate } from "../hydrate";

hydrate(
  "contact-form",
  async () => (await import(/* webpackMode: "eager" */ "./contact-form")).ContactForm.component,
);
