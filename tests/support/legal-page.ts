type LegalPath = "/mentions-legales" | "/politique-confidentialite";

/** Valid content of a legal page. */
export function sampleLegalPage(path: LegalPath = "/mentions-legales", title = "Mentions légales") {
  const description = `${title} : qui édite ce site, qui l'héberge et comment joindre le bureau, en bref.`;
  return {
    path,
    breadcrumb: title,
    seo: { title, description },
    title,
    updated: { text: "Mis à jour le {date}", date: "2026-01-31" },
    sections: [
      { title: "Éditeur", paragraphs: ["Le bureau, à Dorénaz.", "Deux fondateurs."] },
      { title: "Hébergement", paragraphs: ["En Suisse."] },
    ],
  };
}
