import * as z from "zod";
import { group, link, paragraph, placeholders, seo, text, uniqueItems } from "./fields";

export const notFound = group("Page introuvable", {
  placeholders,
  seo,
  title: z.literal("Oops! Page not found").meta({ title: "Titre" }), // the specification's wording
  text: paragraph.meta({ title: "Texte" }),
  link,
  switch: text(10).meta({ title: "Sous l'interrupteur dessiné" }),
  ways: uniqueItems(z.array(link).length(2), "to").meta({
    title: "Autres chemins",
    description: "Là où mènent les deux pistes du dessin qui ne sont pas coupées.",
  }),
});
