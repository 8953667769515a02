import * as z from "zod";
import {
  callToAction,
  fact,
  group,
  intro,
  line,
  linkToAnyUrl,
  page,
  text,
  title,
  uniqueItems,
  widePicture,
} from "./fields";

const project = group("Projet", {
  title,
  tag: line.meta({ title: "Étiquette" }),
  category: line.meta({ title: "Catégorie" }),
  description: text(320).meta({ title: "Description" }),
  image: widePicture,
  link: linkToAnyUrl.optional(),
});

const part = group("Pièce", {
  label: text(20).meta({ title: "Nom" }),
  text: text(90).meta({ title: "Texte" }),
});

export const projects = group("Projets", {
  ...page("/projets"),
  ...intro,
  projects: uniqueItems(z.array(project).min(1).max(24), "title")
    .refine(
      (entries) =>
        entries.some(
          (entry) =>
            entry?.title === "AquaLink" && entry.tag === "Indus" && entry.category === "IoT & Monitoring",
        ),
      {
        // Run this rule even if the list has other problems.
        when: ({ value }) => Array.isArray(value),
        error:
          "attendu : un projet «AquaLink» dont l'étiquette est «Indus» et la catégorie «IoT & Monitoring» (fixé par le cahier des charges)",
      },
    )
    .meta({ title: "Projets" }),
  dossier: group("Dossier AquaLink", {
    title,
    /** In the order of the drawing's callouts. */
    parts: uniqueItems(z.array(part).length(5), "label").meta({
      title: "Pièces de l'appareil",
      description: "Comme on lit le dessin : antenne, fond, entrées, carte, couvercle.",
    }),
    facts: uniqueItems(z.array(fact).min(3).max(8), "label").meta({ title: "Données" }),
    open: line.meta({ title: "Ce qui se décide avec le client" }),
  }),
  /** On the dashed drawing of a device at the end of the page. */
  nameplate: text(10).optional().meta({
    title: "Nom sur l'appareil en pointillé",
    description: "À côté de l'invitation à écrire, par exemple «Le vôtre».",
  }),
  contact: callToAction,
});
