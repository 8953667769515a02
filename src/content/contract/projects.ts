import { z } from "zod";
import {
  callToAction,
  distinct,
  intro,
  line,
  link,
  page,
  paragraph,
  percent,
  template,
  widePicture,
} from "./fields";

export const projects = z.strictObject({
  ...page("/projets"),
  ...intro,
  projects: distinct(
    z
      .array(
        z.strictObject({
          title: line,
          tag: line,
          category: line,
          description: paragraph,
          image: widePicture,
          link: link.optional(),
        }),
      )
      .min(1),
    "title",
  ).superRefine(
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
  ),
  dossier: z.strictObject({
    label: line,
    title: line,
    image: widePicture,
    /** In the order of reading: those of the left half from above, then those of the right one. */
    marks: distinct(
      z.array(z.strictObject({ label: line, text: paragraph, x: percent, y: percent })).length(4),
      "label",
    ),
    stages: distinct(z.array(z.strictObject({ title: line, text: paragraph })).length(3), "title"),
  }),
  pagination: z
    .strictObject({
      label: line,
      /** Of the second page and those after it, for the head and the title on the page. */
      pageTitle: template(["title", "page"]),
      description: template(["page", "pages"], 160),
      page: template(["page"]),
      previous: line,
      next: line,
    })
    .meta({
      description: "Textes des pages suivantes, dès qu'il y a plus de projets qu'une page n'en montre.",
    }),
  contact: callToAction,
});
