import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { contractProblems } from "../../src/content/check/contract-problems";
import { type Content, contentSchemas } from "../../src/content/contract";
import { type ValuePath, valueAt, visitRoles } from "../../src/content/walk";
import { fixtureFolder } from "./fixture";

/** Firms that put this site to use: what their owners write into data/, all of which the content check accepts. */
export type Firm = { name: string; write: (folder: string) => Promise<void> };

type Legal = Content["legal/mentions-legales"];
type Change<File extends keyof Content> = (content: Content[File]) => void;

async function change<File extends keyof Content>(folder: string, file: File, edit: Change<File>) {
  const target = path.join(folder, `${file}.json`);
  // The fixture follows the contract.
  const content = JSON.parse(await readFile(target, "utf8")) as Content[File];
  edit(content);
  await writeFile(target, JSON.stringify(content, undefined, 2));
}

/** The first of these texts that the contract accepts at a place; if none, what stands there stays. */
type Wording = (place: string, number: number) => readonly string[];

/**
 * Every text of every file in other words. What the specification fixes stays: the contract refuses anything
 * else.
 */
async function reword(folder: string, wording: Wording): Promise<void> {
  let number = 0;
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".json")).toSorted()) {
    const target = path.join(folder, file);
    const content: unknown = JSON.parse(await readFile(target, "utf8"));
    const schema = contentSchemas[file.replaceAll(path.sep, "/").replace(/\.json$/, "") as keyof Content];
    const texts: [ValuePath, string][] = [];
    visitRoles(schema, content, ({ role }, text, place) => {
      if (role === "text") texts.push([place, text]);
    });
    for (const [place, text] of texts) {
      number += 1;
      const owner: object = Object(valueAt(content, place.slice(0, -1)));
      const key = place.at(-1) ?? "";
      const candidates = [...wording([file, ...place].join("."), number), text];
      for (const candidate of candidates) {
        Object.assign(owner, { [key]: candidate });
        if (contractProblems(schema, content).length === 0) break;
      }
    }
    await writeFile(target, JSON.stringify(content, undefined, 2));
  }
}

/** Nothing is an example any more. */
async function goLive(folder: string, domain: string): Promise<void> {
  await change(folder, "site", (content) => {
    content.placeholders = [];
    content.siteUrl = `https://www.${domain}`;
    content.business.telephone = "+41 27 123 45 67";
    content.business.email = `bureau@${domain}`;
    content.business.priceRange = "CHF 90–140";
    content.footer.emails = [
      { label: "Renseignements", address: `bureau@${domain}` },
      { label: "Projets & devis", address: `projets@${domain}` },
      { label: "Factures", address: `factures@${domain}` },
    ];
    content.footer.social = { label: "Mastodon", url: `https://social.${domain}/@bureau` };
  });
  await change(folder, "founders", (content) => {
    content.placeholders = [];
    const people = [
      ["Aude D’Angelo", "AD"],
      ["Élie Œuvray & Cie", "ÉŒ"],
    ] as const;
    for (const [index, founder] of content.founders.entries()) {
      const [name, initials] = people[index] ?? ["", ""];
      Object.assign(founder, { name, initials, email: `${index}@${domain}` });
    }
  });
}

async function addPicture(folder: string, name: string, width: number, height: number): Promise<string> {
  const file = `images/${name}.jpg`;
  await sharp({ create: { width, height, channels: 3, background: "#5d8a8d" } })
    .jpeg()
    .toFile(path.join(folder, file));
  return file;
}

async function addPortraits(folder: string): Promise<void> {
  const src = await addPicture(folder, "portrait", 700, 900);
  await change(folder, "founders", (content) => {
    for (const founder of content.founders) founder.photo = { src, alt: `Portrait de ${founder.initials}` };
  });
}

async function addProjects(folder: string, count: number): Promise<void> {
  const src = await addPicture(folder, "station-de-pompage", 1500, 1900);
  await change(folder, "projects", (content) => {
    for (let number = 2; number <= count; number += 1) {
      content.projects.push({
        title: `Station n° ${number}`,
        tag: "Prototype",
        category: "IoT & Monitoring",
        description: "Ce que mesure l'installation, comment elle transmet, ce que l'on voit à l'écran.",
        image: { src, alt: `Armoire de commande n° ${number}` },
        ...(number % 2 && { link: { label: `Voir l'offre ${number}`, to: "/solutions#aqualink" } }),
      });
    }
  });
}

const legalFiles = {
  "/mentions-legales": "Mentions légales",
  "/politique-confidentialite": "Politique de confidentialité",
} as const;

async function addLegalPages(folder: string, ...pages: (keyof typeof legalFiles)[]): Promise<void> {
  await mkdir(path.join(folder, "legal"), { recursive: true });
  for (const page of pages) {
    const title = legalFiles[page];
    const content = {
      path: page,
      breadcrumb: title,
      seo: {
        title,
        description: `${title} : qui édite ce site, qui l'héberge et comment joindre le bureau, en quelques lignes.`,
      },
      label: "Informations",
      title,
      updated: { text: "Dernière mise à jour : {date}", date: "2026-11-20" },
      sections: [
        { title: "Éditeur du site", paragraphs: ["Un premier paragraphe.", "Un second."] },
        { title: "Hébergement", paragraphs: ["En Suisse."] },
      ],
    } satisfies Omit<Legal, "path"> & { path: string };
    await writeFile(path.join(folder, `legal${page}.json`), JSON.stringify(content, undefined, 2));
  }
}

/** The owner of a small firm, by the examples of the guide. */
const owner: Firm = {
  name: "a firm whose owner has followed the guide, which receives its messages by Formspree",
  async write(folder) {
    await goLive(folder, "favre-et-fils.ch");
    await addProjects(folder, 2);
    await addPortraits(folder);
    await addLegalPages(folder, "/mentions-legales");
    await change(folder, "site", (content) => {
      content.name = "Favre & Fils’ Électro";
      content.business.address = {
        street: "Chemin de l'Île 12",
        postalCode: "1890",
        locality: "Saint-Maurice",
        region: "VS",
        country: "CH",
        countryName: "Suisse",
      };
      content.business.geo = { latitude: 46.21837, longitude: 7.00312 };
      content.business.openingHours = [
        { days: ["Monday", "Tuesday", "Thursday"], opens: "07:30", closes: "12:00" },
        { days: ["Monday", "Tuesday", "Thursday"], opens: "13:15", closes: "18:45" },
        { days: ["Saturday"], opens: "09:00", closes: "11:30" },
      ];
    });
    await change(folder, "home", (content) => {
      content.hero.lead = "L'électronique de vos machines, réparée - et pensée pour durer : 10-20 ans ?";
      content.services.title = "Ce que l'atelier fait pour vous !";
    });
    await change(folder, "contact", (content) => {
      content.title = "Dites-nous tout";
      content.delivery = { service: "formspree", endpoint: "https://formspree.io/f/abcdefgh" };
    });
  },
};

/** As few words as the contract accepts. */
const terse: Firm = {
  name: "a firm of few words, which receives its messages at an endpoint of its own",
  async write(folder) {
    await goLive(folder, "ab.ch");
    await change(folder, "site", (content) => {
      content.name = "AB";
      content.business.openingHours = [{ days: ["Sunday"], opens: "00:00", closes: "23:59" }];
    });
    await change(folder, "contact", (content) => {
      content.delivery = { service: "json", endpoint: "https://api.ab.ch/contact" };
    });
    await reword(folder, (_place, number) => [`${number}`, `N${number}`, `N${number} *`]);
  },
};

/** As many as it accepts, in words long and short. */
const wordy: Firm = {
  name: "a firm that fills every text to its limit, with fourteen projects, portraits and legal pages",
  async write(folder) {
    await goLive(folder, `${"exemple-".repeat(6)}electronique.ch`);
    await addProjects(folder, 14);
    await addPortraits(folder);
    await addLegalPages(folder, "/mentions-legales", "/politique-confidentialite");
    const prose = "Nous mesurons anticonstitutionnellement l'eau, le vent et la lumière. ".repeat(400);
    const lengths = [20_000, 600, 300, 160, 120, 99, 50, 40];
    await reword(folder, (place, number) => {
      if (/seo\.title$|pageTitle$/.test(place)) return [`Titre ${number}`, "{title} {page}"];
      const start = `${number} `;
      const endings = ["", " *", " {name}", " {company}", " {date}", " {wait}", " {page}"];
      return lengths.flatMap((length) =>
        endings.map((end) => `${(start + prose).slice(0, length - end.length).trimEnd()}${end}`),
      );
    });
    await change(folder, "site", (content) => {
      content.name = `Électronique ${"de précision ".repeat(2)}S`;
    });
    await keepTheSpecificationsProject(folder);
  },
};

/** What reads as code, runs from right to left, or never breaks. */
const hostile: Firm = {
  name: "a firm whose texts read as code, run from right to left or never break, which is hosted by Netlify",
  async write(folder) {
    await goLive(folder, "script-et-cie.ch");
    await addProjects(folder, 14);
    await addLegalPages(folder, "/politique-confidentialite");
    const strange =
      "</script><script>window.hacked=1</script> {{constructor}} $& “q” 'q' \u200fשלום\u200f 👩‍🚒 & < > \" ";
    const unbroken = "mot".repeat(4000);
    await reword(folder, (place, number) => {
      if (/seo\.title$|pageTitle$/.test(place)) return [`</title>${number}`, "{title} </title> {page}"];
      const words = number % 2 ? `${number}${strange}${unbroken}` : `${number}${unbroken}`;
      const lengths = [10_000, 600, 300, 160, 120, 99, 50, 40];
      const endings = ["", " *", " {name}", " {company}", " {date}", " {wait}", " {page}"];
      return lengths.flatMap((length) =>
        endings.map((end) => `${words.slice(0, length - end.length).trimEnd()}${end}`),
      );
    });
    await change(folder, "site", (content) => {
      content.name = `Ex </script> & “${"’"}”`;
      content.footer.emails[0] = {
        label: strange.trim(),
        address: `${"mot".repeat(20)}@script-et-cie.ch`,
      };
    });
    await change(folder, "contact", (content) => {
      content.delivery = { service: "netlify" };
    });
    await keepTheSpecificationsProject(folder);
  },
};

/** AquaLink is what the specification calls it, whatever else is written about it. */
async function keepTheSpecificationsProject(folder: string): Promise<void> {
  const fixture: Content["projects"] = JSON.parse(
    await readFile(path.join(fixtureFolder, "projects.json"), "utf8"),
  );
  const { title, tag, category } = fixture.projects[0] ?? {};
  await change(folder, "projects", (content) => {
    Object.assign(content.projects[0] ?? {}, { title, tag, category });
  });
}

export const firms: readonly Firm[] = [owner, terse, wordy, hostile];

/** The content of a firm in a new folder. */
export async function writeFirm(firm: Firm, folder: string): Promise<void> {
  await cp(fixtureFolder, folder, { recursive: true });
  await firm.write(folder);
}
