import { today } from "../../src/content/contract/legal";

/** Initial content of missing legal pages, without the sections' texts. */
export const legalPageTemplates: Readonly<Record<string, object>> = {
  "legal/mentions-legales": legalPageTemplate(
    "Mentions légales",
    "Qui édite ce site, qui l'héberge et comment joindre l'entreprise : les mentions légales.",
  ),
  "legal/politique-confidentialite": legalPageTemplate(
    "Politique de confidentialité",
    "Quelles données ce site reçoit, à quoi elles servent, combien de temps il les garde et quels sont vos droits.",
  ),
};

function legalPageTemplate(title: string, description: string): object {
  const updated = { text: "Dernière mise à jour : {date}", date: today() };
  const sections = [{ title: "", paragraphs: [""] }];
  return { breadcrumb: title, seo: { title, description }, title, updated, sections };
}
