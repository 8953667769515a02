import { z } from "zod";
import { callToAction, distinct, email, intro, line, page, paragraph, picture, template } from "./fields";

export const founders = z.strictObject({
  ...page("/a-propos"),
  ...intro,
  founders: distinct(
    z
      .array(
        z.strictObject({
          name: line,
          initials: z.string().regex(/^[A-ZÀ-ÖØ-ÞŒ]{2,3}$/, {
            error: "attendu : deux ou trois lettres majuscules, par exemple PN",
          }),
          role: line,
          email,
          bio: paragraph,
          facts: distinct(z.array(z.strictObject({ label: line, text: line })).length(3), "label"),
          photo: picture(640, 640).optional(),
        }),
      )
      .length(2),
    "email",
  ),
  emailLabel: template(["name"]),
  /** The three values again, as what one does. */
  habits: z.strictObject({
    title: line,
    items: distinct(z.array(z.strictObject({ title: line, description: paragraph })).length(3), "title"),
  }),
  contact: callToAction,
});
