import { z } from "zod";
import { callToAction, description, intro, line, page } from "./fields";

const category = <Title extends string>(title: Title) =>
  z
    .strictObject({
      title: z.literal(title).meta({ title: "Titre" }),
      description,
      notice: line.meta({ title: "Encart" }),
    })
    .meta({ title });

export const partners = z
  .strictObject({
    ...page("/partenaires"),
    ...intro,
    categories: z
      .tuple([category("Entreprises"), category("Institutions"), category("Collaborateurs")])
      .meta({ title: "Catégories" }),
    contact: callToAction,
  })
  .meta({ title: "Partenaires" });
