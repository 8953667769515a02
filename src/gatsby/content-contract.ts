import { z } from "zod";

/**
 * The one declaration of what data/ may hold. Gatsby's GraphQL schema (graphql-schema.ts), the content
 * check (content-check.ts) and the types below are all derived from it.
 */

const text = (longest: number) => z.string().min(1).max(longest);
const line = text(120);
const paragraph = text(600);

const internalPath = z.string().regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
const internalAddress = z.string().regex(/^\/[a-z0-9-]*(?:#[a-z][a-z0-9-]*)?$/);
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/);
const httpsUrl = z.url({ protocol: /^https$/ });
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Path of a picture relative to data/; becomes a `File` node in GraphQL. */
const picturePath = z
  .string()
  .regex(/^images\/[a-z0-9-]+\.(?:jpg|png|webp|avif)$/)
  .meta({ file: true });

const placeholders = z.array(line).optional();
const link = z.strictObject({ label: line, to: internalAddress });
const picture = z.strictObject({ src: picturePath, alt: text(160) });
const seo = z.strictObject({
  /** The firm's name follows it: «Solutions · Exemple Électronique». */
  title: text(50),
  description: z.string().min(70).max(160),
});
const callToAction = z.strictObject({ title: line, text: paragraph, link });
const icon = z.enum(["board", "link", "data", "water"]);
const titled = z.strictObject({ title: line, description: paragraph });

/** A day's curve, one value an hour from 0 to 24 h. */
const series = z.strictObject({
  name: line,
  unit: line,
  lowest: z.number(),
  highest: z.number(),
  hourly: z.array(z.number()).length(25),
});

const page = { placeholders, path: internalPath, breadcrumb: line, seo };

const site = z.strictObject({
  placeholders,
  name: text(40),
  tagline: z.literal("De l'idée à l'impact"),
  siteUrl: httpsUrl.refine((url) => !url.endsWith("/"), "no slash at the end"),
  business: z.strictObject({
    description: paragraph,
    telephone: z.string().regex(/^\+[1-9][\d ]{6,18}$/),
    email: z.email(),
    address: z.strictObject({
      street: line,
      postalCode: z.string().regex(/^\d{4}$/),
      locality: line,
      region: line,
      country: z.string().regex(/^[A-Z]{2}$/),
      countryName: line,
    }),
    geo: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    openingHours: z
      .array(
        z.strictObject({
          days: z
            .array(z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]))
            .min(1),
          opens: timeOfDay,
          closes: timeOfDay,
        }),
      )
      .min(1),
    priceRange: text(99),
    image: picture,
  }),
  navigation: z.array(link).length(5),
  contactButton: z.literal("Contactez-nous"),
  footer: z.strictObject({
    emails: z.array(z.strictObject({ label: line, address: z.email() })).length(3),
    legal: z.array(link).length(2),
    social: z.strictObject({ label: line, url: httpsUrl }),
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
    pageOpened: line,
  }),
});

const home = z.strictObject({
  ...page,
  hero: z.strictObject({
    label: line,
    title: z.literal("De l'idée à l'impact"),
    lead: paragraph,
    primary: link,
    secondary: link,
    image: picture,
    annotations: z.array(line).length(3),
  }),
  services: z.strictObject({
    label: line,
    title: line,
    items: z
      .array(z.strictObject({ icon, title: line, description: paragraph, detail: line, link }))
      .length(3),
  }),
  aqualink: z.strictObject({
    label: line,
    title: line,
    lead: paragraph,
    points: z.array(z.strictObject({ term: line, description: paragraph })).length(3),
    inputs: z.array(line).length(3),
    device: line,
    transport: line,
    view: line,
    image: picture,
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
  method: z.strictObject({ label: line, title: line, steps: z.array(titled).length(4) }),
  about: z.strictObject({
    label: line,
    title: line,
    text: paragraph,
    values: z.array(titled).length(3),
    link,
  }),
  contact: z.strictObject({ label: line, title: line, text: paragraph, link }),
});

const founders = z.strictObject({
  ...page,
  label: line,
  title: line,
  lead: paragraph,
  founders: z
    .array(
      z.strictObject({
        name: line,
        initials: z.string().regex(/^\p{Lu}{2,3}$/u),
        role: line,
        email: z.email(),
        bio: paragraph,
        photo: picture.optional(),
      }),
    )
    .length(2),
  emailLabel: line,
  contact: callToAction,
});

const solutions = z.strictObject({
  ...page,
  label: line,
  title: line,
  lead: paragraph,
  offers: z
    .array(
      z.strictObject({
        id: anchor,
        icon,
        title: line,
        description: paragraph,
        details: z.array(line).min(1).max(5),
        image: picture.optional(),
        link,
      }),
    )
    .length(4),
  contact: callToAction,
});

const projects = z.strictObject({
  ...page,
  label: line,
  title: line,
  lead: paragraph,
  projects: z
    .array(
      z.strictObject({
        title: line,
        tag: line,
        category: line,
        description: paragraph,
        image: picture,
        link: link.optional(),
      }),
    )
    .min(1),
  contact: callToAction,
});

const partners = z.strictObject({
  ...page,
  label: line,
  title: line,
  lead: paragraph,
  categories: z.array(z.strictObject({ title: line, description: paragraph, notice: line })).length(3),
  contact: callToAction,
});

/** Plain HTTP only to the machine itself, for tests. */
const deliveryEndpoint = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$)/.test(url), "https only")
  .refine((url) => !/^https?:\/\/[^/]*@|#/.test(url), "no user, password or fragment");

/** How messages travel (README, «Recevoir les messages»). Netlify takes them at the site's own address. */
const delivery = z
  .strictObject({
    service: z.enum(["none", "netlify", "formspree", "json"]),
    endpoint: deliveryEndpoint.optional(),
  })
  .refine(
    ({ service, endpoint }) => (service === "formspree" || service === "json") === (endpoint !== undefined),
    "the services formspree and json need an endpoint; none and netlify take none",
  );

const field = z.strictObject({ label: line });

const contact = z.strictObject({
  ...page,
  delivery,
  label: line,
  title: line,
  lead: paragraph,
  form: z.strictObject({
    title: line,
    requiredHint: line,
    fields: z.strictObject({
      name: field,
      email: field,
      phone: field,
      company: field,
      message: z.strictObject({ label: line, hint: line }),
      consent: z.strictObject({ label: text(300) }),
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
      tooMany: paragraph.refine(
        (text) => text.includes("{wait}"),
        "{wait} stands where the waiting time goes",
      ),
      server: paragraph,
      unreadable: paragraph,
    }),
    soon: line,
    mail: z.strictObject({ link: line, subject: line, cut: line }),
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
    hours: z.strictObject({ several: line, single: line }),
  }),
  map: z.strictObject({ title: line, link: line }),
});

const thanks = z.strictObject({
  placeholders,
  path: internalPath,
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

/** One entry per file of data/, by its name without extension. */
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

export type ContentFile = keyof typeof contentContract;
