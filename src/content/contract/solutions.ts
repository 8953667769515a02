import * as z from "zod";
import { fragmentId } from "./addresses";
import {
  callToAction,
  description,
  group,
  icon,
  intro,
  line,
  link,
  page,
  text,
  title,
  uniqueItems,
} from "./fields";

const detail = text(40).meta({ title: "Précision" });

const offer = group("Offre", {
  id: fragmentId("/solutions#aqualink"),
  icon,
  title,
  description,
  details: uniqueItems(z.array(detail).min(1).max(3)).meta({
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

const measurement = group("Mesure", {
  invitation: text(28).meta({ title: "Invitation", description: "Au-dessus de la conduite ou de la règle." }),
  cut: text(16).meta({ title: "Interrupteur", description: "Coche qui coupe le fil du capteur." }),
  readings: group("Valeurs", {
    current: text(16).meta({ title: "Courant" }),
    voltage: text(16).meta({ title: "Tension" }),
    code: text(16).meta({ title: "Code" }),
  }).meta({ description: "Lus avec chaque valeur par les lecteurs d'écran." }),
  lost: text(16).meta({
    title: "Sans mesure",
    description: "À l'écran, à la place de la pression, et sur l'interrupteur.",
  }),
  sentences: group("Phrases", {
    zero: text(40).meta({ title: "À 0 bar" }),
    full: text(40).meta({ title: "À 10 bar" }),
    cut: text(40).meta({ title: "Fil coupé" }),
  }).meta({ description: "À la place de l'invitation ; rien ne s'y lit entre 0 et 10 bar." }),
  spoken: group("Pour les lecteurs d'écran", {
    pressure: text(40).meta({ title: "Réglage" }),
    currentUnit: text(24).meta({ title: "Unité du courant" }),
    cut: line.meta({ title: "Quand le fil est coupé" }),
    restored: line.meta({ title: "Quand il est relié" }),
  }),
}).meta({ description: "La mesure qui parcourt la chaîne, de la conduite à l'écran." });

export const solutions = group("Solutions", {
  ...page("/solutions"),
  ...intro,
  offers: uniqueItems(uniqueItems(z.array(offer).length(4), "icon"), "id")
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
  measurement,
  contact: callToAction,
});
