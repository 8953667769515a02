import * as z from "zod";
import { group, uniqueItems } from "./fields";
import { graphqlTypes } from "./roles";

const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "attendu : une heure de 00:00 à 23:59, par exemple 08:00" });

export const frenchDayNames = ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"];

const day = z
  .enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
  .meta({ title: "Jour", enumDescriptions: frenchDayNames })
  .register(graphqlTypes, { type: "Weekday" });
export const schemaOrgDays = day.options;

const hours = group("Plage d'ouverture", {
  days: uniqueItems(z.array(day).min(1)).meta({ title: "Jours" }),
  opens: timeOfDay.meta({ title: "Ouverture" }),
  closes: timeOfDay.meta({ title: "Fermeture" }),
})
  // An invalid opening time is reported by its own field.
  .refine(({ opens, closes }) => opens < closes || !timeOfDay.safeParse(opens).success, {
    path: ["closes"],
    error: "attendu : une heure de fermeture après celle d'ouverture",
  })
  .register(graphqlTypes, { type: "OpeningHours" });

export const openingHours = z
  .array(hours)
  .min(1)
  .refine((list) => !list.some((one, index) => list.slice(index + 1).some((other) => overlap(one, other))), {
    error: "deux plages du même jour se chevauchent ; corrigez leurs heures ou leurs jours",
  })
  .meta({ title: "Horaires d'ouverture" });

type Hours = z.infer<typeof hours>;

function overlap(one: Hours, other: Hours): boolean {
  const isSameDay = one.days.some((day) => other.days.includes(day));
  return isSameDay && one.opens < other.closes && other.opens < one.closes;
}
