import { z } from "zod";
import { distinct } from "./fields";

const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "attendu : une heure de 00:00 à 23:59, par exemple 08:00" });

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export const openingHours = z
  .array(
    z
      .strictObject({ days: distinct(z.array(z.enum(days)).min(1)), opens: timeOfDay, closes: timeOfDay })
      .refine(({ opens, closes }) => opens < closes, {
        path: ["closes"],
        error: "attendu : une heure de fermeture après celle d'ouverture (opens)",
      }),
  )
  .min(1)
  .superRefine((entries, context) => {
    for (const [index, entry] of entries.entries()) {
      const clash = entries
        .slice(0, index)
        .find((earlier) => earlier.days.some((day) => entry.days.includes(day)) && overlap(earlier, entry));
      if (clash) {
        const message = `de ${entry.opens} à ${entry.closes} chevauche de ${clash.opens} à ${clash.closes} le même jour`;
        context.addIssue({ code: "custom", path: [index, "opens"], message });
      }
    }
  });

type Span = { opens: string; closes: string };

function overlap(one: Span, other: Span): boolean {
  return one.opens < other.closes && other.opens < one.closes;
}
