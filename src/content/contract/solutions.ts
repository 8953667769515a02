import * as z from "zod";
import {
  anchor,
  callToAction,
  description,
  distinct,
  group,
  icon,
  intro,
  line,
  link,
  page,
  title,
} from "./fields";

export const solutions = group("Solutions", {
  ...page("/solutions"),
  ...intro,
  offers: distinct(
    distinct(
      z
        .array(
          group("Offre", {
            id: anchor("/solutions#aqualink"),
            icon,
            title,
            description,
            details: distinct(
              z
                .array(line.meta({ title: "Précision" }))
                .min(1)
                .max(5),
            ).meta({ title: "Précisions", description: "Les légendes de son dessin, dans son ordre." }),
            link,
            more: link.optional().meta({ title: "Second lien" }),
          }),
        )
        .length(4),
      "icon",
    ),
    "id",
  )
    .refine((offers) => offers.some(({ id }) => id === "aqualink"), {
      error: 'attendu : une offre dont "id" est "aqualink" (le site renvoie à /solutions#aqualink)',
    })
    .meta({ title: "Offres" }),
  drawings: group("Dessins", {
    note: line.meta({
      title: "Mention",
      description: "Mention auprès des cotes et des courbes, qui sont des exemples.",
    }),
    receiver: line.meta({ title: "Liaison", description: "Où elle arrive, sous son dessin." }),
    antenna: line.meta({
      title: "Antenne",
      description: "Ce qui se voit au-dessus de la chambre de vannes.",
    }),
  }),
  contact: callToAction,
});
