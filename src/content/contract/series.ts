import * as z from "zod";
import { line, text } from "./fields";
import { graphqlTypes } from "./roles";

/** A day's curve, one value an hour from 0 to 24 h. */
export const hourly = z
  .array(z.number().meta({ title: "Valeur" }))
  .length(25)
  .meta({ title: "Valeurs par heure", description: "De 0 h à 24 h." });

type Axis = { lowest: number; highest: number };

/** Of ten values at least, for figures that are read to a tenth. */
const smallestSpan = 1;

export const series = z
  .strictObject({
    name: line.meta({ title: "Nom" }),
    unit: text(10).meta({ title: "Unité" }),
    lowest: z.number().meta({ title: "Bas de l'axe" }),
    highest: z.number().meta({ title: "Haut de l'axe" }),
    hourly,
  })
  .superRefine(({ hourly: values, ...axis }, context) => {
    if (axis.lowest >= axis.highest) {
      context.addIssue({
        code: "custom",
        path: ["highest"],
        message: `attendu : plus que lowest (${axis.lowest})`,
      });
      return;
    }
    if (axis.highest - axis.lowest < smallestSpan) {
      const message = `axe de ${axis.lowest} à ${axis.highest} : le site montre les valeurs à un dixième près, elles s'y confondraient ; attendu : ${smallestSpan} au moins d'écart, dans une unité plus petite`;
      context.addIssue({ code: "custom", path: ["highest"], message });
    }
    for (const [index, message] of outsideAxis(values, axis)) {
      context.addIssue({ code: "custom", path: ["hourly", index], message });
    }
  })
  .register(graphqlTypes, { type: "Series" });

/** The index of each value that the axis does not reach, with what is wrong. */
export function outsideAxis(values: readonly number[], { lowest, highest }: Axis): [number, string][] {
  return values.flatMap((value, index): [number, string][] =>
    value < lowest || value > highest
      ? [[index, `${value} sort de l'axe ; attendu : de ${lowest} à ${highest} (lowest et highest)`]]
      : [],
  );
}
