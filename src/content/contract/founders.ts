import * as z from "zod";
import { email } from "./addresses";
import {
  callToAction,
  description,
  fact,
  group,
  intro,
  line,
  link,
  page,
  paragraph,
  picture,
  title,
  uniqueItems,
} from "./fields";
import { graphqlTypes } from "./roles";

const founder = group("Fondateur", {
  name: line.meta({ title: "Nom" }),
  initials: z
    .string()
    .regex(/^\p{Lu}{2,3}$/u, {
      error: "attendu : deux ou trois lettres majuscules, par exemple PN",
    })
    .meta({ title: "Initiales", description: "Deux ou trois lettres majuscules : PN" }),
  role: line.meta({ title: "Rôle" }),
  bio: paragraph.meta({ title: "Présentation" }),
  facts: uniqueItems(z.array(fact).max(3), "label").optional().meta({
    title: "Repères",
    description: "Facultatif, trois au plus. Par exemple «Formation», avec le texte «École, diplôme».",
  }),
  email,
  photo: picture(640, 640)
    .omit({ caption: true })
    .register(graphqlTypes, { type: "Portrait" })
    .optional()
    .meta({ title: "Portrait" }),
});

const habit = group("Principe", { title, description }).register(graphqlTypes, { type: "TitledText" });

export const founders = group("À propos", {
  ...page("/a-propos"),
  ...intro,
  founders: uniqueItems(z.array(founder).length(2), "email").meta({ title: "Fondateurs" }),
  habits: group("Manière de travailler", {
    title,
    items: uniqueItems(z.array(habit).length(3), "title").meta({ title: "Principes" }),
    partners: group("Renvoi aux partenaires", { text: line.meta({ title: "Phrase" }), link }).optional(),
  }),
  contact: callToAction,
});
