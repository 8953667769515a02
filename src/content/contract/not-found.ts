import { z } from "zod";
import { group, link, paragraph, placeholders, seo } from "./fields";

export const notFound = group("Page introuvable", {
  placeholders,
  seo,
  title: z.literal("Oops! Page not found").meta({ title: "Titre" }),
  text: paragraph.meta({ title: "Texte" }),
  link,
});
