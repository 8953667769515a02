import { z } from "zod";
import { distinct, icon, line, link, page, paragraph, picture, widePicture } from "./fields";
import { series } from "./series";

/** An entry whose title the specification fixes. */
const named = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title), description: paragraph });

export const home = z.strictObject({
  ...page("/"),
  hero: z.strictObject({
    label: line,
    title: z.literal("De l'idée à l'impact"),
    lead: paragraph,
    primary: link,
    secondary: link,
    image: picture(1920, 1080),
    annotations: distinct(z.array(line).length(3)),
  }),
  services: z.strictObject({
    label: line,
    title: line,
    items: distinct(
      z.array(z.strictObject({ icon, title: line, description: paragraph, detail: line, link })).length(3),
      "title",
    ),
  }),
  aqualink: z.strictObject({
    label: line,
    title: line,
    lead: paragraph,
    points: distinct(z.array(z.strictObject({ term: line, description: paragraph })).length(3), "term"),
    pathName: line,
    inputs: distinct(z.array(line).length(3)),
    device: line,
    transport: line,
    view: line,
    image: widePicture,
    link,
    chart: z.strictObject({
      title: line,
      note: line,
      address: line,
      summary: paragraph,
      pressure: series,
      flow: series,
    }),
  }),
  method: z.strictObject({
    label: line,
    title: line,
    steps: z.tuple([named("Idéation"), named("Prototype"), named("Pré-indus"), named("Déploiement")]),
  }),
  about: z.strictObject({
    label: line,
    title: line,
    text: paragraph,
    values: z.tuple([named("Qualité"), named("Sécurité (TLS)"), named("Réactivité")]),
    link,
  }),
  contact: z.strictObject({ label: line, title: line, text: paragraph, link }),
});
