import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Content, contentSchemas } from "../../src/content/contract";
import { jpeg } from "./jpeg";
import { sampleLegalPage } from "./legal-page";
import type { SiteCopy } from "./site-copy";

/** Writes another firm's content: longest, shortest, hostile and unbreakable texts, legal pages, no placeholders. */
export async function writeSecondFirm(copy: SiteCopy): Promise<void> {
  const folder = copy.pathOf("data");
  const picture = async (name: string, width: number, height: number) => {
    writeFileSync(path.join(folder, "images", name), await jpeg(width, height));
    return `images/${name}`;
  };
  const portrait = await picture("portrait.jpg", 700, 900);
  const stationPicture = await picture("station.jpg", 1500, 1900);

  mkdirSync(path.join(folder, "legal"), { recursive: true });
  writeContent(folder, "legal/mentions-legales", sampleLegalPage());
  writeContent(
    folder,
    "legal/politique-confidentialite",
    sampleLegalPage("/politique-confidentialite", "Confidentialité"),
  );
  await copy.change("site", (site) => {
    site.name = "Elektrizitätsversorgung <&>";
    site.siteUrl = `https://www.${"exemple-".repeat(6)}electronique.ch`;
    site.business.telephone = "+41 27 123 45 67";
    site.business.email = `${"mot".repeat(15)}@exemple-electronique.ch`;
    site.footer.emails.forEach((email, index) => {
      email.address = `${index}${site.business.email}`;
    });
    site.footer.social.url = "https://social.exemple-electronique.ch/@bureau";
  });
  await copy.change("founders", ({ founders }) => {
    founders.forEach((founder, index) => {
      founder.email = `${index}@exemple-electronique.ch`;
      founder.photo = { src: portrait, alt: "Portrait" };
    });
  });
  await copy.change("contact", (contact) => {
    // The longest host that is likely, because the length of a header is limited and the policy names the host twice.
    const host = `${"fonction-".repeat(6)}.lambda-url.eu-central-1.on.aws`;
    contact.delivery = { service: "formspree", endpoint: `https://${host}/f/xdkwpqrl` };
  });
  await copy.change("projects", ({ projects }) => {
    const [aquaLink] = projects;
    if (!aquaLink) return;
    for (let station = 2; station <= 24; station += 1) {
      projects.push({
        ...aquaLink,
        title: `Station n° ${station}`,
        tag: "Prototype",
        link:
          station === 2 ? { label: "Chez le client", to: "https://www.exemple-client.ch/eaux" } : undefined,
        image: { src: stationPicture, alt: `Armoire de commande n° ${station}` },
      });
    }
  });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".json")).toSorted()) replaceTexts(folder, file);
}

function writeContent(folder: string, file: string, content: unknown): void {
  writeFileSync(path.join(folder, `${file}.json`), JSON.stringify(content, undefined, 2));
}

const prose = "Nous mesurons anticonstitutionnellement l'eau, le vent et la lumière. ".repeat(300);
const hostileText =
  "</script><script>window.hacked=1</script> {{constructor}} $& “q” 'q' \u200fשלום\u200f 👩‍🚒 & < > \" ";
/** Asterisks and variables that the contract requires in some texts. */
const suffixes = ["", " *", " {name}", " {company}", " {company} *", " {date}"];

/** Texts of at most `maxLength` characters, to be tried in this order until the contract accepts one. */
function candidateTexts(textNumber: number, maxLength: number): string[] {
  const shortestTexts = suffixes.map((suffix) => `N${textNumber}${suffix}`);
  if (textNumber % 3 === 0) return shortestTexts;
  const longText = `${textNumber} ${textNumber % 3 === 1 ? prose : hostileText + prose}`;
  return [
    ...suffixes.map((suffix) => longText.slice(0, maxLength - suffix.length).trimEnd() + suffix),
    ...shortestTexts,
  ];
}

/** The number that begins each text, so that all texts differ. */
let textCount = 0;

const pathsAndAddresses = /^(?:src|to|url|siteUrl|endpoint|address|email)$/;

/** Replaces all texts of a file, except the page's name, paths and addresses, and texts that the contract fixes. */
function replaceTexts(folder: string, file: string): void {
  const filePath = path.join(folder, file);
  const name = file.replaceAll(path.sep, "/").replace(/\.json$/, "");
  // The cast is safe, because every file of data/ has a schema.
  const schema = contentSchemas[name as keyof Content];
  const content: { placeholders?: string[] } = JSON.parse(readFileSync(filePath, "utf8"));
  if (content.placeholders) content.placeholders = [];
  const replaceIn = (parent: object): void => {
    for (const [key, value] of Object.entries(parent)) {
      if (typeof value === "object" && value !== null) replaceIn(value);
      if (typeof value !== "string" || pathsAndAddresses.test(key)) continue;
      if (parent === content && key === "name") continue;
      textCount += 1;
      const tryText = (text: string) => {
        Object.assign(parent, { [key]: text });
        return schema.safeParse(content);
      };
      const maxLengths = tryText(prose).error?.issues.flatMap((issue) =>
        issue.code === "too_big" ? Number(issue.maximum) : [],
      );
      const maxLength = Math.min(prose.length, ...(maxLengths ?? []));
      if (!candidateTexts(textCount, maxLength).some((text) => tryText(text).success))
        Object.assign(parent, { [key]: value });
    }
  };
  replaceIn(content);
  writeFileSync(filePath, JSON.stringify(content, undefined, 2));
}
