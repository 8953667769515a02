import * as z from "zod";
import { type FieldName, fieldNames, type TextField, textFields } from "../form-fields";
import { fragmentId } from "./addresses";
import { group, intro, line, page, paragraph, template, text, uniqueItems } from "./fields";
import { contentRoles, graphqlTypes } from "./roles";

const asteriskRule = [
  /[^*] \*$/,
  { error: "attendu : un libellé suivi de « * », le champ est obligatoire" },
] as const;
const requiredLabel = line
  .regex(...asteriskRule)
  .meta({ description: "Suivi de « * » : le champ est obligatoire." });
const optionalLabel = line
  .regex(/^[^*]+$/, { error: "attendu : un libellé sans astérisque, le champ est facultatif" })
  .meta({ description: "Sans « * » : le champ est facultatif." });

/** A label that ends in an asterisk if its field is required. */
const fieldLabel = (field: TextField, title: string) =>
  (textFields[field].isRequired ? requiredLabel : optionalLabel).meta({ title });

/** A domain or IP address; rejects slips such as `https://formspree,io` and `https://formspree`. */
const hostPattern = /^(?:(?:[a-z\d-]+\.)+[a-z\d-]{2,}\.?|localhost|[\d.]+|\[.*\])$/;

/** The CSP names the origin twice, in a line limited to 2,000 characters (gatsby/hosting/headers.ts). */
const maxOriginLength = 120;

/** Plain HTTP is allowed for localhost only, for tests. */
const deliveryEndpoint = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$))[^\s<>"{}|\\^`@#]*$/, {
    error: "attendu : une adresse qui commence par https://, sans @ ni #",
    abort: true,
  })
  .refine((value) => URL.canParse(value) && hostPattern.test(new URL(value).hostname), {
    error: "attendu : une adresse web complète, par exemple https://formspree.io/f/abcdefgh",
  })
  .refine((value) => !URL.canParse(value) || new URL(value).origin.length <= maxOriginLength, {
    error: `nom d'hôte trop long ; attendu : ${maxOriginLength} caractères au plus jusqu'au chemin`,
  })
  .meta({
    title: "Adresse du service",
    description: "Avec Formspree ou un autre service : https://formspree.io/f/abcdefgh",
  })
  .register(contentRoles, { kind: "publicAddress" });

const needsEndpoint = (service: string) => ["formspree", "json"].includes(service);

/** The delivery of messages (docs/messages.md). Netlify needs no endpoint. */
const delivery = z
  .strictObject({
    service: z
      .enum(["none", "netlify", "formspree", "json"])
      .meta({
        title: "Service",
        description: "Service qui reçoit les messages du formulaire ; sans lui, rien n'est envoyé.",
        enumDescriptions: ["Aucun", "Netlify", "Formspree", "Autre service (JSON)"],
      })
      .register(graphqlTypes, { type: "DeliveryService" }),
    endpoint: deliveryEndpoint.optional(),
  })
  .refine(({ service, endpoint }) => !needsEndpoint(service) || endpoint !== undefined, {
    path: ["endpoint"],
    error: "attendu : l'adresse que ce service vous a donnée",
  })
  .refine(({ service, endpoint }) => needsEndpoint(service) || endpoint === undefined, {
    path: ["endpoint"],
    error: "sans objet avec «Aucun» ou Netlify ; effacez-la",
  })
  .meta({ title: "Réception des messages" })
  .register(graphqlTypes, { type: "Delivery" });

const prompt = group("Phrase d'aide", {
  id: fragmentId("/contact#reseau", fieldNames),
  text: text(160).meta({ title: "Texte" }),
});

/** A label on the drawn map, short enough for phones. */
const planLabel = text(20);

export const contact = group("Contact", {
  ...page("/contact"),
  delivery,
  ...intro,
  form: group("Formulaire", {
    title: line.meta({ title: "Titre" }),
    requiredHint: line.meta({ title: "Note sur les champs obligatoires" }),
    fields: group("Libellés des champs", {
      name: fieldLabel("name", "Nom"),
      email: fieldLabel("email", "E-mail"),
      phone: fieldLabel("phone", "Téléphone"),
      company: fieldLabel("company", "Entreprise"),
      message: fieldLabel("message", "Message"),
      consent: template(["company"], 300)
        .regex(...asteriskRule)
        .meta({ title: "Consentement", description: "Le site remplace {company} ; « * » à la fin." }),
    } satisfies Record<FieldName, z.ZodType>),
    messageHint: line.meta({ title: "Aide sous le message" }),
    prompts: uniqueItems(z.array(prompt).min(1), "id").meta({
      title: "Phrases d'aide",
      description: "En tête du formulaire, pour les visiteurs venus par un lien vers cette ancre.",
    }),
    submit: line.meta({ title: "Bouton" }),
    sending: group("Pendant l'envoi", {
      button: line.meta({ title: "Bouton" }),
      status: line.meta({ title: "État annoncé" }),
    }),
    withoutScript: group("Sans JavaScript", {
      text: paragraph.meta({ title: "Texte" }),
      link: line.meta({ title: "Texte du lien" }),
    }),
    errors: group("Champs à corriger", {
      nameMissing: line.meta({ title: "Nom absent" }),
      nameForbidden: line.meta({ title: "Nom refusé" }),
      emailMissing: line.meta({ title: "E-mail absent" }),
      emailInvalid: line.meta({ title: "E-mail refusé" }),
      messageTooShort: z
        .literal("Le message doit contenir au moins 20 caractères.")
        .meta({ title: "Message trop court" }),
      tooLong: template(["length", "most"]).meta({ title: "Texte trop long" }),
      consentMissing: z
        .literal("Vous devez accepter l'utilisation de vos données.")
        .meta({ title: "Consentement absent" }),
      refused: line.meta({ title: "Champ refusé par le service" }),
    }),
    failures: group("Envoi impossible", {
      offline: paragraph.meta({ title: "Hors ligne" }),
      unreachable: paragraph.meta({ title: "Pas de réponse" }),
      refused: paragraph.meta({ title: "Champs refusés" }),
      rejected: paragraph.meta({ title: "Message non accepté" }),
      suspected: paragraph.meta({ title: "Pris pour un robot" }),
    }),
    mail: group("Envoi par e-mail", {
      link: line.meta({ title: "Texte du lien" }),
      subject: template(["name"]).meta({ title: "Objet du message" }),
      cut: line.meta({ title: "Message coupé" }),
    }),
    honeypot: line.meta({ title: "Champ caché, pour les robots" }),
    notices: group("Avis", {
      errorTitle: z.literal("Erreur").meta({ title: "Titre d'une erreur" }),
      successTitle: z.literal("Message envoyé !").meta({ title: "Titre de l'envoi réussi" }),
      successText: z.literal("Nous vous répondrons rapidement.").meta({ title: "Texte de l'envoi réussi" }),
      dismiss: line.meta({ title: "Fermer l'avis" }),
    }),
  }),
  wires: uniqueItems(z.array(text(8)).length(4)).meta({
    title: "Fils de la prise dessinée",
    description: "Le nom, l'adresse, le message et l'accord, dans cet ordre.",
  }),
  plug: text(100).meta({ title: "Légende de la prise dessinée" }),
  details: group("Coordonnées", {
    title: line.meta({ title: "Nom de la liste", description: "Lu aux personnes qui ne la voient pas." }),
    hours: group("Phrase des horaires", {
      several: template(["first", "last", "opens", "closes"]).meta({ title: "Plusieurs jours" }),
      pair: template(["first", "last", "opens", "closes"]).meta({ title: "Deux jours" }),
      single: template(["first", "opens", "closes"]).meta({ title: "Un seul jour" }),
    }),
  }),
  map: group("Carte", {
    title: line.meta({ title: "Nom de la carte", description: "Lu aux personnes qui ne la voient pas." }),
    link: line.meta({
      title: "Où mène l'adresse",
      description: "Apparaît quand la souris est sur l'adresse ; lu aux personnes qui ne la voient pas.",
    }),
    plan: group("Plan dessiné", {
      river: planLabel.meta({ title: "Fleuve" }),
      upstream: planLabel.meta({ title: "Vers l'amont" }),
      downstream: planLabel.meta({ title: "Vers l'aval" }),
    }).meta({ description: "Noms du plan dessiné, à côté de la carte." }),
  }),
});
