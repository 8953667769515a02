import { z } from "zod";
import { distinct, email, line, paragraph, picture, placeholders, text } from "./fields";
import { openingHours } from "./opening-hours";
import { contentRoles } from "./roles";

const httpsUrl = z
  .string()
  .regex(/^https:\/\/[^\s<>"{}|\\^`]+$/, {
    error: "attendu : une adresse web qui commence par https://",
    abort: true,
  })
  .refine((value) => URL.canParse(value) && z.regexes.domain.test(new URL(value).hostname), {
    error: "attendu : une adresse web complète, par exemple https://www.exemple.ch",
  });

const socialUrl = httpsUrl.meta({}).register(contentRoles, { role: "reachable" });
const siteUrl = httpsUrl
  .refine((value) => !URL.canParse(value) || new URL(value).origin === value, {
    error: "attendu : l'adresse du site seule, sans barre oblique ni chemin à la fin, en minuscules",
  })
  .meta({ description: "Adresse publique du site, sans barre oblique à la fin : https://www.exemple.ch" })
  .register(contentRoles, { role: "reachable" });

const telephone = z
  .string()
  .regex(/^\+[1-9](?: ?\d){7,14}$/, {
    error: "attendu : un numéro international en chiffres et espaces simples, par exemple +41 27 123 45 67",
  })
  .meta({ description: "Numéro international : +41 27 123 45 67" });

/** Google asks for five decimals; a last zero would be lost on the way to the page. */
const coordinate = (lowest: number, highest: number) =>
  z
    .number()
    .min(lowest)
    .max(highest)
    .refine((degrees) => /\.\d{5,}$/.test(String(degrees)), {
      error: "attendu : 5 décimales au moins, la dernière autre que zéro, par exemple 46.14741",
    });

const pageLink = <Label extends string, Path extends string>(label: Label, path: Path) =>
  z.strictObject({ label: z.literal(label), to: z.literal(path) });

export const site = z.strictObject({
  placeholders,
  name: text(40).meta({ description: "Nom de l'entreprise." }).register(contentRoles, { role: "name" }),
  tagline: z.literal("De l'idée à l'impact"),
  siteUrl,
  business: z.strictObject({
    description: paragraph,
    telephone,
    email,
    address: z.strictObject({
      street: line,
      postalCode: z.string().regex(/^[1-9]\d{3}$/, { error: "attendu : quatre chiffres, par exemple 1905" }),
      locality: line,
      region: line,
      country: z.literal("CH"),
      countryName: line,
    }),
    geo: z.strictObject({ latitude: coordinate(45.8, 47.9), longitude: coordinate(5.9, 10.6) }),
    openingHours,
    priceRange: text(99),
    image: picture(1200, 900),
  }),
  navigation: z.tuple([
    pageLink("Accueil", "/"),
    pageLink("Solutions", "/solutions"),
    pageLink("Projets", "/projets"),
    pageLink("À propos", "/a-propos"),
    pageLink("Contact", "/contact"),
  ]),
  contactButton: z.literal("Contactez-nous"),
  nextSteps: distinct(z.array(line).length(3)).meta({
    description: "Ce qui se passe quand on nous écrit, en trois temps, au bas des pages.",
  }),
  footer: z.strictObject({
    emails: distinct(z.array(z.strictObject({ label: line, address: email })).length(3), "address"),
    legal: z.tuple([
      z.strictObject({ label: line, to: z.literal("/mentions-legales") }),
      z.strictObject({ label: line, to: z.literal("/politique-confidentialite") }),
    ]),
    social: z.strictObject({ label: line, url: socialUrl }),
  }),
  interface: z.strictObject({
    skipToContent: line,
    homeLink: line,
    mainNavigation: line,
    footerNavigation: line,
    breadcrumb: line,
    menu: line,
    footerPages: line,
    footerContact: line,
    footerAddress: line,
    footerFollow: line,
    openMap: line,
    newVersion: line,
    reload: line,
  }),
});
