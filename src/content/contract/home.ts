import { z } from "zod";
import { distinct, icon, line, link, page, paragraph, percent, picture, widePicture } from "./fields";
import { hourly, outsideAxis, series } from "./series";

/** An entry whose title the specification fixes. */
const named = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title), description: paragraph });

/** A question that the network's owner asks, and the measurement and the input that answer it. */
const question = z.strictObject({ question: line, quantity: line, input: line });

/** The web view of a day. Every figure is an example. */
const chart = z
  .strictObject({
    title: line,
    note: line,
    address: line,
    summary: paragraph,
    cursor: line.meta({ description: "Nom du curseur qui parcourt la journée." }),
    calm: paragraph.meta({ description: "Ce que l'on voit un jour sans fuite." }),
    table: line,
    pressure: series,
    flow: series,
    leak: z.strictObject({
      label: line,
      seen: paragraph.meta({ description: "Ce que l'on voit pendant la fuite simulée." }),
      pressure: hourly,
      flow: hourly,
    }),
  })
  .superRefine(({ leak, ...day }, context) => {
    for (const name of ["pressure", "flow"] as const) {
      for (const [index, message] of outsideAxis(leak[name], day[name])) {
        context.addIssue({ code: "custom", path: ["leak", name, index], message });
      }
    }
  });

export const home = z.strictObject({
  ...page("/"),
  hero: z.strictObject({
    label: line,
    title: z.literal("De l'idée à l'impact"),
    lead: paragraph,
    primary: link,
    secondary: link,
    audience: distinct(z.array(z.strictObject({ who: line, need: line })).length(3), "who"),
    image: picture(1920, 1080),
    annotations: distinct(
      z.array(z.strictObject({ label: line, x: percent, y: percent })).length(3),
      "label",
    ),
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
    valley: z.strictObject({
      summary: paragraph,
      places: z.strictObject({ village: line, chamber: line, pipe: line, reservoir: line }),
      /** In the order of the drawing, from left to right. */
      questions: distinct(z.array(question).length(3), "question"),
    }),
    image: widePicture,
    points: distinct(z.array(z.strictObject({ term: line, description: paragraph })).length(3), "term"),
    link,
    more: link,
    chart,
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
