import { z } from "zod";
import { callToAction, description, intro, line, page } from "./fields";

const category = <Title extends string>(title: Title) =>
  z
    .strictObject({
      title: z.literal(title).meta({ title: "Titre" }),
      description,
      brings: line.meta({ title: "Ce que le partenaire apporte" }),
      gets: line.meta({ title: "Ce qu'il reçoit" }),
      notice: line.meta({ title: "Encart" }),
    })
    .meta({ title });

export const partners = z
  .strictObject({
    ...page("/partenaires"),
    ...intro,
    words: z
      .strictObject({
        brings: line.meta({ title: "Devant ce qu'il apporte" }),
        gets: line.meta({ title: "Devant ce qu'il reçoit" }),
      })
      .meta({ title: "Mots des catégories" }),
    categories: z
      .tuple([category("Entreprises"), category("Institutions"), category("Collaborateurs")])
      .meta({ title: "Catégories" }),
    contact: callToAction,
  })
  .meta({ title: "Partenaires" });
