import * as z from "zod";
import {
  callToAction,
  description,
  distinct,
  fact,
  group,
  intro,
  line,
  link,
  overline,
  page,
  paragraph,
  percent,
  template,
  title,
  widePicture,
} from "./fields";

export const projects = group("Projets", {
  ...page("/projets"),
  ...intro,
  projects: distinct(
    z
      .array(
        group("Projet", {
          title,
          tag: line.meta({ title: "Étiquette" }),
          category: line.meta({ title: "Catégorie" }),
          description,
          image: widePicture,
          link: link.optional(),
        }),
      )
      .min(1),
    "title",
  )
    .superRefine(
      (entries, context) => {
        const index = entries.findIndex((project) => project?.title === "AquaLink");
        const aquaLink = entries[index];
        if (!aquaLink) {
          context.addIssue({ code: "custom", message: 'attendu : un projet dont "title" est "AquaLink"' });
          return;
        }
        const fixed = { tag: "Indus", category: "IoT & Monitoring" } as const;
        for (const key of ["tag", "category"] as const) {
          if (typeof aquaLink[key] !== "string" || aquaLink[key] === fixed[key]) continue;
          const message = `attendu exactement "${fixed[key]}" pour AquaLink (fixé par le cahier des charges)`;
          context.addIssue({ code: "custom", path: [index, key], message });
        }
      },
      { when: ({ value }) => Array.isArray(value) },
    )
    .meta({ title: "Projets" }),
  dossier: group("Dossier AquaLink", {
    label: overline,
    title,
    image: widePicture,
    /** In the order of reading: those of the left half from above, then those of the right one. */
    marks: distinct(
      z
        .array(
          group("Repère", {
            label: line.meta({ title: "Nom" }),
            text: paragraph.meta({ title: "Texte" }),
            x: percent,
            y: percent,
          }),
        )
        .length(4),
      "label",
    )
      .superRefine((marks, context) => {
        for (const [index, { x }] of marks.entries()) {
          const isLeft = index < 2;
          if (x < 50 === isLeft) continue;
          const expected = isLeft
            ? "moins de 50 : les deux premiers repères"
            : "50 ou plus : les deux derniers repères";
          const message = `${x} ; attendu : ${expected} sont dans la moitié ${isLeft ? "gauche" : "droite"} de l'image, où se trouvent leurs textes`;
          context.addIssue({ code: "custom", path: [index, "x"], message });
        }
      })
      .meta({ title: "Repères de l'image" }),
    facts: distinct(z.array(fact).min(2).max(8), "label").meta({ title: "Données" }),
    stages: distinct(
      z.array(group("Étape", { title, text: paragraph.meta({ title: "Texte" }) })).length(3),
      "title",
    ).meta({ title: "Étapes" }),
  }),
  pagination: z
    .strictObject({
      label: line.meta({ title: "Nom de la navigation" }),
      /** Of the second page and those after it, for the head and the title on the page. */
      pageTitle: template(["title", "page"]).meta({ title: "Titre" }),
      description: template(["page", "pages"], 160).meta({ title: "Résumé" }),
      page: template(["page"]).meta({ title: "Lien vers une page" }),
      previous: line.meta({ title: "Page précédente" }),
      next: line.meta({ title: "Page suivante" }),
    })
    .meta({
      title: "Pages suivantes",
      description: "Textes des pages suivantes, dès qu'il y a plus de projets qu'une page n'en montre.",
    }),
  contact: callToAction,
});
