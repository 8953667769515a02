import { z } from "zod";
import { callToAction, intro, line, page, paragraph } from "./fields";

const category = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title), description: paragraph, notice: line });

export const partners = z.strictObject({
  ...page("/partenaires"),
  ...intro,
  categories: z.tuple([category("Entreprises"), category("Institutions"), category("Collaborateurs")]),
  contact: callToAction,
});
