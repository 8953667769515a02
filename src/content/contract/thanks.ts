import { z } from "zod";
import { intro, link, placeholders, seo } from "./fields";

export const thanks = z
  .strictObject({
    placeholders,
    path: z.literal("/merci"),
    seo,
    ...intro,
    link,
  })
  .meta({ title: "Merci" });
