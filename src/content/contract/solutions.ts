import * as z from "zod";
import { anchor } from "./addresses";
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
} from "./fields";

const detail = text(40).meta({ title: "Précision" });

const offer = group("Offre", {
  id: anchor("/solutions#aqualink"),
  icon,
  title,
  description,
  details: distinct(z.array(detail).min(1).max(3)).meta({
    title: "Précisions",
    description: "Les légendes du dessin, dans l'ordre.",
  }),
  link,
  more: link.optional().meta({ title: "Second lien" }),
});

const source = group("Source", {
  name: text(24).meta({ title: "Nom" }),
  signal: text(16).meta({ title: "Signal" }),
});

export const solutions = group("Solutions", {
  ...page("/solutions"),
  ...intro,
  offers: distinct(distinct(z.array(offer).length(4), "icon"), "id")
    .refine((offers) => offers.some(({ id }) => id === "aqualink"), {
      error: "attendu : une offre dont l'ancre est «aqualink» (le site renvoie à /solutions#aqualink)",
    })
    .meta({ title: "Offres" }),
  drawings: group("Dessins", {
    note: line.meta({
      title: "Mention",
      description: "Mention auprès des cotes et des courbes, qui sont des exemples.",
    }),
    sources: z.array(source).length(4).meta({
      title: "Sources",
      description: "Ce que les bornes reçoivent : trois signaux, puis l'alimentation.",
    }),
    antenna: text(24).meta({
      title: "Antenne",
      description: "Ce qui se voit au-dessus de la chambre de vannes.",
    }),
  }),
  contact: callToAction,
});
