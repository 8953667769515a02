import { z } from "zod";
import {
  callToAction,
  description,
  distinct,
  email,
  intro,
  line,
  page,
  paragraph,
  picture,
  template,
  title,
} from "./fields";
import { graphqlTypes } from "./roles";

export const founders = z
  .strictObject({
    ...page("/a-propos"),
    ...intro,
    founders: distinct(
      z
        .array(
          z
            .strictObject({
              name: line.meta({ title: "Nom" }),
              initials: z
                .string()
                .regex(/^[A-ZÀ-ÖØ-ÞŒ]{2,3}$/, {
                  error: "attendu : deux ou trois lettres majuscules, par exemple PN",
                })
                .meta({ title: "Initiales", description: "Deux ou trois lettres majuscules : PN" }),
              role: line.meta({ title: "Rôle" }),
              email,
              bio: paragraph.meta({ title: "Présentation" }),
              facts: distinct(
                z
                  .array(
                    z
                      .strictObject({
                        label: line.meta({ title: "Libellé" }),
                        text: line.meta({ title: "Texte" }),
                      })
                      .meta({ title: "Repère" }),
                  )
                  .length(3),
                "label",
              ).meta({ title: "Repères" }),
              photo: picture(640, 640).optional().meta({ title: "Portrait" }),
            })
            .meta({ title: "Fondateur" }),
        )
        .length(2),
      "email",
    ).meta({ title: "Fondateurs" }),
    emailLabel: template(["name"]).meta({ title: "Lien pour écrire" }),
    /** The three values again, as habits. */
    habits: z
      .strictObject({
        title,
        items: distinct(
          z
            .array(
              z
                .strictObject({ title, description })
                .meta({ title: "Habitude" })
                .register(graphqlTypes, { type: "TitledText" }),
            )
            .length(3),
          "title",
        ).meta({ title: "Habitudes" }),
      })
      .meta({ title: "Manière de travailler" }),
    contact: callToAction,
  })
  .meta({ title: "À propos" });
