import { z } from "zod";
import { distinct, line, page, template, text } from "./fields";

type LegalPath = "/mentions-legales" | "/politique-confidentialite";

/** A legal text as its author wrote it, in sections; long paragraphs are in the nature of the thing. */
export const legalPage = (path: LegalPath) =>
  z.strictObject({
    ...page(path),
    label: line,
    title: line,
    updated: z.strictObject({
      text: template(["date"]),
      date: z.iso
        .date({ error: "attendu : une date qui existe, par exemple 2026-11-20", abort: true })
        .refine((date) => date <= new Date().toISOString().slice(0, 10), {
          error: "cette date est dans l'avenir ; attendu : celle de la dernière modification du texte",
        })
        .meta({ description: "Date de la dernière modification : 2026-11-20" }),
    }),
    sections: distinct(
      z.array(z.strictObject({ title: line, paragraphs: z.array(text(20_000)).min(1) })).min(1),
      "title",
    ),
  });
