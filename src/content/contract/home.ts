import { z } from "zod";
import {
  description,
  distinct,
  icon,
  line,
  link,
  overline,
  page,
  paragraph,
  percent,
  picture,
  title,
  widePicture,
} from "./fields";
import { hourly, outsideAxis, series } from "./series";

/** An entry whose title the specification fixes. */
const named = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title).meta({ title: "Titre" }), description }).meta({ title });

/** A question that the network's owner asks, and the measurement and the input that answer it. */
const question = z
  .strictObject({
    question: line.meta({ title: "Question" }),
    quantity: line.meta({ title: "Grandeur mesurée" }),
    input: line.meta({ title: "Entrée" }),
  })
  .meta({ title: "Question" });

/** The web view of a day. Every figure is an example. */
const chart = z
  .strictObject({
    title,
    note: line.meta({ title: "Mention" }),
    address: line.meta({ title: "Adresse affichée" }),
    summary: paragraph.meta({
      title: "Résumé de la courbe",
      description: "Lu aux personnes qui ne voient pas la courbe.",
    }),
    cursor: line.meta({ title: "Curseur", description: "Nom du curseur qui parcourt la journée." }),
    calm: paragraph.meta({ title: "Sans fuite", description: "Ce que l'on voit un jour sans fuite." }),
    table: line.meta({ title: "Titre du tableau" }),
    pressure: series.meta({ title: "Pression" }),
    flow: series.meta({ title: "Débit" }),
    leak: z
      .strictObject({
        label: line.meta({ title: "Bouton" }),
        seen: paragraph.meta({
          title: "Avec la fuite",
          description: "Ce que l'on voit pendant la fuite simulée.",
        }),
        pressure: hourly.meta({ title: "Pression" }),
        flow: hourly.meta({ title: "Débit" }),
      })
      .meta({ title: "Fuite simulée" }),
  })
  .superRefine(({ leak, ...day }, context) => {
    for (const name of ["pressure", "flow"] as const) {
      for (const [index, message] of outsideAxis(leak[name], day[name])) {
        context.addIssue({ code: "custom", path: ["leak", name, index], message });
      }
    }
  })
  .meta({ title: "Vue web d'une journée" });

export const home = z
  .strictObject({
    ...page("/", { hasContactSection: true }),
    hero: z
      .strictObject({
        label: overline,
        title: z.literal("De l'idée à l'impact").meta({ title: "Titre" }),
        lead: paragraph.meta({ title: "Introduction" }),
        primary: link.meta({ title: "Premier bouton" }),
        secondary: link.meta({ title: "Second bouton" }),
        audience: distinct(
          z
            .array(
              z
                .strictObject({
                  who: line.meta({ title: "Qui" }),
                  need: line.meta({ title: "Besoin" }),
                })
                .meta({ title: "Public" }),
            )
            .length(3),
          "who",
        ).meta({ title: "Publics" }),
        image: picture(1920, 1080),
        annotations: distinct(
          z
            .array(
              z
                .strictObject({ label: line.meta({ title: "Texte" }), x: percent, y: percent })
                .meta({ title: "Annotation" }),
            )
            .length(3),
          "label",
        ).meta({ title: "Annotations de l'image" }),
      })
      .meta({ title: "Haut de page" }),
    services: z
      .strictObject({
        label: overline,
        title,
        items: distinct(
          z
            .array(
              z
                .strictObject({ icon, title, description, detail: line.meta({ title: "Précision" }), link })
                .meta({ title: "Service" }),
            )
            .length(3),
          "title",
        ).meta({ title: "Services" }),
      })
      .meta({ title: "Services" }),
    aqualink: z
      .strictObject({
        label: overline,
        title,
        lead: paragraph.meta({ title: "Introduction" }),
        valley: z
          .strictObject({
            summary: paragraph.meta({
              title: "Résumé du dessin",
              description: "Lu aux personnes qui ne voient pas le dessin.",
            }),
            places: z
              .strictObject({
                village: line.meta({ title: "Village" }),
                chamber: line.meta({ title: "Chambre" }),
                pipe: line.meta({ title: "Conduite" }),
                reservoir: line.meta({ title: "Réservoir" }),
              })
              .meta({ title: "Lieux" }),
            /** In the order of the drawing, from left to right. */
            questions: distinct(z.array(question).length(3), "question").meta({ title: "Questions" }),
          })
          .meta({ title: "Vallée dessinée" }),
        image: widePicture,
        points: distinct(
          z
            .array(
              z
                .strictObject({ term: line.meta({ title: "Point" }), description })
                .meta({ title: "Point fort" }),
            )
            .length(3),
          "term",
        ).meta({ title: "Points forts" }),
        link,
        more: link.meta({ title: "Second lien" }),
        chart,
      })
      .meta({ title: "AquaLink" }),
    method: z
      .strictObject({
        label: overline,
        title,
        steps: z
          .tuple([named("Idéation"), named("Prototype"), named("Pré-indus"), named("Déploiement")])
          .meta({ title: "Étapes" }),
      })
      .meta({ title: "Méthode" }),
    about: z
      .strictObject({
        label: overline,
        title,
        text: paragraph.meta({ title: "Texte" }),
        values: z
          .tuple([named("Qualité"), named("Sécurité (TLS)"), named("Réactivité")])
          .meta({ title: "Valeurs" }),
        link,
      })
      .meta({ title: "À propos" }),
    contact: z
      .strictObject({
        label: overline,
        title,
        text: paragraph.meta({ title: "Texte" }),
        link: link.meta({ title: "Bouton" }),
      })
      .meta({ title: "Invitation à écrire" }),
  })
  .meta({ title: "Accueil" });
