import { z } from "zod";
import { distinct, overline, page, template, text, title } from "./fields";

type LegalPath = "/mentions-legales" | "/politique-confidentialite";

/** A legal text as its author wrote it, in sections; long paragraphs are in the nature of the thing. */
export const legalPage = (path: LegalPath) =>
  z
    .strictObject({
      ...page(path),
      label: overline,
      title,
      updated: z
        .strictObject({
          text: template(["date"]).meta({ title: "Phrase" }),
          date: z.iso
            .date({ error: "attendu : une date qui existe, par exemple 2026-11-20", abort: true })
            .refine((date) => date <= todayInSwitzerland(), {
              error: "cette date est à venir ; attendu : celle de la dernière modification du texte",
            })
            .meta({ title: "Date", description: "Date de la dernière modification : 2026-11-20" }),
        })
        .meta({ title: "Dernière modification" }),
      sections: distinct(
        z
          .array(
            z
              .strictObject({
                title,
                paragraphs: z
                  .array(text(20_000).meta({ title: "Paragraphe" }))
                  .min(1)
                  .meta({ title: "Paragraphes" }),
              })
              .meta({ title: "Section" }),
          )
          .min(1),
        "title",
      ).meta({ title: "Sections" }),
    })
    .meta({ title: path === "/mentions-legales" ? "Mentions légales" : "Politique de confidentialité" });

/** `2026-11-20`: Canada writes dates as the standard does. */
function todayInSwitzerland(): string {
  return new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Zurich" });
}
