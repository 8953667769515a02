import { z } from "zod";
import { callToAction, distinct, icon, intro, line, link, page, paragraph, widePicture } from "./fields";

/** Ids that the page around the offers already uses. */
const takenIds = ["contact", "contenu", "menu", "suite"];

export const solutions = z.strictObject({
  ...page("/solutions"),
  ...intro,
  offers: distinct(
    z
      .array(
        z.strictObject({
          id: z
            .string()
            .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, {
              error: "attendu : minuscules, chiffres et traits d'union, par exemple conception-electronique",
            })
            .refine((id) => !takenIds.includes(id) && !id.endsWith("-titre"), {
              error: "ce nom sert déjà ailleurs dans la page ; choisissez-en un autre",
            })
            .meta({ description: "Ce qui suit le # dans l'adresse de l'offre : /solutions#aqualink" }),
          icon,
          title: line,
          description: paragraph,
          details: distinct(z.array(line).min(1).max(5)),
          image: widePicture.optional(),
          link,
          more: link.optional(),
        }),
      )
      .length(4),
    "id",
  ).superRefine(
    (offers, context) => {
      if (offers.some((offer) => offer?.id === "aqualink")) return;
      context.addIssue({
        code: "custom",
        message: 'attendu : une offre dont "id" est "aqualink" (le site renvoie à /solutions#aqualink)',
      });
    },
    { when: ({ value }) => Array.isArray(value) },
  ),
  drawings: z.strictObject({
    note: line.meta({ description: "Mention auprès des cotes et des courbes, qui sont des exemples." }),
    chain: distinct(z.array(line).length(5)).meta({
      description: "La chaîne de mesure, du capteur à l'écran.",
    }),
  }),
  contact: callToAction,
});
