import * as z from "zod";
import { applyTypography } from "../french-typography";
import { anyUrl, internalUrl } from "./addresses";
import { textProblems } from "./plain-text";
import { contentRoles, graphqlTypes } from "./roles";

/** An object with the title that the editor's form shows. */
export function group<Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) {
  return z.strictObject(shape).meta({ title });
}

export const text = (maxLength: number, { minLength = 1 } = {}) =>
  z
    .string()
    .min(minLength)
    .max(maxLength)
    .superRefine((value, context) => {
      for (const message of textProblems(value)) context.addIssue({ code: "custom", message });
    })
    .register(contentRoles, { kind: "text" });
export const line = text(120);
export const paragraph = text(600);

/** A text with variables such as «Écrire à {name}», each of which must occur exactly once. */
export function template(variables: readonly string[], maxLength = 120) {
  const expected = variables.map((variable) => `{${variable}}`);
  return text(maxLength)
    .refine((value) => String(value.match(/\{\w*\}/g)?.toSorted()) === String(expected.toSorted()), {
      error: `attendu dans le texte, exactement une fois : ${expected.join(", ")}, accolades comprises ; le site y met la valeur`,
    })
    .meta({ description: `Le site remplace ${expected.join(", ")}.` });
}

/** Rejects repeated entries: equal texts, or objects with equal texts at `key`. */
export function uniqueItems<Entry>(entries: z.ZodArray<z.ZodType<Entry>>, key?: keyof Entry & string) {
  return entries.superRefine(
    (list, context) => {
      const seenTexts = new Set<unknown>();
      for (const [index, entry] of list.entries()) {
        const comparedValue = key ? entry?.[key] : entry;
        const comparedText = typeof comparedValue === "string" ? applyTypography(comparedValue) : undefined;
        if (comparedText !== undefined && seenTexts.has(comparedText)) {
          const path = key ? [index, key] : [index];
          context.addIssue({
            code: "custom",
            path,
            message: `«${comparedText}» figure déjà plus haut ; attendu : une valeur différente dans chaque entrée`,
          });
        }
        seenTexts.add(comparedText);
      }
    },
    // Run this rule even if the list has other problems.
    { when: ({ value }) => Array.isArray(value) },
  );
}

/** A picture of at least width × height pixels, cropped to that aspect ratio; in GraphQL, `src` is a `File` node. */
export const picture = (width: number, height: number) =>
  group("Image", {
    src: z
      .string()
      .regex(/^images\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp|avif)$/, {
        error: ({ input }) =>
          input === ""
            ? "choisissez une image"
            : "attendu : images/ puis un nom en minuscules, chiffres et traits d'union, en .jpg, .png, .webp ou .avif ; renommez le fichier, par exemple images/chambre-de-vannes.jpg",
      })
      .refine((src) => !/\/(?:con|prn|aux|nul|(?:com|lpt)\d)\./.test(src), {
        error: "Windows réserve ce nom et ne pourrait pas copier le site ; renommez le fichier",
      })
      .meta({
        title: "Fichier",
        description: `Image du dossier data/images, d'au moins ${width} × ${height} pixels.`,
      })
      .register(contentRoles, { kind: "picture", width, height }),
    alt: text(160)
      .refine((value) => !/\.(?:jpe?g|png|webp|avif)$/i.test(value), {
        error: "attendu : ce que l'image montre, pas le nom de son fichier",
      })
      .meta({
        title: "Description de l'image",
        description: "Ce que l'image montre, pour qui ne la voit pas.",
      }),
    caption: text(60).optional().meta({
      title: "Légende",
      description: "Ce qui se lit sous l'image, par exemple «Image de synthèse».",
    }),
  }).register(graphqlTypes, { type: "Picture" });
export const widePicture = picture(1296, 810);

export const placeholders = uniqueItems(z.array(line)).optional().meta({
  title: "Valeurs encore à remplacer",
  description:
    "Chemins des valeurs encore à remplacer avant la mise en ligne, par exemple founders[0].name. Retirez le chemin une fois la valeur remplacée.",
});
const linkLabel = text(60).meta({ title: "Texte du lien" });
export const link = group("Lien", {
  label: linkLabel,
  to: internalUrl,
}).register(graphqlTypes, { type: "Link" });

export const linkToAnyUrl = group("Lien", {
  label: linkLabel,
  to: anyUrl,
}).register(graphqlTypes, { type: "Link" });
export const seo = group("Moteurs de recherche", {
  title: text(50).meta({
    title: "Titre",
    description:
      "Dans l'onglet et les moteurs de recherche ; le nom de l'entreprise suit, si la place suffit.",
  }),
  description: text(160, { minLength: 70 }).meta({
    title: "Résumé",
    description: "Résumé pour les moteurs de recherche, de 70 à 160 caractères.",
  }),
}).register(graphqlTypes, { type: "Seo" });
export const callToAction = group("Invitation à écrire", {
  title: line.meta({ title: "Titre" }),
  text: paragraph.meta({ title: "Texte" }),
  link: link.meta({ title: "Bouton" }),
}).register(graphqlTypes, { type: "CallToAction" });
export const fact = group("Ligne", {
  label: line.meta({ title: "Libellé" }),
  text: line.meta({ title: "Texte" }),
}).register(graphqlTypes, { type: "LabelledText" });
export const icon = z
  .enum(["board", "link", "data", "water"])
  .meta({ title: "Dessin", enumDescriptions: ["Carte électronique", "Liaison", "Données", "Eau"] })
  .register(graphqlTypes, { type: "Icon" });

/** Fields of every page, to spread into its schema. */
export function page<Path extends string>(path: Path) {
  return {
    placeholders,
    path: z.literal(path).meta({
      title: "Adresse de la page",
      description: "Adresse de la page, fixée par le cahier des charges.",
    }),
    breadcrumb: line.meta({
      title: "Nom de la page",
      description: "Nom de la page dans le fil d'Ariane, pour les moteurs de recherche.",
    }),
    seo,
  };
}
export const overline = line.meta({ title: "Mention au-dessus du titre" });
export const title = line.meta({ title: "Titre" });
export const description = paragraph.meta({ title: "Description" });
/** Fields of a page's title and introduction, to spread into its schema. */
export const intro = { title, lead: text(240).meta({ title: "Introduction" }) };
