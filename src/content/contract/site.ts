import * as z from "zod";
import { email, httpsUrl, internalUrl } from "./addresses";
import { canton } from "./canton";
import { group, line, link, paragraph, picture, placeholders, text, uniqueItems } from "./fields";
import { openingHours } from "./opening-hours";
import { contentRoles, graphqlTypes } from "./roles";

const socialUrl = httpsUrl
  .meta({
    title: "Adresse",
    description:
      "Lien prévu par le cahier des charges : sans réseau social, une fiche dans un annuaire convient.",
  })
  .register(contentRoles, { kind: "publicAddress" });
const siteUrl = httpsUrl
  .refine((value) => !URL.canParse(value) || new URL(value).origin === value, {
    // Suggests the origin as browsers write it, e.g. https://www.xn--brgi-0ra.ch for `https://www.bürgi.ch/`.
    error: ({ input }) => `attendu : l'adresse du site seule, ${new URL(String(input)).origin}`,
  })
  .meta({
    title: "Adresse du site",
    description: "Adresse publique du site, sans barre oblique à la fin : https://www.exemple.ch",
  })
  .register(contentRoles, { kind: "publicAddress" });

const telephone = z
  .string()
  .regex(/^\+(?:41(?: ?\d){9}|(?!41)[1-9](?: ?\d){7,14})$/, {
    error:
      "attendu : un numéro international en chiffres et espaces simples, neuf chiffres après +41, par exemple +41 27 123 45 67",
  })
  .meta({ title: "Téléphone", description: "Numéro international : +41 27 123 45 67" });

const frenchDecimal = (value: number) => String(value).replace(".", ",");

function swissCoordinate(min: number, max: number) {
  const error = `attendu : des degrés, de ${frenchDecimal(min)} à ${frenchDecimal(max)} en Suisse, en chiffres et sans guillemets`;
  return z.number({ error }).min(min, { error }).max(max, { error });
}

/** Menu entries that the specification requires, in this order. Others may come between or after them. */
const requiredEntries = [
  "Accueil (/)",
  "Solutions (/solutions)",
  "Projets (/projets)",
  "À propos (/a-propos)",
  "Contact (/contact)",
];

const menuLink = group("Lien", {
  ...link.shape,
  to: internalUrl.meta({ title: "Adresse" }).register(contentRoles, { kind: "menuLink" }),
}).register(graphqlTypes, { type: "Link" });

const menu = uniqueItems(z.array(menuLink), "to").refine(
  (entries) => {
    const menuEntries = entries.map(({ label, to }) => `${label} (${to})`);
    return menuEntries.filter((entry) => requiredEntries.includes(entry)).join() === requiredEntries.join();
  },
  {
    error: `attendu dans le menu, dans cet ordre : ${requiredEntries.join(", ")} (fixé par le cahier des charges)`,
  },
);

const legalLink = (path: "/mentions-legales" | "/politique-confidentialite", title: string) =>
  group(title, {
    label: line.meta({ title: "Texte du lien" }),
    to: z.literal(path).meta({ title: "Adresse" }),
  }).register(graphqlTypes, { type: "Link" });

export const site = group("Entreprise et site", {
  placeholders,
  name: text(40)
    .meta({ title: "Nom", description: "Nom de l'entreprise." })
    .register(contentRoles, { kind: "name" }),
  tagline: z.literal("De l'idée à l'impact").meta({ title: "Slogan" }),
  siteUrl,
  business: group("Entreprise", {
    description: paragraph.meta({ title: "Description", description: "Pour les moteurs de recherche." }),
    telephone,
    email,
    address: group("Adresse", {
      street: line.meta({ title: "Rue et numéro" }),
      postalCode: z
        .string()
        .regex(/^[1-9]\d{3}$/, { error: "attendu : quatre chiffres, par exemple 1905" })
        .meta({ title: "NPA" }),
      locality: line.meta({
        title: "Localité",
        description: "La position sur la carte change avec elle : plus bas.",
      }),
      region: canton,
      country: z.literal("CH").meta({ title: "Code du pays" }),
      countryName: line.meta({ title: "Pays" }),
    }),
    geo: group("Position sur la carte", {
      latitude: swissCoordinate(45.8, 47.9).meta({ title: "Latitude", description: "En degrés : 46.14741." }),
      longitude: swissCoordinate(5.9, 10.6).meta({ title: "Longitude", description: "En degrés : 7.04329." }),
    }),
    openingHours,
    priceRange: text(99).meta({
      title: "Prix",
      description: "Pour les moteurs de recherche : «CHF» ou «sur devis».",
    }),
    image: picture(1200, 900),
  }),
  navigation: menu.meta({ title: "Menu", readOnly: true }),
  contactButton: z.literal("Contactez-nous").meta({ title: "Bouton de contact" }),
  footer: group("Pied de page", {
    emails: uniqueItems(
      z.array(group("Adresse e-mail", { label: line.meta({ title: "Libellé" }), address: email })).length(3),
      "label",
    ).meta({ title: "Adresses e-mail", description: "Ce peut être trois fois la même." }),
    legal: z
      .tuple([
        legalLink("/mentions-legales", "Mentions légales"),
        legalLink("/politique-confidentialite", "Politique de confidentialité"),
      ])
      .meta({ title: "Liens légaux" }),
    social: group("Réseau social", { label: line.meta({ title: "Texte du lien" }), url: socialUrl }),
  }),
  interface: group("Textes de l'interface", {
    skipToContent: line.meta({ title: "Aller au contenu" }),
    homeLink: line.meta({ title: "Lien vers l'accueil" }),
    mainNavigation: line.meta({ title: "Navigation principale" }),
    footerNavigation: line.meta({ title: "Navigation du pied de page" }),
    menu: text(20).meta({ title: "Bouton du menu" }),
    footerPages: line.meta({ title: "Pied de page : pages" }),
    footerContact: line.meta({ title: "Pied de page : contact" }),
    footerAddress: line.meta({ title: "Pied de page : adresse" }),
    openMap: line.meta({ title: "Ouvrir la carte" }),
    newVersion: line.meta({ title: "Nouvelle version disponible" }),
    reload: line.meta({ title: "Recharger" }),
  }),
});
