import * as z from "zod";
import { group, page, template, text, title, uniqueItems } from "./fields";

/** Today's date in Switzerland, wherever the build runs: `2026-11-20`. */
export const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" }).format(new Date());

const paragraph = text(20_000).meta({ title: "Paragraphe" });

const section = group("Section", {
  title,
  paragraphs: z.array(paragraph).min(1).meta({ title: "Paragraphes" }),
});

type LegalPath = "/mentions-legales" | "/politique-confidentialite";

export const legalPage = (path: LegalPath) =>
  group(path === "/mentions-legales" ? "Mentions légales" : "Politique de confidentialité", {
    ...page(path),
    title,
    updated: group("Dernière modification", {
      text: template(["date"]).meta({ title: "Phrase" }),
      date: z.iso
        .date({ error: "attendu : une date qui existe, par exemple 2026-11-20", abort: true })
        .refine((date) => date <= today(), { error: "attendu : aujourd'hui ou une date passée" })
        .meta({ title: "Date", description: "Date de la dernière modification : 2026-11-20" }),
    }),
    sections: uniqueItems(z.array(section).min(1), "title").meta({ title: "Sections" }),
  });
