import { z } from "zod";
import { intro, link, placeholders, seo } from "./fields";

export const thanks = z
  .strictObject({
    placeholders,
    path: z.literal("/merci").meta({ title: "Adresse de la page" }),
    seo,
    ...intro,
    link,
  })
  .meta({ title: "Merci" });
