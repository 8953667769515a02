import * as z from "zod";
import { callToAction, description, group, intro, line, link, page } from "./fields";

const category = <Title extends string>(title: Title) =>
  group(title, {
    title: z.literal(title).meta({ title: "Titre" }),
    description,
    brings: line.meta({ title: "Ce que le partenaire apporte" }),
    gets: line.meta({ title: "Ce qu'il reçoit" }),
    notice: line.meta({ title: "Mention de l'encart" }),
    link: link.meta({ title: "Lien de l'encart" }),
  });

export const partners = group("Partenaires", {
  ...page("/partenaires"),
  ...intro,
  promise: line.meta({ title: "Phrase au bas de la carte" }),
  // Labels before the texts `brings` and `gets` of every category.
  words: group("Libellés des catégories", {
    brings: line.meta({ title: "Devant ce qu'il apporte" }),
    gets: line.meta({ title: "Devant ce qu'il reçoit" }),
  }),
  categories: z
    .tuple([category("Entreprises"), category("Institutions"), category("Collaborateurs")])
    .meta({ title: "Catégories" }),
  contact: callToAction,
});
