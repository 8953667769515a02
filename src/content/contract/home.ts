import * as z from "zod";
import {
  callToAction,
  description,
  distinct,
  group,
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
import { graphqlTypes } from "./roles";
import { hourly, outsideAxis, series } from "./series";

/** An entry whose title the specification fixes. */
const named = <Title extends string>(title: Title) =>
  group(title, { title: z.literal(title).meta({ title: "Titre" }), description }).register(graphqlTypes, {
    type: "TitledText",
  });

/** A question that the network's owner asks, and the measurement and the input that answer it. */
const question = group("Question", {
  question: line.meta({ title: "Question" }),
  quantity: line.meta({ title: "Grandeur mesurée" }),
  input: line.meta({ title: "Entrée" }),
});

/** What one sees on the curves, at the hours that differ. */
const hours = (title: string) =>
  group(title, {
    night: paragraph.meta({ title: "La nuit", description: "De 22 h à 5 h." }),
    morning: paragraph.meta({ title: "Le matin", description: "De 5 h à 10 h." }),
    day: paragraph.meta({ title: "En journée", description: "De 10 h à 17 h." }),
    evening: paragraph.meta({ title: "Le soir", description: "De 17 h à 22 h." }),
  }).register(graphqlTypes, { type: "SeenByHour" });

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
    hint: line.meta({ title: "Invitation", description: "Près du curseur, jusqu'à ce qu'il bouge." }),
    calm: hours("Ce que l'on voit sans fuite"),
    table: line.meta({ title: "Titre du tableau" }),
    pressure: series.meta({ title: "Pression" }),
    flow: series.meta({ title: "Débit" }),
    leak: group("Fuite simulée", {
      label: line.meta({ title: "Bouton" }),
      legend: group("Légende", {
        lost: line.meta({ title: "Surface", description: "Ce que la fuite ajoute au débit." }),
        calm: line.meta({ title: "Tirets", description: "La même journée sans la fuite." }),
      }),
      seen: hours("Ce que l'on voit avec la fuite"),
      pressure: hourly.meta({ title: "Pression" }),
      flow: hourly.meta({ title: "Débit" }),
    }),
  })
  .superRefine(({ leak, ...day }, context) => {
    for (const name of ["pressure", "flow"] as const) {
      for (const [index, message] of outsideAxis(leak[name], day[name])) {
        context.addIssue({ code: "custom", path: ["leak", name, index], message });
      }
    }
  })
  .meta({ title: "Vue web d'une journée" });

export const home = group("Accueil", {
  ...page("/", { hasContactSection: true }),
  hero: group("Haut de page", {
    label: overline,
    title: z.literal("De l'idée à l'impact").meta({ title: "Titre" }),
    lead: paragraph.meta({ title: "Introduction" }),
    primary: link.meta({ title: "Premier bouton" }),
    secondary: link.meta({ title: "Second bouton" }),
    audience: distinct(
      z
        .array(
          group("Public", {
            who: line.meta({ title: "Qui" }),
            need: line.meta({ title: "Besoin" }),
          }),
        )
        .length(3),
      "who",
    ).meta({ title: "Publics" }),
    image: picture(1920, 1080),
    annotations: distinct(
      z
        .array(group("Annotation", { label: line.meta({ title: "Texte" }), x: percent, y: percent }))
        .length(3),
      "label",
    ).meta({ title: "Annotations de l'image" }),
  }),
  services: group("Services", {
    label: overline,
    title,
    items: distinct(
      z
        .array(
          group("Service", { icon, title, description, detail: line.meta({ title: "Précision" }), link }),
        )
        .length(3),
      "title",
    ).meta({ title: "Services" }),
  }),
  aqualink: group("AquaLink", {
    label: overline,
    title,
    lead: paragraph.meta({ title: "Introduction" }),
    valley: group("Vallée dessinée", {
      summary: paragraph.meta({
        title: "Résumé du dessin",
        description: "Lu aux personnes qui ne voient pas le dessin.",
      }),
      places: group("Lieux", {
        village: line.meta({ title: "Village" }),
        chamber: line.meta({ title: "Chambre" }),
        pipe: line.meta({ title: "Conduite" }),
        reservoir: line.meta({ title: "Réservoir" }),
      }),
      /** In the order of the drawing, from left to right. */
      questions: distinct(z.array(question).length(3), "question").meta({ title: "Questions" }),
    }),
    image: widePicture,
    points: distinct(
      z.array(group("Point fort", { term: line.meta({ title: "Point" }), description })).length(3),
      "term",
    ).meta({ title: "Points forts" }),
    link,
    more: link.meta({ title: "Second lien" }),
    chart,
  }),
  method: group("Méthode", {
    label: overline,
    title,
    steps: z
      .tuple([named("Idéation"), named("Prototype"), named("Pré-indus"), named("Déploiement")])
      .meta({ title: "Étapes" }),
  }),
  about: group("À propos", {
    label: overline,
    title,
    text: paragraph.meta({ title: "Texte" }),
    values: z
      .tuple([named("Qualité"), named("Sécurité (TLS)"), named("Réactivité")])
      .meta({ title: "Valeurs" }),
    link,
  }),
  contact: callToAction,
});
