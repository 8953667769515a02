import { z } from "zod";
import { callToAction, intro, line, page, paragraph } from "./fields";

const category = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title), description: paragraph, brings: line, gets: line, notice: line });

export const partners = z.strictObject({
  ...page("/partenaires"),
  ...intro,
  words: z.strictObject({ brings: line, gets: line }),
  categories: z.tuple([category("Entreprises"), category("Institutions"), category("Collaborateurs")]),
  contact: callToAction,
});
