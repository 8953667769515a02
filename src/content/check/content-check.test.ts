/** @jest-environment node */
import { mkdir, rename, rm, symlink } from "node:fs/promises";
import sharp from "sharp";
import { ContentCopy } from "../../../tests/support/content-copy";
import { fixtureFolder } from "../../../tests/support/fixture";
import { checkContent, newMemory } from "./content-check";
import { formatPlaceholder } from "./placeholders";
import { formatProblem } from "./problem";

const memory = newMemory();
let copy: ContentCopy;

beforeEach(async () => {
  copy = await ContentCopy.make();
});
afterEach(() => copy.remove());

async function lines(): Promise<string[]> {
  const { problems } = await checkContent(copy.folder, memory);
  return problems.map(formatProblem);
}

async function linesAfter(file: string, from: string, to: string): Promise<string[]> {
  await copy.replace(file, from, to);
  return lines();
}

test("the content that these tests run on follows the contract: update tests/fixture/data/ along with it", async () => {
  expect(await checkContent(fixtureFolder, memory)).toMatchObject({ problems: [] });
});

test("all mistakes are reported at once, one line each, from the first file to the last", async () => {
  await copy.replace("solutions.json", '"icon": "water"', '"icon": "watter"');
  await copy.replace("solutions.json", '"title": "Connectivité IoT sécurisée"', '"title": 4');
  await copy.replace("home.json", '"note": "exemple",', "");
  expect(await lines()).toEqual([
    "data/home.json:148:14 aqualink.chart.note: clé obligatoire manquante ; ajoutez-la",
    "data/solutions.json:30:16 offers[1].title: attendu : un texte entre guillemets ; trouvé : le nombre 4",
    'data/solutions.json:59:15 offers[3].icon: attendu : "board", "link", "data", "water" ; trouvé : "watter" ; vouliez-vous dire "water" ?',
  ]);
});

test("a misspelt key is one line that proposes the right one", async () => {
  expect(await linesAfter("founders.json", '"bio": "Tout ce qui se', '"boi": "Tout ce qui se')).toEqual([
    expect.stringContaining("placeholders[3]: «founders[0].bio» ne mène à aucune valeur"),
    'data/founders.json:33:7 founders[0].boi: clé inconnue ; vouliez-vous dire "bio" ?',
  ]);
});

test.each([
  [
    "an unknown key",
    "partners.json",
    '"label": "Partenaires"',
    '"label": "Partenaires", "couleur": "rouge"',
    /^data\/partners\.json:8:27 couleur: clé inconnue ; attendu : placeholders, path/,
  ],
  [
    "the key __proto__",
    "partners.json",
    '"label": "Partenaires"',
    '"label": "Partenaires", "__proto__": {}',
    /__proto__: clé inconnue/,
  ],
  [
    "a number between quotes",
    "site.json",
    "46.14741",
    '"46.14741"',
    /business\.geo\.latitude: attendu : un nombre, sans guillemets ; trouvé : "46.14741"$/,
  ],
  ["coordinates with four decimals", "site.json", "46.14741", "46.1474", /latitude: attendu : 5 décimales/],
  [
    "coordinates in the wrong order",
    "site.json",
    "46.14741",
    "7.04329",
    /latitude: le nombre 7.04329 ; attendu : 45.8 au moins/,
  ],
  [
    "an empty text",
    "home.json",
    '"label": "Découvrir AquaLink"',
    '"label": ""',
    /hero\.secondary\.label: texte vide/,
  ],
  [
    "a text of blanks",
    "home.json",
    '"label": "Découvrir AquaLink"',
    '"label": "\u00a0 \u200b"',
    /hero\.secondary\.label: texte vide : rien que des espaces/,
  ],
  [
    "blanks around a text",
    "home.json",
    '"label": "Découvrir AquaLink"',
    '"label": "Découvrir AquaLink "',
    /espace au début ou à la fin/,
  ],
  [
    "a title too long",
    "home.json",
    '"title": "Électronique et IoT en Valais"',
    `"title": "${"e".repeat(51)}"`,
    /seo\.title: 51 caractères ; attendu : 50 au plus/,
  ],
  [
    "a title too long with the firm's name",
    "home.json",
    '"title": "Électronique et IoT en Valais"',
    `"title": "${"e".repeat(40)}"`,
    /seo\.title: avec le nom de l'entreprise, .* fait 63 caractères ; attendu : 59 au plus/,
  ],
  [
    "a description too short",
    "contact.json",
    '"description": "Un projet d’électronique',
    '"description": "Écrivez-nous.", "x": "',
    /seo\.description: 13 caractères ; attendu : 70 au moins/,
  ],
  [
    "a broken e-mail address",
    "founders.json",
    "prenom.nom@exemple-electronique.example",
    "prenom.nom@exemple",
    /founders\[0\]\.email: attendu : une adresse e-mail/,
  ],
  [
    "a broken telephone number",
    "site.json",
    "+41 00 000 00 00",
    "027 123 45 67",
    /business\.telephone: attendu : un numéro international/,
  ],
  [
    "a web address without https",
    "site.json",
    "https://reseau-social.example",
    "http://reseau-social.example",
    /footer\.social\.url: attendu : une adresse web qui commence par https/,
  ],
  [
    "a site address with a slash at its end",
    "site.json",
    'electronique.example",',
    'electronique.example/",',
    /siteUrl: attendu : l'adresse du site seule/,
  ],
  [
    "a fixed text with a curly apostrophe",
    "site.json",
    "De l'idée",
    "De l’idée",
    /tagline: attendu exactement "De l'idée à l'impact"/,
  ],
  [
    "a menu in another order",
    "site.json",
    '"label": "Solutions"',
    '"label": "Nos solutions"',
    /navigation\[1\]\.label: attendu exactement "Solutions"/,
  ],
  [
    "a menu without one of the customer's entries",
    "site.json",
    '"to": "/projets"',
    '"to": "/partenaires"',
    /navigation: attendu : l'entrée "Projets", qui mène à \/projets, à sa place/,
  ],
  [
    "another address of a page",
    "solutions.json",
    '"path": "/solutions"',
    '"path": "/offres"',
    /path: attendu exactement "\/solutions"/,
  ],
  [
    "a link to a page that does not exist",
    "home.json",
    '"to": "/a-propos"',
    '"to": "/apropos"',
    /about\.link\.to: la page \/apropos n'existe pas ; vouliez-vous dire "\/a-propos" \?/,
  ],
  [
    "a link to an anchor that does not exist",
    "home.json",
    '"to": "/solutions#connectivite-iot"',
    '"to": "/solutions#connectivite"',
    /services\.items\[1\]\.link\.to: la page \/solutions n'a pas d'ancre #connectivite ; vouliez/,
  ],
  [
    "an offer without the id aqualink",
    "solutions.json",
    '"id": "aqualink"',
    '"id": "aqua"',
    /offers: attendu : une offre dont "id" est "aqualink"/,
  ],
  [
    "an id given twice",
    "solutions.json",
    '"id": "connectivite-iot"',
    '"id": "aqualink"',
    /offers\[3\]\.id: «aqualink» figure déjà plus haut/,
  ],
  [
    "an id that the page uses itself",
    "solutions.json",
    '"id": "connectivite-iot"',
    '"id": "contact"',
    /offers\[1\]\.id: ce nom sert déjà/,
  ],
  [
    "AquaLink under another tag",
    "projects.json",
    '"tag": "Indus"',
    '"tag": "Prototype"',
    /projects\[0\]\.tag: attendu exactement "Indus"/,
  ],
  [
    "an image that does not exist",
    "projects.json",
    "aqualink-chamber.jpg",
    "aqualink-chambre.jpg",
    /projects\[0\]\.image\.src: image introuvable.* vouliez-vous dire "images\/aqualink-chamber\.jpg"/,
  ],
  [
    "an image with an unsuitable name",
    "projects.json",
    "images/aqualink-chamber.jpg",
    "images/Chambre 1.JPG",
    /projects\[0\]\.image\.src: attendu : images\/ puis un nom en minuscules/,
  ],
  [
    "an image without an alternative text",
    "projects.json",
    '"alt": "Boîtier',
    '"legende": "Boîtier',
    /projects\[0\]\.image\.alt: clé obligatoire manquante/,
  ],
  [
    "the file's name as an alternative text",
    "home.json",
    "et une antenne",
    "et une antenne.jpg",
    /image\.alt: attendu : ce que l'image montre/,
  ],
  [
    "closing before opening",
    "site.json",
    '"closes": "17:00"',
    '"closes": "07:00"',
    /openingHours\[0\]\.closes: attendu : une heure de fermeture après/,
  ],
  [
    "an hour that does not exist",
    "site.json",
    '"opens": "08:00"',
    '"opens": "24:30"',
    /openingHours\[0\]\.opens: attendu : une heure de 00:00 à 23:59/,
  ],
  [
    "a day given twice",
    "site.json",
    '"Tuesday"',
    '"Monday"',
    /openingHours\[0\]\.days\[1\]: «Monday» figure déjà/,
  ],
  [
    "hours that overlap",
    "site.json",
    '"openingHours": [',
    '"openingHours": [{"days": ["Friday"], "opens": "16:00", "closes": "20:00"},',
    /openingHours\[1\]\.opens: de 08:00 à 17:00 chevauche/,
  ],
  [
    "formatting in a text",
    "home.json",
    "Deux fondateurs, une",
    "Deux <strong>fondateurs</strong>, une",
    /about\.title: HTML dans le texte \(«<strong>»\)/,
  ],
  [
    "an HTML entity in a text",
    "home.json",
    "Deux fondateurs, une",
    "Deux&nbsp;fondateurs, une",
    /about\.title: HTML dans le texte \(«&nbsp;»\)/,
  ],
  [
    "a control character",
    "home.json",
    "Deux fondateurs, une",
    "Deux\\u0007fondateurs, une",
    /about\.title: caractère de contrôle U\+0007/,
  ],
  [
    "half an emoji",
    "home.json",
    "Deux fondateurs, une",
    "Deux\\ud83d, une",
    /about\.title: caractère U\+D83D qui n'est pas du texte/,
  ],
  [
    "a line break in a text",
    "home.json",
    "Deux fondateurs, une",
    "Deux\\nfondateurs, une",
    /about\.title: retour à la ligne/,
  ],
  [
    "text once read as Latin-1",
    "home.json",
    'Idéation",',
    'Idéation", "x": "IdÃ©ation",',
    /steps\[0\]\.x: clé inconnue/,
  ],
  ["misread letters", "home.json", "une ligne directe", "une prÃ©sence", /about\.title: caractères abîmés/],
  [
    "a writing direction left open",
    "home.json",
    "une ligne directe",
    "une \u202eligne",
    /about\.title: marque de sens d'écriture/,
  ],
  [
    "a text without the place that the site fills",
    "founders.json",
    "Écrire à {name}",
    "Lui écrire",
    /emailLabel: attendu : un texte qui contient \{name\} une fois/,
  ],
  [
    "a required field without an asterisk",
    "contact.json",
    '"Nom *"',
    '"Nom"',
    /form\.fields\.name\.label: attendu : un libellé suivi de « \* »/,
  ],
  ["a curve that leaves its axis", "home.json", "15.6,", "25.6,", /flow\.hourly\[19\]: 25\.6 sort de l'axe/],
  [
    "one offer too few",
    "site.json",
    '"label": "AquaLink",\n        "address": "aqualink@exemple-electronique.example"',
    '"label": "AquaLink"',
    /footer\.emails\[2\]\.address: clé obligatoire manquante/,
  ],
  [
    "a placeholder that leads nowhere",
    "site.json",
    '"business.telephone"',
    '"business.telefone"',
    /^data\/site\.json:5:5 placeholders\[2\]: «business\.telefone» ne mène à aucune valeur de ce fichier ; vouliez-vous dire "business\.telephone" \?/,
  ],
  [
    "an example address that is not marked",
    "site.json",
    '    "siteUrl",\n',
    "",
    /siteUrl: adresse d'exemple/,
  ],
])("%s is refused, in the right place", async (_mistake, file, from, to, expected) => {
  const told = await linesAfter(file, from, to);
  expect(told).toContainEqual(expect.stringMatching(expected));
  expect(told.every((line) => /^data\/[\w./-]+:\d+:\d+/.test(line) && !line.includes("\n"))).toBe(true);
});

test.each([
  ["home.json", "method", "steps"],
  ["home.json", "about", "values"],
  ["founders.json", "founders"],
  ["solutions.json", "offers"],
  ["partners.json", "categories"],
])(
  "%s: a list whose count the specification fixes can't be one shorter or longer (%s)",
  async (file, ...keys) => {
    for (const change of [(list: unknown[]) => list.slice(1), (list: unknown[]) => [...list, list[0]]]) {
      const content = JSON.parse(await copy.read(file));
      const owner = keys.slice(0, -1).reduce((value, key) => value[key], content);
      const key = keys.at(-1) ?? "";
      const before = owner[key];
      owner[key] = change(before);
      await copy.write(file, JSON.stringify(content));
      expect(await lines()).toContainEqual(
        expect.stringMatching(`${keys.join(".")}: \\d entrées? ; attendu : ${before.length}`),
      );
      owner[key] = before;
      await copy.write(file, JSON.stringify(content));
    }
  },
);

describe("JSON that is not well-formed is shown with its line and a caret", () => {
  test.each([
    [
      "a missing comma",
      '"path": "/solutions",',
      '"path": "/solutions"',
      /^data\/solutions\.json:3:3: JSON mal formé : il manque une virgule avant cet endroit\n {4} {2}"breadcrumb": "Solutions",\n {4} {2}\^$/,
    ],
    [
      "one comma too many",
      '"to": "/projets"',
      '"to": "/projets",',
      /^data\/solutions\.json:78:7: JSON mal formé : virgule en trop avant cette accolade\n/,
    ],
    ["a missing quote", '"breadcrumb": "Solutions"', '"breadcrumb": "Solutions', /guillemet droit à la fin/],
    ["curly quotes", '"breadcrumb": "Solutions"', "“breadcrumb”: “Solutions”", /JSON mal formé/],
    ["a comment", '"breadcrumb"', '// nom\n"breadcrumb"', /commentaire/],
    ["a stray backslash", "Quatre offres", "Quatre \\offres", /barre oblique inverse/],
    ["a tab in a text", "Quatre offres", "Quatre\toffres", /caractère de contrôle/],
    ["text after the end", '"path": "/solutions",', '"path": "/solutions"}', /en trop après la fin/],
  ])("%s", async (_mistake, from, to, expected) => {
    const [told = "", ...others] = await linesAfter("solutions.json", from, to);
    expect(told).toMatch(expected);
    expect(told.split("\n")).toHaveLength(3);
    expect(others.filter((line) => line.startsWith("data/solutions.json"))).toEqual([]);
  });

  test("a hundred thousand brackets do not end the check", async () => {
    await copy.write("solutions.json", "[".repeat(100_000));
    expect(await lines()).toContainEqual(expect.stringContaining("imbriqués"));
  });
});

test("a key given twice is refused where it stands the second time", async () => {
  const told = await linesAfter(
    "solutions.json",
    '"path": "/solutions",',
    '"path": "/solutions",\n  "path": "/solutions",',
  );
  expect(told).toEqual([expect.stringMatching(/^data\/solutions\.json:3:3 path: clé en double/)]);
});

describe("a file in the wrong encoding is refused", () => {
  test("Latin-1", async () => {
    await copy.write("solutions.json", Buffer.from(await copy.read("solutions.json"), "latin1"));
    expect(await lines()).toContainEqual(
      expect.stringMatching(/^data\/solutions\.json:5:27: octet 0x\w\w qui n'est pas de l'UTF-8/),
    );
  });
  test("UTF-8 with a byte order mark", async () => {
    await copy.write("solutions.json", `\ufeff${await copy.read("solutions.json")}`);
    expect(await lines()).toEqual([expect.stringMatching(/^data\/solutions\.json:1:1: BOM au début/)]);
  });
  test("UTF-16", async () => {
    await copy.write("solutions.json", Buffer.from(`\ufeff${await copy.read("solutions.json")}`, "utf16le"));
    expect(await lines()).toContainEqual(expect.stringContaining("encodage UTF-16"));
  });
});

describe("the folder holds what belongs there, and all of it", () => {
  test("a file is missing, and another one has nearly its name", async () => {
    await rename(copy.pathOf("solutions.json"), copy.pathOf("solution.json"));
    expect(await lines()).toEqual(
      expect.arrayContaining([
        `data/solution.json:1:1: n'a pas sa place dans ce dossier ; retirez-le ; vouliez-vous dire "solutions.json" ?`,
        "data/solutions.json:1:1: fichier manquant ; attendu dans ce dossier",
      ]),
    );
  });
  test("a file is empty", async () => {
    await copy.write("solutions.json", "");
    expect(await lines()).toContainEqual(expect.stringContaining("data/solutions.json:1:1: fichier vide"));
  });
  test("a file is a symbolic link", async () => {
    await rename(copy.pathOf("solutions.json"), `${copy.folder}/../elsewhere.json`);
    await symlink("../elsewhere.json", copy.pathOf("solutions.json"));
    expect(await lines()).toContainEqual(
      "data/solutions.json:1:1: lien symbolique ; attendu : le fichier lui-même",
    );
  });
  test("a folder and a document are not part of the content", async () => {
    await mkdir(copy.pathOf("brouillons"));
    await copy.write("images/notes.docx", "…");
    expect(await lines()).toEqual([
      "data/brouillons/:1:1: n'a pas sa place dans ce dossier ; retirez-le",
      "data/images/notes.docx:1:1: n'a pas sa place dans ce dossier ; retirez-le",
    ]);
  });
  test("what an operating system leaves behind is not a mistake", async () => {
    await copy.write(".DS_Store", "");
    expect(await lines()).toEqual([]);
  });
  test("the folder itself is missing", async () => {
    await rm(copy.folder, { recursive: true });
    expect(await lines()).toEqual([expect.stringMatching(/^data:1:1: dossier manquant/)]);
  });
});

describe("a picture can be shown", () => {
  test("one that no page shows is refused", async () => {
    await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } }).toFile(
      copy.pathOf("images/extra.jpg"),
    );
    expect(await lines()).toEqual([
      expect.stringMatching(/^data\/images\/extra\.jpg:1:1: aucune page ne montre/),
    ]);
  });
  test("one that is too small is refused where it is named", async () => {
    const small = await sharp({ create: { width: 800, height: 500, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    await copy.write("images/aqualink-device.jpg", small);
    expect(await lines()).toEqual([
      expect.stringMatching(
        /^data\/home\.json:\d+:\d+ aqualink\.image\.src: image de 800 × 500 pixels, trop petite ; attendu : 1440 × 810 au moins$/,
      ),
      expect.stringMatching(
        /^data\/projects\.json:\d+:\d+ dossier\.image\.src: image de 800 × 500 pixels, trop/,
      ),
    ]);
  });
  test("one that breaks off in the middle is refused", async () => {
    const whole = await sharp(copy.pathOf("images/aqualink-device.jpg")).toBuffer();
    await copy.write("images/aqualink-device.jpg", whole.subarray(0, whole.length / 2));
    expect(await lines()).toEqual([
      "data/images/aqualink-device.jpg:1:1: image illisible ou incomplète ; exportez-la de nouveau en JPEG",
    ]);
  });
  test("a PNG that is called .jpg is refused", async () => {
    const png = await sharp(copy.pathOf("images/aqualink-device.jpg")).resize(1500).png().toBuffer();
    await copy.write("images/aqualink-device.jpg", png);
    expect(await lines()).toEqual([
      expect.stringContaining("image au format png, et non jpg ; renommez-la en .png"),
    ]);
  });
});

describe("a legal page by content", () => {
  const mentions = {
    path: "/mentions-legales",
    breadcrumb: "Mentions légales",
    seo: {
      title: "Mentions légales",
      description: "Qui édite ce site, qui l’héberge et comment joindre le bureau : les mentions légales.",
    },
    label: "Mentions légales",
    title: "Mentions légales",
    updated: { text: "Mis à jour le {date}", date: "2026-01-31" },
    sections: [{ title: "Éditeur", paragraphs: ["Le bureau, à Dorénaz."] }],
  };
  beforeEach(() => mkdir(copy.pathOf("legal")));

  test("is welcome when it is complete", async () => {
    await copy.write("legal/mentions-legales.json", JSON.stringify(mentions));
    expect(await lines()).toEqual([]);
  });
  test.each(["2026-02-30", "2999-01-01", "31.01.2026"])("can't be dated %s", async (date) => {
    await copy.write(
      "legal/mentions-legales.json",
      JSON.stringify({ ...mentions, updated: { ...mentions.updated, date } }),
    );
    expect(await lines()).toEqual([
      expect.stringMatching(/^data\/legal\/mentions-legales\.json:1:\d+ updated\.date: /),
    ]);
  });
  test("is at its own address", async () => {
    await copy.write("legal/politique-confidentialite.json", JSON.stringify(mentions));
    expect(await lines()).toEqual([
      expect.stringContaining('path: attendu exactement "/politique-confidentialite"'),
    ]);
  });
});

test("text that only looks dangerous is content like any other", async () => {
  const hostile =
    "</script><script>alert(1)</script> {{constructor}} $& 'quote' \\\"double\\\" \u200f\u05e9\u05dc\u05d5\u05dd\u200e 👩‍🚒";
  expect(await linesAfter("home.json", "une ligne directe", hostile)).toEqual([]);
});

test("the values still to be replaced are listed with their place", async () => {
  const { placeholders } = await checkContent(copy.folder, memory);
  expect(placeholders.map(formatPlaceholder)).toEqual(
    expect.arrayContaining([
      'data/site.json:18:18 business.telephone = "+41 00 000 00 00"',
      'data/founders.json:29:15 founders[0].name = "Prénom Nom"',
    ]),
  );
});
