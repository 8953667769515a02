import * as z from "zod";
import { monospaceTypeface } from "../../theme/typeface";
import { internalUrl } from "./addresses";
import {
  callToAction,
  description,
  group,
  intro,
  line,
  link,
  overline,
  page,
  paragraph,
  picture,
  template,
  text,
  title,
  uniqueItems,
  widePicture,
} from "./fields";
import { graphqlTypes } from "./roles";

const fixedTitleText = <Title extends string>(title: Title) =>
  group(title, { title: z.literal(title).meta({ title: "Titre" }), description }).register(graphqlTypes, {
    type: "TitledText",
  });

/** A label in a drawing or beside a value, short enough for phones. */
const shortLabel = text(12);

/** A unit, shown in the monospace typeface, which lacks rare characters. */
const unit = text(4)
  .refine((value) => missingCharacters(value) === "", {
    error: ({ input }) =>
      `attendu : une unité sans «${missingCharacters(String(input))}», qui manque à la police des valeurs`,
  })
  .meta({ title: "Unité" });
const missingCharacters = (value: string) =>
  [...value].filter((character) => !monospaceTypeface.characters.includes(character)).join("");

/** A measured quantity and the question that its tab answers; short enough for three tabs side by side. */
const quantity = (title: string) =>
  group(title, {
    name: text(8).meta({ title: "Nom" }),
    unit,
    spokenUnit: text(30).meta({ title: "Unité en toutes lettres", description: "Lue à haute voix." }),
    question: text(36).meta({ title: "Question" }),
    input: text(12).meta({ title: "Entrée" }),
  }).register(graphqlTypes, { type: "Quantity" });

/** A sentence below the drawing; `description` says when it is shown (islands/live-view/sentence.ts). */
const sentence = (title: string, description: string) => text(120).meta({ title, description });

/** The live view, AquaLink's screen; network/model.ts computes its values. */
const liveView = group("Vue web d'une journée", {
  title,
  note: shortLabel.meta({ title: "Mention" }),
  summary: paragraph.meta({
    title: "Résumé du dessin",
    description: "Lu aux personnes qui ne voient pas le dessin.",
  }),
  questions: line.meta({ title: "Questions", description: "Nom des trois onglets, lu à haute voix." }),
  cursor: line.meta({ title: "Curseur", description: "Nom du curseur qui parcourt la journée." }),
  table: text(40).meta({ title: "Titre du tableau" }),
  places: group("Lieux", {
    village: text(9).meta({ title: "Village" }),
    chamber: text(9).meta({ title: "Chambre" }),
    reservoir: shortLabel.meta({ title: "Réservoir" }),
  }),
  quantities: group("Grandeurs mesurées", {
    pressure: quantity("Pression"),
    flow: quantity("Débit"),
    level: quantity("Niveau"),
  }),
  leak: group("Fuite simulée", {
    label: text(7).meta({ title: "Nom du choix", description: "Aussi sur le dessin, près de la fuite." }),
    with: shortLabel.meta({ title: "Avec fuite" }),
    without: shortLabel.meta({ title: "Sans fuite" }),
    /** `after` and `before` are places, downstream and upstream of the chamber. */
    after: text(22).meta({ title: "Fuite après la chambre" }),
    before: text(22).meta({ title: "Fuite avant la chambre" }),
    opens: text(16).meta({ title: "Elle s'ouvre", description: "Après l'heure, sous les courbes." }),
    calm: text(10).meta({ title: "Comparaison", description: "Devant la valeur d'un jour sans fuite." }),
    insteadOf: shortLabel.meta({
      title: "Au lieu de",
      description: "La même comparaison, lue à haute voix.",
    }),
  }),
  seen: group("Ce que l'on voit", {
    calm: group("Sans fuite, ou avant qu'elle ne s'ouvre", {
      filling: sentence("Le réservoir se remplit", "Le débit est inférieur à celui de la source."),
      drawing: sentence("Le réservoir baisse", "Le débit est supérieur à celui de la source."),
      peak: sentence("Le réservoir baisse vite", "À partir de 12 m³/h."),
    }),
    after: group("Fuite après la chambre", {
      quiet: sentence("On consomme peu", "Sans fuite, le débit serait inférieur à 5 m³/h."),
      busy: sentence("Le reste du temps", "Débit plus élevé, pression et niveau plus bas que sans fuite."),
      weak: sentence("La pression manque", "Elle passe sous son minimum d'un jour sans fuite."),
    }),
    before: group("Fuite avant la chambre", {
      opening: sentence("Elle s'ouvre", "Le débit et le niveau sont encore ceux d'un jour sans fuite."),
      hidden: sentence("Le niveau seul a baissé", "Débit et pression sont ceux d'un jour sans fuite."),
      both: sentence("Niveau et pression ont baissé", "Le débit est celui d'un jour sans fuite."),
      low: sentence(
        "Le niveau est bas",
        "Il passe sous son minimum d'un jour sans fuite ; la pression a baissé aussi.",
      ),
    }),
  }),
});

/** A service, shown as one link; its text fits one screen on phones. */
const service = group("Service", { title, description: text(300).meta({ title: "Description" }), link });

const audienceGroup = group("Public", {
  who: line.meta({ title: "Qui" }),
  need: line.meta({ title: "Besoin" }),
  to: internalUrl,
});

/** The cross-section of a valley, a drawing that also shows texts of the live view. */
const valley = group("Coupe de la vallée", {
  summary: paragraph.meta({
    title: "Résumé du dessin",
    description: "Lu aux personnes qui ne voient pas le dessin.",
  }),
  reading: template(["time"], 40).meta({ title: "Mesure montrée" }),
  leak: line.meta({ title: "Nom du choix avec ou sans fuite", description: "Lu à haute voix." }),
  device: text(9).meta({ title: "Appareil" }),
  scale: text(34).meta({ title: "Mention de l'échelle" }),
  board: group("Carte", {
    word: shortLabel.meta({ title: "Mot" }),
    signals: text(22).optional().meta({ title: "Signaux" }),
  }).optional(),
  link: shortLabel.optional().meta({ title: "Liaison" }),
  data: shortLabel.optional().meta({ title: "Données" }),
});

export const home = group("Accueil", {
  ...page("/"),
  hero: group("Haut de page", {
    label: overline,
    title: z.literal("De l'idée à l'impact").meta({ title: "Titre" }),
    lead: text(170).meta({ title: "Introduction" }),
    primary: link.meta({ title: "Premier bouton" }),
    secondary: link.meta({ title: "Second bouton" }),
    audience: uniqueItems(z.array(audienceGroup).length(3), "who").meta({ title: "Publics" }),
    image: picture(1000, 1000),
    valley,
  }),
  services: group("Services", {
    label: overline,
    title,
    items: uniqueItems(z.array(service).length(3), "title").meta({ title: "Services" }),
  }),
  aqualink: group("AquaLink", {
    label: overline,
    ...intro,
    liveView,
    image: widePicture,
    statement: text(100).meta({ title: "Phrase à côté de l'appareil" }),
    link,
    more: link.meta({ title: "Second lien" }),
  }),
  method: group("Méthode", {
    label: overline,
    title,
    steps: z
      .tuple([
        fixedTitleText("Idéation"),
        fixedTitleText("Prototype"),
        fixedTitleText("Pré-indus"),
        fixedTitleText("Déploiement"),
      ])
      .meta({ title: "Étapes" }),
  }),
  about: group("À propos", {
    title,
    text: paragraph.meta({ title: "Texte" }),
    values: z
      .tuple([fixedTitleText("Qualité"), fixedTitleText("Sécurité (TLS)"), fixedTitleText("Réactivité")])
      .meta({ title: "Valeurs" }),
    link,
  }),
  contact: callToAction,
});
