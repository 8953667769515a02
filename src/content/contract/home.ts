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
  picture,
  title,
  widePicture,
} from "./fields";
import { series } from "./series";

/** An entry whose title the specification fixes. */
const named = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title).meta({ title: "Titre" }), description }).meta({ title });

export const home = z
  .strictObject({
    ...page("/"),
    hero: z
      .strictObject({
        label: overline,
        title: z.literal("De l'idée à l'impact").meta({ title: "Titre" }),
        lead: paragraph.meta({ title: "Introduction" }),
        primary: link.meta({ title: "Premier bouton" }),
        secondary: link.meta({ title: "Second bouton" }),
        image: picture(1920, 1080),
        annotations: distinct(z.array(line.meta({ title: "Annotation" })).length(3)).meta({
          title: "Annotations de l'image",
        }),
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
        pathName: line.meta({
          title: "Nom du schéma",
          description: "Lu aux personnes qui ne voient pas le dessin.",
        }),
        inputs: distinct(z.array(line.meta({ title: "Entrée" })).length(3)).meta({
          title: "Schéma : entrées",
        }),
        device: line.meta({ title: "Schéma : appareil" }),
        transport: line.meta({ title: "Schéma : transport" }),
        view: line.meta({ title: "Schéma : affichage" }),
        image: widePicture,
        link,
        chart: z
          .strictObject({
            title,
            note: line.meta({ title: "Mention" }),
            address: line.meta({ title: "Adresse affichée" }),
            summary: paragraph.meta({
              title: "Résumé de la courbe",
              description: "Lu aux personnes qui ne voient pas la courbe.",
            }),
            pressure: series.meta({ title: "Pression" }),
            flow: series.meta({ title: "Débit" }),
          })
          .meta({ title: "Courbe d'exemple" }),
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
