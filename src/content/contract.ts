import { z } from "zod";
import { textProblems } from "./contract/plain-text";

/**
 * The one declaration of what data/ may hold. Gatsby's GraphQL schema (graphql-schema.ts), the content check
 * (content-check/), the editors' schemas (schemas/) and the types below are all derived from it. What a value means
 * beyond its shape is noted in `contentRoles`; what holds between files is in content-check/.
 */

/** A picture to be found in data/images; a link to a page that exists; an address that must be real to go live. */
export type ContentRole =
  | { role: "picture"; width: number; height: number }
  | { role: "link" }
  | { role: "reachable" };

export const contentRoles = z.registry<ContentRole>();

const text = (longest: number, shortest = 1) =>
  z
    .string()
    .min(shortest)
    .max(longest)
    .superRefine((value, context) => {
      for (const message of textProblems(value)) context.addIssue({ code: "custom", message });
    });
const line = text(120);
const paragraph = text(600);

/** A text with places to fill: «Écrire à {name}». Each place stands in it once, and no other. */
function template(places: readonly string[], longest = 120) {
  const expected = places.map((place) => `{${place}}`).join(", ");
  return text(longest)
    .refine((value) => sameMembers(value.match(/\{\w*\}/g) ?? [], expected.split(", ")), {
      error: `attendu : un texte qui contient ${expected} une fois, et rien d'autre entre accolades`,
    })
    .meta({ description: `Le site remplace ${expected}.` });
}

function sameMembers(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}

/** Refuses the second of two entries that are the same where they must differ. */
function distinct<Entry>(entries: z.ZodArray<z.ZodType<Entry>>, key?: keyof Entry & string) {
  return entries.superRefine(
    (values, context) => {
      const seen = new Set<unknown>();
      for (const [index, value] of values.entries()) {
        const compared = key ? value?.[key] : value;
        if (typeof compared === "string" && seen.has(compared)) {
          const path = key ? [index, key] : [index];
          context.addIssue({
            code: "custom",
            path,
            message: `«${compared}» figure déjà plus haut ; attendu : une valeur différente dans chaque entrée`,
          });
        }
        seen.add(compared);
      }
    },
    // Other mistakes in the list must not hide this one.
    { when: ({ value }) => Array.isArray(value) },
  );
}

const internalAddress = z
  .string()
  .regex(/^\/[a-z0-9-]*(?:#[a-z][a-z0-9-]*)?$/, {
    error: "attendu : une adresse du site, par exemple /contact ou /solutions#aqualink",
  })
  .meta({ description: "Adresse d'une page du site : /contact, /solutions#aqualink …" })
  .register(contentRoles, { role: "link" });

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

const email = z
  .email({ error: "attendu : une adresse e-mail, par exemple prenom.nom@exemple.ch" })
  .max(254)
  .register(contentRoles, { role: "reachable" });

const telephone = z
  .string()
  .regex(/^\+[1-9](?: ?\d){7,14}$/, {
    error: "attendu : un numéro international en chiffres et espaces simples, par exemple +41 27 123 45 67",
  })
  .meta({ description: "Numéro international : +41 27 123 45 67" });

const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "attendu : une heure de 00:00 à 23:59, par exemple 08:00" });

/** Google asks for five decimals; a last zero would be lost on the way to the page. */
const coordinate = (lowest: number, highest: number) =>
  z
    .number()
    .min(lowest)
    .max(highest)
    .refine((degrees) => /\.\d{5,}$/.test(String(degrees)), {
      error: "attendu : 5 décimales au moins, la dernière autre que zéro, par exemple 46.14741",
    });

/** A picture becomes a `File` node in GraphQL. `width` and `height`: the least that the layout shows it at, in pixels. */
const picture = (width: number, height: number) =>
  z.strictObject({
    src: z
      .string()
      .regex(/^images\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp|avif)$/, {
        error:
          "attendu : images/ puis un nom en minuscules, chiffres et traits d'union, en .jpg, .png, .webp ou .avif, par exemple images/chambre-de-vannes.jpg",
      })
      .meta({ description: `Image du dossier data/images, d'au moins ${width} × ${height} pixels.` })
      .register(contentRoles, { role: "picture", width, height }),
    alt: text(160)
      .refine((value) => !/\.(?:jpe?g|png|webp|avif)$/i.test(value), {
        error: "attendu : ce que l'image montre, pas le nom de son fichier",
      })
      .meta({ description: "Ce que l'image montre, pour qui ne la voit pas." }),
  });
const widePicture = picture(1440, 810);

const placeholders = distinct(z.array(line)).optional().meta({
  description:
    "Chemins des valeurs encore à remplacer avant la mise en ligne, par exemple founders[0].name. Retirez le chemin une fois la valeur remplacée.",
});
const link = z.strictObject({ label: line, to: internalAddress });
const seo = z.strictObject({
  title: text(50).meta({
    description:
      "Titre dans l'onglet et les moteurs de recherche ; avec le nom de l'entreprise, moins de 60 caractères.",
  }),
  description: text(160, 70).meta({
    description: "Résumé pour les moteurs de recherche, de 70 à 160 caractères.",
  }),
});
const callToAction = z.strictObject({ title: line, text: paragraph, link });
const icon = z.enum(["board", "link", "data", "water"]);
/** An entry whose title the specification fixes. */
const named = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title), description: paragraph });
const pageLink = <Label extends string, Path extends string>(label: Label, path: Path) =>
  z.strictObject({ label: z.literal(label), to: z.literal(path) });

/** A day's curve, one value an hour from 0 to 24 h. */
const series = z
  .strictObject({
    name: line,
    unit: line,
    lowest: z.number(),
    highest: z.number(),
    hourly: z.array(z.number()).length(25),
  })
  .superRefine(({ lowest, highest, hourly }, context) => {
    if (lowest >= highest) {
      context.addIssue({
        code: "custom",
        path: ["highest"],
        message: `attendu : plus que lowest (${lowest})`,
      });
      return;
    }
    for (const [index, value] of hourly.entries()) {
      if (value < lowest || value > highest) {
        const message = `${value} sort de l'axe ; attendu : de ${lowest} à ${highest} (lowest et highest)`;
        context.addIssue({ code: "custom", path: ["hourly", index], message });
      }
    }
  });

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const openingHours = z
  .array(
    z
      .strictObject({ days: distinct(z.array(z.enum(days)).min(1)), opens: timeOfDay, closes: timeOfDay })
      .refine(({ opens, closes }) => opens < closes, {
        path: ["closes"],
        error: "attendu : une heure de fermeture après celle d'ouverture (opens)",
      }),
  )
  .min(1)
  .superRefine((entries, context) => {
    for (const [index, entry] of entries.entries()) {
      const clash = entries
        .slice(0, index)
        .find((earlier) => earlier.days.some((day) => entry.days.includes(day)) && overlap(earlier, entry));
      if (clash) {
        const message = `de ${entry.opens} à ${entry.closes} chevauche de ${clash.opens} à ${clash.closes} le même jour`;
        context.addIssue({ code: "custom", path: [index, "opens"], message });
      }
    }
  });

type Span = { opens: string; closes: string };

function overlap(one: Span, other: Span): boolean {
  return one.opens < other.closes && other.opens < one.closes;
}

/** The part that every page of the specification's table (§2) shares; its address is fixed there. */
const page = <Path extends string>(path: Path) => ({
  placeholders,
  path: z.literal(path).meta({ description: "Adresse de la page, fixée par le cahier des charges." }),
  breadcrumb: line.meta({ description: "Nom de la page dans le fil d'Ariane." }),
  seo,
});
const intro = { label: line, title: line, lead: paragraph };

const site = z.strictObject({
  placeholders,
  name: text(40).meta({ description: "Nom de l'entreprise." }),
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

const home = z.strictObject({
  ...page("/"),
  hero: z.strictObject({
    label: line,
    title: z.literal("De l'idée à l'impact"),
    lead: paragraph,
    primary: link,
    secondary: link,
    image: picture(1920, 1080),
    annotations: distinct(z.array(line).length(3)),
  }),
  services: z.strictObject({
    label: line,
    title: line,
    items: distinct(
      z.array(z.strictObject({ icon, title: line, description: paragraph, detail: line, link })).length(3),
      "title",
    ),
  }),
  aqualink: z.strictObject({
    label: line,
    title: line,
    lead: paragraph,
    points: distinct(z.array(z.strictObject({ term: line, description: paragraph })).length(3), "term"),
    pathName: line,
    inputs: distinct(z.array(line).length(3)),
    device: line,
    transport: line,
    view: line,
    image: widePicture,
    link,
    chart: z.strictObject({
      title: line,
      note: line,
      address: line,
      summary: paragraph,
      pressure: series,
      flow: series,
    }),
  }),
  method: z.strictObject({
    label: line,
    title: line,
    steps: z.tuple([named("Idéation"), named("Prototype"), named("Pré-indus"), named("Déploiement")]),
  }),
  about: z.strictObject({
    label: line,
    title: line,
    text: paragraph,
    values: z.tuple([named("Qualité"), named("Sécurité (TLS)"), named("Réactivité")]),
    link,
  }),
  contact: z.strictObject({ label: line, title: line, text: paragraph, link }),
});

const founders = z.strictObject({
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
          photo: picture(640, 640).optional(),
        }),
      )
      .length(2),
    "email",
  ),
  emailLabel: template(["name"]),
  contact: callToAction,
});

/** Ids that the page around the offers already uses. */
const takenIds = ["contact", "contenu", "menu", "suite"];

const solutions = z.strictObject({
  ...page("/solutions"),
  ...intro,
  offers: distinct(
    z
      .array(
        z.strictObject({
          id: z
            .string()
            .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, {
              error: "attendu : minuscules, chiffres et traits d'union, par exemple conception-electronique",
            })
            .refine((id) => !takenIds.includes(id) && !id.endsWith("-titre"), {
              error: "ce nom sert déjà ailleurs dans la page ; choisissez-en un autre",
            })
            .meta({ description: "Ce qui suit le # dans l'adresse de l'offre : /solutions#aqualink" }),
          icon,
          title: line,
          description: paragraph,
          details: distinct(z.array(line).min(1).max(5)),
          image: widePicture.optional(),
          link,
        }),
      )
      .length(4),
    "id",
  ).superRefine(
    (offers, context) => {
      if (offers.some((offer) => offer?.id === "aqualink")) return;
      context.addIssue({
        code: "custom",
        message: 'attendu : une offre dont "id" est "aqualink" (le site renvoie à /solutions#aqualink)',
      });
    },
    { when: ({ value }) => Array.isArray(value) },
  ),
  contact: callToAction,
});

const projects = z.strictObject({
  ...page("/projets"),
  ...intro,
  projects: distinct(
    z
      .array(
        z.strictObject({
          title: line,
          tag: line,
          category: line,
          description: paragraph,
          image: widePicture,
          link: link.optional(),
        }),
      )
      .min(1),
    "title",
  ).superRefine(
    (entries, context) => {
      const index = entries.findIndex((project) => project?.title === "AquaLink");
      const aquaLink = entries[index];
      if (!aquaLink) {
        context.addIssue({ code: "custom", message: 'attendu : un projet dont "title" est "AquaLink"' });
        return;
      }
      const fixed = { tag: "Indus", category: "IoT & Monitoring" } as const;
      for (const key of ["tag", "category"] as const) {
        if (typeof aquaLink[key] !== "string" || aquaLink[key] === fixed[key]) continue;
        const message = `attendu exactement "${fixed[key]}" pour AquaLink (fixé par le cahier des charges)`;
        context.addIssue({ code: "custom", path: [index, key], message });
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  ),
  pagination: z
    .strictObject({
      label: line,
      /** Of the second page and those after it, for the head and the title on the page. */
      pageTitle: template(["title", "page"]),
      description: template(["page", "pages"], 160),
      page: template(["page"]),
      previous: line,
      next: line,
    })
    .meta({
      description: "Textes des pages suivantes, dès qu'il y a plus de projets qu'une page n'en montre.",
    }),
  contact: callToAction,
});

const category = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title), description: paragraph, notice: line });

const partners = z.strictObject({
  ...page("/partenaires"),
  ...intro,
  categories: z.tuple([category("Entreprises"), category("Institutions"), category("Collaborateurs")]),
  contact: callToAction,
});

const requiredField = line.regex(/[^*] \*$/, {
  error: "attendu : un libellé suivi de « * », le champ est obligatoire",
});
const optionalField = line.regex(/^[^*]+$/, {
  error: "attendu : un libellé sans astérisque, le champ est facultatif",
});

/** Plain HTTP only to the machine itself, for tests. */
const deliveryEndpoint = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$))[^\s<>"{}|\\^`@#]*$/, {
    error: "attendu : une adresse qui commence par https://, sans @ ni #",
    abort: true,
  })
  .refine((value) => URL.canParse(value), {
    error: "attendu : une adresse web complète, par exemple https://formspree.io/f/abcdefgh",
  });

/** How messages travel (README, «Recevoir les messages»). Netlify takes them at the site's own address. */
const delivery = z
  .strictObject({
    service: z.enum(["none", "netlify", "formspree", "json"]).meta({
      description: "Service qui reçoit les messages du formulaire ; none : aucun, rien n'est envoyé.",
    }),
    endpoint: deliveryEndpoint.optional(),
  })
  .refine(
    ({ service, endpoint }) => (service === "formspree" || service === "json") === (endpoint !== undefined),
    { error: "attendu : une adresse (endpoint) avec formspree et json, aucune avec none et netlify" },
  );

const contact = z.strictObject({
  ...page("/contact"),
  delivery,
  ...intro,
  form: z.strictObject({
    title: line,
    requiredHint: line,
    fields: z.strictObject({
      name: z.strictObject({ label: requiredField }),
      email: z.strictObject({ label: requiredField }),
      phone: z.strictObject({ label: optionalField }),
      company: z.strictObject({ label: optionalField }),
      message: z.strictObject({ label: requiredField, hint: line }),
      consent: z.strictObject({ label: template(["company"], 300) }),
    }),
    submit: line,
    sending: z.strictObject({ button: line, status: line, retrying: line }),
    withoutScript: z.strictObject({ text: paragraph, link: line }),
    errors: z.strictObject({
      nameMissing: line,
      nameForbidden: line,
      emailMissing: line,
      emailInvalid: line,
      emailForbidden: line,
      messageTooShort: z.literal("Le message doit contenir au moins 20 caractères."),
      consentMissing: z.literal("Vous devez accepter l'utilisation de vos données."),
      refused: line,
    }),
    failures: z.strictObject({
      offline: paragraph,
      unreachable: paragraph,
      timeout: paragraph,
      refused: paragraph,
      rejected: paragraph,
      tooMany: template(["wait"], 600),
      server: paragraph,
      suspected: paragraph,
      unreadable: paragraph,
    }),
    soon: line,
    mail: z.strictObject({ link: line, subject: template(["name"]), cut: line }),
    honeypot: line,
    notices: z.strictObject({
      errorTitle: z.literal("Erreur"),
      successTitle: z.literal("Message envoyé !"),
      successText: z.literal("Nous vous répondrons rapidement."),
      dismiss: line,
    }),
  }),
  details: z.strictObject({
    title: line,
    email: line,
    telephone: line,
    address: line,
    openingHours: line,
    hours: z.strictObject({
      several: template(["first", "last", "opens", "closes"]),
      single: template(["first", "opens", "closes"]),
    }),
  }),
  map: z.strictObject({ title: line, link: line }),
});

const thanks = z.strictObject({
  placeholders,
  path: z.literal("/merci"),
  seo,
  label: line,
  title: line,
  lead: paragraph,
  link,
});

const notFound = z.strictObject({
  placeholders,
  seo,
  title: z.literal("Oops! Page not found"),
  text: paragraph,
  link,
});

type LegalPath = "/mentions-legales" | "/politique-confidentialite";

/** A legal text as its author wrote it, in sections; long paragraphs are in the nature of the thing. */
const legalPage = (path: LegalPath) =>
  z.strictObject({
    ...page(path),
    label: line,
    title: line,
    updated: z.strictObject({
      text: template(["date"]),
      date: z.iso
        .date({ error: "attendu : une date qui existe, par exemple 2026-11-20", abort: true })
        .refine((date) => date <= new Date().toISOString().slice(0, 10), {
          error: "cette date est dans l'avenir ; attendu : celle de la dernière modification du texte",
        })
        .meta({ description: "Date de la dernière modification : 2026-11-20" }),
    }),
    sections: distinct(
      z.array(z.strictObject({ title: line, paragraphs: z.array(text(20_000)).min(1) })).min(1),
      "title",
    ),
  });

/** One entry per file of data/, by its path without extension. */
export const contentContract = {
  site,
  home,
  founders,
  solutions,
  projects,
  partners,
  contact,
  thanks,
  "not-found": notFound,
};

/** The files of data/ that the owner may add: their pages exist once they do. */
export const optionalContract = {
  "legal/mentions-legales": legalPage("/mentions-legales"),
  "legal/politique-confidentialite": legalPage("/politique-confidentialite"),
};

export const contentSchemas = { ...contentContract, ...optionalContract };

export type ContentFile = keyof typeof contentSchemas;

/** What a file of data/ holds: `Content["solutions"]`. */
export type Content = { [File in ContentFile]: z.infer<(typeof contentSchemas)[File]> };
