import { readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import sharp from "sharp";
import { ContentCopy, fixtureFolder } from "../../../tests/support/content-copy";
import { jpeg } from "../../../tests/support/jpeg";
import { sampleLegalPage } from "../../../tests/support/legal-page";
import { checkContent } from "./content-check";
import { formatPlaceholder } from "./placeholders";
import { formatProblem } from "./problem";

let copy: ContentCopy;

beforeEach(async () => {
  copy = await ContentCopy.make();
});
afterEach(() => copy.remove());

async function findProblems(): Promise<string[]> {
  return (await checkContent(copy.folder)).problems.map(formatProblem);
}

async function findProblemsAfterReplacing(file: string, from: string, to: string): Promise<string[]> {
  await copy.replace(file, from, to);
  return findProblems();
}

/** Replaces the value at a path with the result of `update`. */
async function change(file: string, path: string, update: (value: unknown) => unknown) {
  const content = JSON.parse(await copy.read(file));
  const [key = "", ...parentKeys] = path.split(".").toReversed();
  const parent = parentKeys.reduceRight((value, name) => value[name], content);
  parent[key] = update(parent[key]);
  await copy.write(file, JSON.stringify(content, null, 2));
}

test("finds no problem in tests/fixture/data/, the content that other tests use", async () => {
  expect(await checkContent(fixtureFolder)).toMatchObject({ problems: [], unusedPictures: [] });
});

test("reports the same line for LF and CRLF files", async () => {
  await copy.replace("site.json", '"country": "CH"', '"country": "FR"');
  const text = await copy.read("site.json");
  const findProblemsWith = async (lineBreak: string) => {
    await copy.write("site.json", text.replaceAll("\n", lineBreak));
    return findProblems();
  };
  const [problem, ...others] = await findProblemsWith("\n");
  expect([problem, others]).toEqual([expect.stringContaining("business.address.country"), []]);
  expect(await findProblemsWith("\r\n")).toEqual([problem]);
});

test("reports all problems at once, one line each, by file", async () => {
  await copy.replace("solutions.json", '"icon": "water"', '"icon": "watter"');
  await copy.replace("solutions.json", '"title": "Connectivité IoT sécurisée"', '"title": 4');
  await copy.replace("home.json", '"note": "exemple",', "");
  expect(await findProblems()).toEqual([
    expect.stringMatching(
      /^data\/home\.json:\d+:\d+ aqualink\.liveView\.note: valeur obligatoire manquante ; ajoutez-la$/,
    ),
    expect.stringMatching(
      /^data\/solutions\.json:\d+:16 offers\[1\]\.title: attendu : un texte entre guillemets ; trouvé : le nombre 4$/,
    ),
    expect.stringMatching(
      /^data\/solutions\.json:\d+:15 offers\[3\]\.icon: attendu : "board", .* ; trouvé : "watter" ; vouliez-vous dire "water" \?$/,
    ),
  ]);
});

test("reports a misspelt key once and suggests the right one", async () => {
  const problems = await findProblemsAfterReplacing("partners.json", '"lead":', '"laed":');
  expect(problems).toContainEqual(
    expect.stringMatching(/^data\/partners\.json:\d+:3 laed: clé inconnue ; vouliez-vous dire "lead" \?$/),
  );
  expect(problems.filter((line) => line.includes(" lead:"))).toEqual([]);
});

const tooLongTitle = "e".repeat(51);
/** The fixture's description of the contact page, but with straight apostrophes and without no-break spaces. */
const typewriterDescription =
  "Un projet d'électronique, d'IoT ou de suivi de réseau d'eau? Écrivez-nous par le formulaire, par e-mail ou passez nous voir à Dorénaz, en Valais.";

test.each<[file: string, path: string, value: unknown, expected: RegExp]>([
  ["partners.json", "couleur", "rouge", /couleur: clé inconnue ; attendu : placeholders, path/],
  [
    "site.json",
    "business.geo.latitude",
    "46.14741",
    /latitude: attendu : des degrés, .*, en chiffres et sans guillemets/,
  ],
  ["site.json", "business.geo.latitude", 7.04329, /latitude: attendu : des degrés, de 45.8 à 47.9/],
  ["home.json", "hero.lead", "", /hero\.lead: texte vide/],
  ["home.json", "hero.lead", "\u00a0 \u200b", /hero\.lead: texte vide : rien que des espaces/],
  ["home.json", "hero.lead", "Bonjour ", /espace au début ou à la fin/],
  ["home.json", "hero.lead", "Un <strong>mot</strong>", /HTML dans le texte \(«<strong>»\)/],
  ["home.json", "hero.lead", "Un&nbsp;mot", /HTML dans le texte \(«&nbsp;»\)/],
  ["home.json", "hero.lead", "Un\u0007mot", /caractère de contrôle U\+0007/],
  ["home.json", "hero.lead", "Un\ud83d mot", /caractère U\+D83D qui n'est pas du texte/],
  ["home.json", "hero.lead", "Un\nmot", /retour à la ligne/],
  ["home.json", "hero.lead", "\uf0b7 Une puce de Word", /caractère U\+F0B7 qui n'est pas du texte/],
  ["home.json", "hero.lead", "PrÃ©sence", /caractères abîmés/],
  ["home.json", "aqualink.liveView.quantities.flow.unit", "kΩ", /une unité sans «Ω»/],
  ["home.json", "seo.title", tooLongTitle, /seo\.title: 51 caractères ; attendu : 50 au plus/],
  ["contact.json", "seo.description", "Écrivez.", /: 8 caractères ; attendu : 70 au moins/],
  ["founders.json", "founders.0.email", "prenom.nom@exemple", /email: attendu : une adresse e-mail/],
  ["site.json", "business.telephone", "027 123 45 67", /attendu : un numéro international/],
  ["site.json", "business.telephone", "+41 27 123 45", /neuf chiffres après \+41/],
  ["site.json", "siteUrl", "https://exemple.example/", /siteUrl: attendu : l'adresse du site seule/],
  ["site.json", "siteUrl", "http://exemple.example", /attendu : une adresse web qui commence par https/],
  ["site.json", "siteUrl", "https://www.électronique.ch", /seule, https:\/\/www\.xn--lectronique-99a\.ch$/],
  ["site.json", "tagline", "De l’idée à l’impact", /attendu exactement "De l'idée à l'impact"/],
  ["site.json", "navigation.1.label", "Nos offres", /attendu dans le menu, .* : Accueil \(\/\), Solut/],
  ["site.json", "navigation.2.to", "/partenaires", /dans le menu, .* Projets \(\/projets\)/],
  ["site.json", "navigation.5", { label: "Merci", to: "/merci" }, /\[5\]\.to: attendu dans le menu/],
  ["site.json", "navigation.5", { label: "Partenaires", to: "/partenaires" }, /\[5\]\.to: attendu dans/],
  ["home.json", "hero.primary.to", "/merci", /la page \/merci n'existe pas/],
  ["solutions.json", "seo.title", "Contact à Dorénaz, Valais", /celui de .*data\/contact\.json, seo\.title/],
  [
    "partners.json",
    "seo.description",
    typewriterDescription,
    /Moteurs de recherche › Résumé» dans «Contact»/,
  ],
  ["home.json", "about.title", "Un besoin, une idée, un capteur à relier?", /celui de .* about\.title/],
  ["site.json", "interface.footerNavigation", "Navigation principale", /déjà celui de .*interface\.mainNav/],
  ["solutions.json", "offers.3.icon", "board", /offers\[3\]\.icon: «board» figure déjà plus haut/],
  ["founders.json", "founders.0.photo", { caption: "Photo : Rey" }, /photo\.caption: clé inconnue/],
  ["solutions.json", "path", "/offres", /path: attendu exactement "\/solutions"/],
  ["home.json", "hero.primary.to", "/apropos", /n'existe pas ; vouliez-vous dire "\/a-propos" \?/],
  ["home.json", "hero.primary.to", "/solutions#aqua", /la page \/solutions n'a pas d'ancre #aqua ; /],
  ["projects.json", "projects.0.link.to", "http://exemple.ch", /ou d'un autre site, par exemple https:/],
  ["home.json", "aqualink.link.to", "/contact#reseaux", /la page \/contact n'a pas d'ancre #reseaux ; /],
  ["contact.json", "delivery", { service: "formspree" }, /delivery\.endpoint: attendu : l'adresse que ce/],
  [
    "contact.json",
    "delivery",
    { service: "json", endpoint: `https://${"fonction-".repeat(14)}.example.ch/f` },
    /delivery\.endpoint: nom d'hôte trop long/,
  ],
  ["contact.json", "form.prompts.0.id", "email", /prompts\[0\]\.id: ce nom sert déjà/],
  ["solutions.json", "offers.3.id", "aqua", /offers: attendu : une offre dont l'ancre est «aqualink»/],
  ["solutions.json", "offers.1.id", "contact", /offers\[1\]\.id: ce nom sert déjà/],
  ["solutions.json", "offers.0.id", "aqualink", /offers\[3\]\.id: «aqualink» figure déjà plus haut/],
  ["home.json", "hero.primary.to", "/projets#apareil", /vouliez-vous dire "\/projets#appareil"/],
  ["projects.json", "projects.0.tag", "Prototype", /«AquaLink» dont l'étiquette est «Indus»/],
  ["projects.json", "projects.0.image.src", "images/aqualink-devise.jpg", /introuvable.* vouliez-vous/],
  ["projects.json", "projects.0.image.src", "images/con.jpg", /Windows réserve ce nom/],
  ["projects.json", "projects.0.image.src", "images/A 1.JPG", /attendu : images\/ puis un nom/],
  ["home.json", "hero.image.alt", "Antenne.jpg", /image\.alt: attendu : ce que l'image montre/],
  ["site.json", "business.openingHours.0.closes", "07:00", /de fermeture après celle d'ouverture$/],
  ["site.json", "business.openingHours.0.opens", "24:30", /opens: attendu : une heure de 00:00/],
  ["home.json", "hero.valley.reading", "Débit mesuré", /exactement une fois : \{time\}/],
  ["contact.json", "form.fields.name", "Nom", /attendu : un libellé suivi de « \* »/],
  ["contact.json", "form.fields.consent", "J’accepte que {company} réponde.", /suivi de « \* »/],
  ["home.json", "method.steps", [], /method\.steps: aucune entrée ; attendu : 4/],
  ["partners.json", "categories.3", {}, /categories: 4 entrées ; attendu : 3/],
  ["site.json", "placeholders.2", "business.telefone", /ne mène à aucune valeur .* vouliez-vous dire/],
  ["site.json", "placeholders", [], /siteUrl: adresse d'exemple/],
  ["projects.json", "projects.0.link.to", "https://client.example", /link\.to: adresse d'exemple/],
])("rejects in %s: %j = %j", async (file, path, value, expected) => {
  await change(file, path, () => value);
  const problems = await findProblems();
  expect(problems).toContainEqual(expect.stringMatching(expected));
  expect(problems.every((line) => /^data\/[\w./-]+:\d+:\d+/.test(line) && !line.includes("\n"))).toBe(true);
});

test.each<[file: string, path: string, value: unknown]>([
  ["home.json", "hero.lead", '</script><script>alert(1)</script> {{x}} $& "x" \u200fשלום\u200e 👩‍🚒'],
  ["home.json", "hero.lead", "Si a<b et b>c, alors a<c."],
  ["projects.json", "projects.0.link.to", "https://www.client.ch/reseau?id=1#mesures"],
  ["home.json", "hero.lead", "Entre <b et b> il y a la place."],
  ["site.json", "business.email", "info@bürgi.ch"],
  ["founders.json", "founders.0.initials", "ŽČ"],
  ["site.json", "business.telephone", "\u202a+41 27 123 45 67\u202c"],
  ["projects.json", "projects.0.link.to", "https://www.client.ch/re\u00adseau\u200b"],
])("accepts in %s: %j = %j", async (file, path, value) => {
  await change(file, path, () => value);
  // Placeholders may be example addresses.
  if (file === "site.json") await change(file, "placeholders", withoutPlaceholder(path));
  expect(await findProblems()).toEqual([]);
});

const withoutPlaceholder = (path: string) => (paths: unknown) =>
  Array.isArray(paths) ? paths.filter((other) => other !== path) : paths;

test("removes invisible characters from addresses", async () => {
  await change("projects.json", "projects.0.link.to", () => "https://www.client.ch/re\u00adseau\u200b");
  const { contents } = await checkContent(copy.folder);
  expect(contents.get("projects")).toMatchObject({
    projects: [{ link: { to: "https://www.client.ch/reseau" } }],
  });
});

describe("unreadable JSON", () => {
  test.each([
    ['"path": "/solutions",', '"path": "/solutions"'],
    ['"path": "/solutions",', '"path": "/solutions,'],
    ['"path": "/solutions",', '// Adresse\n"path": "/solutions",'],
  ])("shows the line and a caret for %s written as %s", async (from, to) => {
    const [problem = ""] = await findProblemsAfterReplacing("solutions.json", from, to);
    expect(problem).toMatch(
      /^data\/solutions\.json:\d:\d+: JSON mal formé, ici ou juste avant.*\n {4}.*\n {4} *\^$/,
    );
  });

  test("reports a duplicate key at its second occurrence", async () => {
    const duplicateKey = '"path": "/solutions",\n  "path": "/solutions",';
    const problems = await findProblemsAfterReplacing(
      "solutions.json",
      '"path": "/solutions",',
      duplicateKey,
    );
    expect(problems).toEqual([expect.stringMatching(/^data\/solutions\.json:\d+:3 path: clé en double/)]);
  });

  test.each([
    ["in Latin-1", Buffer.from('{ "é": 1 }', "latin1"), /n'est pas en UTF-8/],
    ["without content", "", /fichier vide/],
    ["indented with no-break spaces", '{\n\u00a0\u00a0"path": "/"}', /:2:1: espace insécable entre/],
    ["of a hundred thousand brackets", "[".repeat(100_000), /JSON mal formé/],
  ])("reports a file %s", async (_description, content, expected) => {
    await copy.write("solutions.json", content);
    expect(await findProblems()).toContainEqual(expect.stringMatching(expected));
  });
});

describe("content folder", () => {
  test("reports a missing file, and suggests its name for a file with a similar name", async () => {
    await rename(copy.pathOf("solutions.json"), copy.pathOf("solution.json"));
    const unexpected = "n'a pas sa place dans ce dossier ; retirez-le";
    expect(await findProblems()).toEqual(
      expect.arrayContaining([
        `data/solution.json:1:1: ${unexpected} ; vouliez-vous dire "solutions.json" ?`,
        "data/solutions.json:1:1: fichier manquant ; attendu dans ce dossier",
      ]),
    );
  });
  test("rejects unknown folders and files, except those of operating systems", async () => {
    await mkdir(copy.pathOf("brouillons"));
    await copy.write("images/notes.docx", "…");
    await copy.write("page-sans-ligne.json", "{}");
    await copy.write(".DS_Store", "");
    expect(await findProblems()).toEqual([
      expect.stringMatching(/^data\/brouillons\/:1:1: n'a pas sa place/),
      expect.stringMatching(/^data\/images\/notes\.docx:1:1: n'a pas sa place dans ce dossier ; retirez-le$/),
      expect.stringMatching(
        /^data\/page-sans-ligne\.json:1:1: .*d'abord sa ligne dans src\/content\/contract\.ts$/,
      ),
    ]);
  });
  test.each(["HEIC", "heif", "tiff", "gif"])("asks to export a .%s picture as JPEG", async (extension) => {
    await copy.write(`images/IMG_2041.${extension}`, "…");
    expect(await findProblems()).toEqual([
      expect.stringMatching(
        /IMG_2041\.\w+:1:1: format que les navigateurs .* ; exportez l'image en JPEG \(\.jpg\)$/,
      ),
    ]);
  });
  test("reports a missing content folder", async () => {
    await rm(copy.folder, { recursive: true });
    expect(await findProblems()).toEqual([expect.stringMatching(/^data:1:1: dossier manquant/)]);
  });
});

describe("pictures", () => {
  test("lists unused pictures without reporting a problem", async () => {
    await copy.write("images/extra.jpg", await jpeg(9, 9));
    const report = await checkContent(copy.folder);
    expect(report).toMatchObject({ problems: [], unusedPictures: ["images/extra.jpg"] });
    expect(report.usedPictures).not.toContain("images/extra.jpg");
  });
  test("asks to rename a file with capitals", async () => {
    await copy.write("images/Chambre-2.JPG", await jpeg(1440, 810));
    await copy.replace("home.json", "images/aqualink-device.jpg", "images/chambre-2.jpg");
    expect(await findProblems()).toEqual([
      expect.stringMatching(/: le fichier s'appelle images\/Chambre-2\.JPG ; renommez-le en chambre-2\.jpg$/),
    ]);
  });
  test("rejects a picture that is too small once rotated", async () => {
    const rotated = sharp(await jpeg(1440, 810)).withMetadata({ orientation: 6 });
    await copy.write("images/aqualink-device.jpg", await rotated.toBuffer());
    expect(await findProblems()).toContainEqual(
      expect.stringMatching(
        /^data\/home\.json:.*src: image de 810 × 1440 pixels, trop petite ; attendu : 1296/,
      ),
    );
  });
  test("rejects a truncated picture and a wrong file extension", async () => {
    const completeFile = await sharp(copy.pathOf("images/aqualink-device.jpg")).toBuffer();
    await copy.write("images/aqualink-device.jpg", completeFile.subarray(0, completeFile.length / 2));
    expect(await findProblems()).toEqual([
      "data/images/aqualink-device.jpg:1:1: image illisible ou incomplète ; exportez-la de nouveau en JPEG",
    ]);
    await copy.write(
      "images/aqualink-device.jpg",
      await sharp(await jpeg(1440, 810))
        .png()
        .toBuffer(),
    );
    expect(await findProblems()).toEqual([
      expect.stringContaining("au format png, et non jpg ; renommez-la en .png"),
    ]);
  });
});

test("rejects a camera-sized photograph whose last rows are missing", async () => {
  const device = sharp(copy.pathOf("images/aqualink-device.jpg"));
  const completeFile = await device.resize(4032, 3024).jpeg({ quality: 92 }).toBuffer();
  // Without the end marker, every decoder would report an error.
  const endMarker = completeFile.subarray(-2);
  await copy.write("images/aqualink-device.jpg", Buffer.concat([completeFile.subarray(0, -100), endMarker]));
  expect(await findProblems()).toEqual([expect.stringContaining("aqualink-device.jpg:1:1: image illisible")]);
});

describe("legal pages", () => {
  const file = "legal/mentions-legales.json";
  const legalNotice = sampleLegalPage();
  beforeEach(() => mkdir(copy.pathOf("legal")));

  test("accepts a complete page, but not at another page's path", async () => {
    await copy.write(file, JSON.stringify(legalNotice));
    expect(await findProblems()).toEqual([]);
    await copy.write("legal/politique-confidentialite.json", JSON.stringify(legalNotice));
    expect(await findProblems()).toContainEqual(
      expect.stringContaining('attendu exactement "/politique-confidentialite"'),
    );
  });
  test.each(["2026-02-30", "31.01.2026"])("rejects the date %s", async (date) => {
    await copy.write(file, JSON.stringify({ ...legalNotice, updated: { ...legalNotice.updated, date } }));
    expect(await findProblems()).toEqual([
      expect.stringMatching(/^data\/legal\/mentions-legales\.json:1:\d+ updated\.date: /),
    ]);
  });
});

describe("placeholders, launch and typography", () => {
  test("lists placeholders with their position", async () => {
    const { placeholders } = await checkContent(copy.folder);
    expect(placeholders.map(formatPlaceholder)).toContainEqual(
      expect.stringMatching(/^data\/site\.json:\d+:18 business\.telephone = "\+41 00 000 00 00"$/),
    );
  });
  test.each([
    "http://localhost:3000/contact",
    "https://formspree.io/f/votre-code",
    "http://127.0.0.1:8080/contact",
    "https://[::1]:3000/contact",
    "https://192.168.1.20/contact",
    "https://api.firme.example./contact",
  ])("rejects delivery to %s unless it is listed as a placeholder", async (endpoint) => {
    await change("contact.json", "delivery", () => ({ service: "json", endpoint }));
    expect(await findProblems()).toEqual([expect.stringContaining("delivery.endpoint: adresse d'exemple")]);
    await change("contact.json", "placeholders", () => ["delivery.endpoint"]);
    expect(await findProblems()).toEqual([]);
  });
  test("warns of launching without delivery, and blocks delivery without a privacy policy", async () => {
    const checkLaunch = async () => {
      const { warnings, launchBlockers } = await checkContent(copy.folder);
      return { warnings, launchBlockers };
    };
    await change("contact.json", "delivery", () => ({ service: "none" }));
    expect(await checkLaunch()).toEqual({
      warnings: [expect.stringContaining("n'envoie rien")],
      launchBlockers: [],
    });
    await change("contact.json", "delivery", () => ({ service: "netlify" }));
    expect(await checkLaunch()).toEqual({
      warnings: [],
      launchBlockers: [expect.stringContaining("(LPD, art. 19 :")],
    });
    await mkdir(copy.pathOf("legal"));
    const privacy = sampleLegalPage("/politique-confidentialite", "Confidentialité");
    await copy.write("legal/politique-confidentialite.json", JSON.stringify(privacy));
    expect(await checkLaunch()).toEqual({ warnings: [], launchBlockers: [] });
  });
  test("applies French typography to texts", async () => {
    await change("not-found.json", "text", () => "L'eau ? De 0-10 V.");
    const { problems, contents } = await checkContent(copy.folder);
    expect(problems).toEqual([]);
    expect(contents.get("not-found")).toMatchObject({ text: "L’eau\u202f? De 0–10\u00a0V." });
  });
  test("keeps names, and texts whose wording the contract prescribes, as written", async () => {
    await change("site.json", "name", () => "L'Atelier : 2-3");
    const { contents } = await checkContent(copy.folder);
    expect(contents.get("site")).toMatchObject({ name: "L'Atelier : 2-3", tagline: "De l'idée à l'impact" });
  });
  test("rejects entries that are equal after typography", async () => {
    await change("solutions.json", "offers.0.details", () => ["L'eau", "L’eau", "Le sel"]);
    expect(await findProblems()).toEqual([
      expect.stringContaining("offers[0].details[1]: «L’eau» figure déjà"),
    ]);
  });
});

test("accepts the examples of docs/contenu.md", async () => {
  const examples = readFileSync("docs/contenu.md", "utf8").matchAll(/^```json\n(.*?),?\n```$/gms);
  const [offer, project, photo, legalExample] = [...examples].map(([, example = ""]) =>
    JSON.parse(example.startsWith("{") ? example : `{${example}}`),
  );
  const merge = (changes: object) => (value: unknown) => Object.assign(Object(value), changes);
  await copy.write("images/station-de-pompage.jpg", await jpeg(1440, 810));
  await copy.write("images/portrait-camille.jpg", await jpeg(640, 640));
  await change("solutions.json", "offers.0", merge(offer));
  await change("projects.json", "projects.1", () => project);
  await change("founders.json", "founders.0", merge(photo));
  await mkdir(copy.pathOf("legal"));
  await copy.write("legal/mentions-legales.json", JSON.stringify(legalExample));
  expect(await findProblems()).toEqual([]);
});
