import * as z from "zod";
import { group, intro, link, placeholders, seo } from "./fields";

export const thanks = group("Merci", {
  placeholders,
  path: z.literal("/merci").meta({ title: "Adresse de la page" }),
  seo,
  ...intro,
  link,
});
