import { z } from "zod";
import { line, link, paragraph, placeholders, seo } from "./fields";

export const thanks = z.strictObject({
  placeholders,
  path: z.literal("/merci"),
  seo,
  label: line,
  title: line,
  lead: paragraph,
  link,
});
