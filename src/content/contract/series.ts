import { z } from "zod";
import { line } from "./fields";

/** A day's curve, one value an hour from 0 to 24 h. */
export const series = z
  .strictObject({
    name: line.meta({ title: "Nom" }),
    unit: line.meta({ title: "Unité" }),
    lowest: z.number().meta({ title: "Bas de l'axe" }),
    highest: z.number().meta({ title: "Haut de l'axe" }),
    hourly: z
      .array(z.number().meta({ title: "Valeur" }))
      .length(25)
      .meta({ title: "Valeurs par heure", description: "De 0 h à 24 h." }),
  })
  .superRefine(({ lowest, highest, hourly }, context) => {
    if (lowest >= highest) {
      context.addIssue({
        code: "custom",
        path: ["highest"],
        message: `attendu : plus que lowest (${lowest})`,
      });
      return;
    }
    for (const [index, value] of hourly.entries()) {
      if (value < lowest || value > highest) {
        const message = `${value} sort de l'axe ; attendu : de ${lowest} à ${highest} (lowest et highest)`;
        context.addIssue({ code: "custom", path: ["hourly", index], message });
      }
    }
  });
