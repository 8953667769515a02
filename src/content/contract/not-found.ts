import { z } from "zod";
import { link, paragraph, placeholders, seo } from "./fields";

export const notFound = z
  .strictObject({
    placeholders,
    seo,
    title: z.literal("Oops! Page not found").meta({ title: "Titre" }),
    text: paragraph.meta({ title: "Texte" }),
    link,
  })
  .meta({ title: "Page introuvable" });
