import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { choosePicture, fieldOf, OpenEditor } from "../support/editor";

/** The editor as the owner uses it: `npm run edit`, a browser, and what git then says has changed. */

jest.setTimeout(1_800_000);

let editor: OpenEditor;

beforeAll(async () => {
  editor = await OpenEditor.open();
});
afterEach(() => {
  expect(editor.problems.splice(0)).toEqual([]);
  editor.undo();
});
afterAll(() => editor?.close());

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#357" } })
    .jpeg()
    .toBuffer();
}

/** Adds a project to the form of the projects, with a photograph. */
async function addProject({ name, alt }: { name: string; alt: string }): Promise<void> {
  await editor.page.getByText("Ajouter : projet").click();
  const texts = {
    Titre: "Relevé d’eau",
    Étiquette: "Prototype",
    Catégorie: "Mesure",
    Description: "Un relevé d’essai.",
    "Description de l'image": alt,
  };
  for (const [label, text] of Object.entries(texts)) {
    const fields = editor.page.locator('[id^="projects-field-"]').getByLabel(label, { exact: true });
    await fields.last().fill(text);
  }
  await editor.page.getByText("Choisir une image").last().click();
  await choosePicture(editor.page, name, await picture(1600, 900));
}

/** The heading of a page, whose form asks for the title of its tab first. */
const pageTitle = () => editor.page.locator('#nc-root [id^="title-field-"]').nth(1);

/** Fills in a legal page; not yet saved. */
async function writeLegalPage(): Promise<void> {
  await editor.form("Textes légaux", "Mentions légales");
  const texts = {
    breadcrumb: "Mentions légales",
    "seo.title": "Mentions légales",
    "seo.description":
      "Qui édite ce site, qui l’héberge et comment joindre le bureau : les mentions légales.",
    label: "Informations",
    "updated.text": "Mis à jour le {date}",
    "updated.date": "2026-11-20",
  };
  for (const [keys, text] of Object.entries(texts)) await editor.field(keys).fill(text);
  await pageTitle().fill("Mentions légales");
  await editor.page.getByText("Ajouter : section").click();
  await editor.page.locator('[id^="sections-field-"]').getByLabel("Titre", { exact: true }).fill("Éditeur");
  await editor.page.getByText("Ajouter : paragraphe").click();
  await editor.page.getByLabel("Paragraphe 1", { exact: true }).fill("Le bureau, à Dorénaz.");
}

test("the code of the editor's page passes the type check", () => {
  execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "--project", "editor/page"], {
    stdio: "inherit",
  });
});

test("without the key of the printed address, there is no editor", async () => {
  const { port, origin } = new URL(editor.address);
  expect((await fetch(origin)).status).toBe(401);
  expect((await fetch(`${origin}/?cle=faux`)).status).toBe(401);
  const context = await editor.browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.route("http://ailleurs.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Ailleurs</title>" }),
  );
  await elsewhere.goto("http://ailleurs.example/");
  const outcome = await elsewhere.evaluate(
    (url) =>
      fetch(url, { method: "POST", body: "{}", credentials: "include" }).then(
        (response) => response.status,
        () => "refused",
      ),
    `http://localhost:${port}/api/contenu`,
  );
  expect(outcome).toBe("refused");
  await context.close();
});

test("a text is shown in the site's page as it is typed, and saved as one changed line", async () => {
  await editor.form("Pages", "Accueil");
  await editor.field("hero.lead").fill("Un bureau d’électronique, à Dorénaz.");
  await editor.preview().getByText("Un bureau d’électronique, à Dorénaz.").waitFor();
  expect(editor.diff()).toBe("");
  await editor.save();
  await editor.saved();
  // The message that says so can be closed, in French.
  await editor.page.getByRole("button", { name: "Fermer" }).waitFor();
  const [removed, added] = editor.changedLines();
  expect(removed).toMatch(/^- {4}"lead": "Nous dessinons/);
  expect(added).toBe('+    "lead": "Un bureau d’électronique, à Dorénaz.",');
  expect(editor.changedLines()).toHaveLength(2);
});

test("a mistake is shown at its field in the contract's words; nothing is written and nothing typed is lost", async () => {
  await editor.form("Pages", "Accueil");
  await editor.field("hero.primary.to").fill("/contct");
  await editor.field("seo.title").fill("Un titre bien trop long pour l’onglet d’un navigateur");
  await editor.save();
  await editor.notice().getByText("2 valeurs sont à corriger").waitFor();
  expect(await editor.messageAt("hero.primary.to").innerText()).toContain('vouliez-vous dire "/contact" ?');
  expect(await editor.messageAt("seo.title").innerText()).toContain("53 caractères ; attendu : 50 au plus");
  expect(await editor.notice().innerText()).toContain("Haut de page › Premier bouton › Adresse");
  expect(editor.diff()).toBe("");

  expect(await editor.field("hero.primary.to").inputValue()).toBe("/contct");
  await editor.field("hero.primary.to").fill("/solutions");
  await editor.field("seo.title").fill("Électronique et IoT en Valais");
  await editor.save();
  await editor.saved();
  expect(editor.changedLines()).toEqual(['-      "to": "/contact"', '+      "to": "/solutions"']);
});

test("what only the server can see is shown at the field, too", async () => {
  await editor.form("Pages", "Accueil");
  const buffer = Buffer.concat([(await picture(1920, 1080)).subarray(0, 4000)]);
  await editor.uploadPicture("hero.image", "coupée.jpg", buffer);
  await editor.save();
  await editor.notice().waitFor();
  expect((await editor.notice().innerText()).match(/image illisible ou incomplète/g)).toHaveLength(1);
  expect(editor.diff()).toBe("");
  expect(editor.untracked()).toEqual([]);
  // The browser logs a picture that it can't show.
  editor.problems.splice(0);
});

test("a picture is uploaded under a name that the contract allows, and shown before it is saved", async () => {
  await editor.form("Pages", "Projets");
  await addProject({ name: "Photo de l’Été (1).JPG", alt: "Un aplat bleu" });
  await editor.preview().locator('article img[src^="blob:"]').nth(1).waitFor();
  await editor.save();
  await editor.saved();
  expect(editor.untracked()).toEqual(["data/images/photo-de-l-ete-1.jpg"]);
  expect(JSON.parse(await editor.site.read("data/projects.json")).projects[1]).toEqual({
    title: "Relevé d’eau",
    tag: "Prototype",
    category: "Mesure",
    description: "Un relevé d’essai.",
    image: { src: "images/photo-de-l-ete-1.jpg", alt: "Un aplat bleu" },
  });
  expect(editor.changedLines().filter((line) => line.startsWith("-"))).toEqual([]);

  // The picture is not new any more when the same form is saved again.
  await pageTitle().fill("Ce que nous avons fait");
  await editor.save();
  await editor.saved();
  expect(await editor.site.read("data/projects.json")).toContain("Ce que nous avons fait");
});

test("of two windows on one form, the second is refused with words and keeps its text", async () => {
  const lead = editor.field("hero.lead");
  await editor.form("Pages", "Accueil");
  await lead.fill("De la première fenêtre.");

  const second = await editor.browser.newPage({ locale: "fr-CH" });
  await second.goto(editor.address);
  await second.goto(new URL("/#/collections/pages/entries/home", editor.address).href);
  const secondLead = fieldOf(second, "hero.lead");
  await second.locator("#preview-pane").waitFor();
  await second.locator('[id^="hero-field-"] button[aria-label="Ouvrir"]').first().click();
  await secondLead.fill("De la seconde fenêtre.");

  await editor.save();
  await editor.saved();
  await second.getByText("Enregistrer", { exact: true }).first().click();
  await second.getByRole("alert").getByText("a changé entre-temps").waitFor();
  expect(await secondLead.inputValue()).toBe("De la seconde fenêtre.");
  expect(await editor.site.read("data/home.json")).toContain('"lead": "De la première fenêtre."');
  await second.close();

  // The first window goes on, and undoes nothing that is changed on the disk.
  await lead.fill("De la première fenêtre, encore.");
  await editor.save();
  await editor.saved();
  await editor.site.change("home", (home) => {
    home.aqualink.chart.note = "à l’essai";
  });
  await lead.fill("De la première fenêtre, enfin.");
  await editor.save();
  await editor.notice().getByText("a changé entre-temps").waitFor();
  expect(await editor.site.read("data/home.json")).toContain('"note": "à l’essai"');
  editor.problems.splice(0);
});

test("a file that is not JSON is named in French, and the other forms work", async () => {
  writeFileSync(editor.site.pathOf("data/partners.json"), '{\n  "path": "/partenaires"\n  "label": 1\n}\n');
  await editor.page.goto(new URL("/", editor.address).href);
  await editor.page.getByRole("link", { name: "Partenaires", exact: true }).click();
  const told = editor.page.getByText("data/partners.json, ligne 3, colonne 3 : JSON mal formé");
  await told.first().waitFor();
  await editor.form("Pages", "Accueil");
  await editor.field("hero.lead").fill("Un bureau d’électronique, à Dorénaz.");
  await editor.save();
  await editor.saved();
});

test("the address of a form that does not exist is answered in French", async () => {
  await editor.page.goto(new URL("/#/collections/pages/entries/nulle-part", editor.address).href);
  await editor.page.reload();
  await editor.page.getByText("Ce formulaire n'existe pas").first().waitFor();
});

test("lists that are fixed can't grow, and what the specification fixes can't be typed", async () => {
  await editor.form("Pages", "Accueil");
  expect(await editor.page.getByText(/^Ajouter : /).count()).toBe(0);
  expect(await editor.page.getByRole("button", { name: /retirer/i }).count()).toBe(2);
  expect(await editor.field("hero.title").evaluate((element) => element.tagName)).toBe("OUTPUT");
});

test("every form opens with the site's page beside it, and is in French", async () => {
  const files: [group: string, name: string, text: string][] = [
    ["Pages", "À propos", "Qui dessine votre carte"],
    ["Pages", "Solutions", "Quatre offres"],
    ["Pages", "Partenaires", "Entreprises"],
    ["Pages", "Contact", "Votre message"],
    ["Pages", "Merci", "Merci"],
    ["Pages", "Page introuvable", "Oops! Page not found"],
    ["Entreprise", "Entreprise et site", "De l'idée"],
    ["Textes légaux", "Mentions légales", "Menu"],
  ];
  for (const [group, name, text] of files) {
    await editor.form(group, name);
    await editor.preview().getByText(text).first().waitFor();
    const words = await editor.page.locator("body").innerText();
    expect(words).not.toMatch(/\b(?:Save|Publish|Delete|Expand|Collapse|Loading|required|editor\.)\b/);
  }
});

test("a legal page is written, and an example marked as the real value", async () => {
  await writeLegalPage();
  await editor.preview().getByText("Le bureau, à Dorénaz.").waitFor();
  await editor.save();
  await editor.saved();
  expect(editor.untracked()).toEqual(["data/legal/mentions-legales.json"]);
  expect(JSON.parse(await editor.site.read("data/legal/mentions-legales.json"))).toMatchObject({
    path: "/mentions-legales",
    sections: [{ title: "Éditeur", paragraphs: ["Le bureau, à Dorénaz."] }],
  });

  await editor.form("Entreprise", "Entreprise et site");
  await editor.field("business.telephone").fill("+41 27 555 00 11");
  await editor.page
    .locator("li", { hasText: "Entreprise › Téléphone" })
    .getByRole("button", { name: "C’est la vraie valeur" })
    .click();
  await editor.save();
  await editor.saved();
  expect(editor.changedLines()).toEqual([
    '-    "business.telephone",',
    '-    "telephone": "+41 00 000 00 00",',
    '+    "telephone": "+41 27 555 00 11",',
  ]);
});

test("an owner goes live using only the editor", async () => {
  const { page } = editor;
  await editor.form("Entreprise", "Entreprise et site");
  const facts: Record<string, string> = {
    name: "Hydro & Fils",
    siteUrl: "https://www.hydro-fils.ch",
    "business.telephone": "+41 27 555 00 11",
    "business.email": "bonjour@hydro-fils.ch",
    "business.address.street": "Rue de l’Église 4",
    "business.openingHours.opens": "07:30",
    "business.priceRange": "Sur devis",
    "footer.social.url": "https://reseau.hydro-fils.ch/bureau",
  };
  for (const [keys, value] of Object.entries(facts)) await editor.field(keys).fill(value);
  const addresses = page.locator('[id^="emails-field-"] [id^="address-field-"]');
  for (const [index, name] of ["bonjour", "aqualink", "presse"].entries()) {
    await addresses.nth(index).fill(`${name}@hydro-fils.ch`);
  }
  await editor.confirmExamples();
  await editor.save();
  await editor.saved();

  await editor.form("Pages", "À propos");
  for (const [index, name] of ["Ana Rey", "Jean d’Ivoire"].entries()) {
    const founder = (key: string) => page.locator(`[id^="founders-field-"] [id^="${key}-field-"]`).nth(index);
    await founder("name").fill(name);
    await founder("initials").fill(["AR", "JI"][index] ?? "");
    await founder("email").fill(`${["ana", "jean"][index]}@hydro-fils.ch`);
    await founder("bio").fill("Vingt ans de mesure de l’eau, en Valais.");
  }
  const portrait = await picture(900, 900);
  await page.getByText("Choisir une image").first().click();
  await choosePicture(page, "Ana.PNG", portrait);
  await page.locator('[id^="photo-field-"] [id^="alt-field-"]').first().fill("Ana Rey, à l’atelier");
  await editor.confirmExamples();
  await editor.save();
  // A JPEG named as a PNG is reported where it was chosen, and corrected there.
  await editor.notice().getByText("renommez-la en .jpg").waitFor();
  expect(await page.locator('[id^="photo-field-"]').first().innerText()).toContain("renommez-la en .jpg");
  // The browser logs an answer that is not a success, and Decap a save that has failed.
  editor.problems.splice(0);
  await page.getByText("Changer d'image").first().click();
  await choosePicture(page, "Ana.JPG", portrait);
  await editor.save();
  await editor.saved();

  await editor.form("Pages", "Contact");
  await page.locator('[id^="service-field-"]').first().press("ArrowDown");
  await page.getByRole("option", { name: "Formspree" }).click();
  await editor.field("delivery.endpoint").fill("https://formspree.io/f/abcdefgh");
  await editor.save();
  await editor.saved();

  await editor.form("Pages", "Projets");
  await addProject({ name: "Relevé.jpg", alt: "Une armoire de mesure" });
  await editor.save();
  await editor.saved();

  await editor.form("Pages", "Solutions");
  await pageTitle().fill("Ce que nous mesurons");
  await editor.save();
  await editor.saved();

  await writeLegalPage();
  await editor.save();
  await editor.saved();

  const { status, output } = await editor.site.build({ LAUNCH: "true" });
  expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
  expect(await editor.site.read("public/a-propos.html")).toContain("Jean d’Ivoire");
  expect(await editor.site.read("public/mentions-legales.html")).toContain("Le bureau, à Dorénaz.");
  const tests = await editor.site.start("npx jest --selectProjects site").ended;
  expect({ ...tests, output: tests.status === 0 ? "" : tests.output }).toEqual({ status: 0, output: "" });
});

test("the command refuses a port that is taken, or that is not a port, with a sentence", () => {
  const { port } = new URL(editor.address);
  const told = (PORT: string) => {
    try {
      execFileSync(process.execPath, ["scripts/edit.mjs", "--no-site", "--no-open"], {
        env: { ...process.env, PORT },
        stdio: ["ignore", "ignore", "pipe"],
        encoding: "utf8",
        timeout: 120_000,
      });
    } catch (error) {
      return String((error as { stderr?: string }).stderr);
    }
    return "";
  };
  expect(told(port)).toContain(`Le port ${port} est pris`);
  expect(told("abc")).toContain("PORT vaut «abc»");
});

test("the lock file of the editor's own package holds no download addresses", () => {
  expect(readFileSync("editor/page/package-lock.json", "utf8")).not.toContain('"resolved"');
});
