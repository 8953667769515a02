import { z } from "zod";
import { intro, line, page, paragraph, template } from "./fields";

const requiredField = line.regex(/[^*] \*$/, {
  error: "attendu : un libellé suivi de « * », le champ est obligatoire",
});
const optionalField = line.regex(/^[^*]+$/, {
  error: "attendu : un libellé sans astérisque, le champ est facultatif",
});

/** Plain HTTP only to the machine itself, for tests. */
const deliveryEndpoint = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$))[^\s<>"{}|\\^`@#]*$/, {
    error: "attendu : une adresse qui commence par https://, sans @ ni #",
    abort: true,
  })
  .refine((value) => URL.canParse(value), {
    error: "attendu : une adresse web complète, par exemple https://formspree.io/f/abcdefgh",
  });

/** How messages travel (docs/messages.md). Netlify takes them at the site's own address. */
const delivery = z
  .strictObject({
    service: z.enum(["none", "netlify", "formspree", "json"]).meta({
      description: "Service qui reçoit les messages du formulaire ; none : aucun, rien n'est envoyé.",
    }),
    endpoint: deliveryEndpoint.optional(),
  })
  .refine(
    ({ service, endpoint }) => (service === "formspree" || service === "json") === (endpoint !== undefined),
    { error: "attendu : une adresse (endpoint) avec formspree et json, aucune avec none et netlify" },
  );

export const contact = z.strictObject({
  ...page("/contact"),
  delivery,
  ...intro,
  form: z.strictObject({
    title: line,
    requiredHint: line,
    fields: z.strictObject({
      name: z.strictObject({ label: requiredField }),
      email: z.strictObject({ label: requiredField }),
      phone: z.strictObject({ label: optionalField }),
      company: z.strictObject({ label: optionalField }),
      message: z.strictObject({ label: requiredField, hint: line }),
      consent: z.strictObject({ label: template(["company"], 300) }),
    }),
    submit: line,
    sending: z.strictObject({ button: line, status: line, retrying: line }),
    withoutScript: z.strictObject({ text: paragraph, link: line }),
    errors: z.strictObject({
      nameMissing: line,
      nameForbidden: line,
      emailMissing: line,
      emailInvalid: line,
      emailForbidden: line,
      messageTooShort: z.literal("Le message doit contenir au moins 20 caractères."),
      consentMissing: z.literal("Vous devez accepter l'utilisation de vos données."),
      refused: line,
    }),
    failures: z.strictObject({
      offline: paragraph,
      unreachable: paragraph,
      timeout: paragraph,
      refused: paragraph,
      rejected: paragraph,
      tooMany: template(["wait"], 600),
      server: paragraph,
      suspected: paragraph,
      unreadable: paragraph,
    }),
    soon: line,
    mail: z.strictObject({ link: line, subject: template(["name"]), cut: line }),
    honeypot: line,
    notices: z.strictObject({
      errorTitle: z.literal("Erreur"),
      successTitle: z.literal("Message envoyé !"),
      successText: z.literal("Nous vous répondrons rapidement."),
      dismiss: line,
    }),
  }),
  next: line.meta({
    description: "Titre de ce qui suit l'envoi ; les étapes sont dans site.json, nextSteps.",
  }),
  details: z.strictObject({
    title: line,
    email: line,
    telephone: line,
    address: line,
    openingHours: line,
    hours: z.strictObject({
      several: template(["first", "last", "opens", "closes"]),
      single: template(["first", "opens", "closes"]),
    }),
  }),
  map: z.strictObject({
    title: line,
    link: line,
    plan: z
      .strictObject({ river: line, upstream: line, downstream: line })
      .meta({ description: "Noms du plan dessiné, qui se voit où la carte n'est pas." }),
  }),
});
