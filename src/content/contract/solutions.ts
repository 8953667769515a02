import * as z from "zod";
import {
  callToAction,
  description,
  distinct,
  group,
  icon,
  intro,
  line,
  link,
  page,
  text,
  title,
  widePicture,
} from "./fields";
import { series } from "./series";

/** Ids that the page around the offers already uses. */
const takenIds = ["contact", "contenu", "menu", "suite"];

/** Beside a drawing that a telephone shows too. */
const cableWord = text(20);

export const solutions = group("Solutions", {
  ...page("/solutions"),
  ...intro,
  offers: distinct(
    z
      .array(
        group("Offre", {
          id: z
            .string()
            .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, {
              error: "attendu : minuscules, chiffres et traits d'union, par exemple conception-electronique",
            })
            .refine((id) => !takenIds.includes(id) && !id.endsWith("-titre"), {
              error: "ce nom sert déjà ailleurs dans la page ; choisissez-en un autre",
            })
            .meta({
              title: "Ancre",
              description: "Ce qui suit le # dans l'adresse de l'offre : /solutions#aqualink",
            }),
          icon,
          title,
          description,
          details: distinct(
            z
              .array(line.meta({ title: "Précision" }))
              .min(1)
              .max(5),
          ).meta({ title: "Précisions" }),
          image: widePicture.optional(),
          link,
          more: link.optional().meta({ title: "Second lien" }),
        }),
      )
      .length(4),
    "id",
  )
    .superRefine(
      (offers, context) => {
        if (offers.some((offer) => offer?.id === "aqualink")) return;
        context.addIssue({
          code: "custom",
          message: 'attendu : une offre dont "id" est "aqualink" (le site renvoie à /solutions#aqualink)',
        });
      },
      { when: ({ value }) => Array.isArray(value) },
    )
    .meta({ title: "Offres" }),
  drawings: group("Dessins", {
    note: line.meta({
      title: "Mention",
      description: "Mention auprès des cotes et des courbes, qui sont des exemples.",
    }),
    chain: group("Liaison", {
      sender: cableWord.meta({ title: "D'où elle part" }),
      jacket: cableWord.meta({ title: "Gaine", description: "Ce qui protège les mesures en route." }),
      core: cableWord.meta({ title: "Fil", description: "Ce qui transporte les mesures." }),
      receiver: cableWord.meta({ title: "Où elle arrive" }),
    }),
    level: series.meta({
      title: "Niveau",
      description: "Troisième courbe d'exemple, à côté de la pression et du débit de l'accueil.",
    }),
  }),
  contact: callToAction,
});
