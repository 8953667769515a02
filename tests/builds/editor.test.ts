import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { EditorPage, OpenEditor } from "../support/editor";
import { jpeg } from "../support/jpeg";

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

/** Adds a project to the form of the projects, with a photograph. */
async function addProject(picture: string): Promise<void> {
  await editor.page.getByText("Ajouter : projet").click();
  await editor.fill({
    "projects.1.title": "Relevé d’eau",
    "projects.1.tag": "Prototype",
    "projects.1.category": "Mesure",
    "projects.1.description": "Un relevé d’essai.",
    "projects.1.image.alt": "Une armoire de mesure",
  });
  await editor.upload("projects.1.image.src", picture, await jpeg(1600, 900));
}

test("the code of the editor's page passes the type check", () => {
  execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "--project", "editor/page"], {
    stdio: "inherit",
  });
});

test("another site's page gets no answer", async () => {
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
    new URL("/api/contenu", editor.address).href,
  );
  expect(outcome).toBe("refused");
  await context.close();
});

test("a text is shown in the site's page as it is typed, and saved as one changed line", async () => {
  await editor.form("Pages", "Accueil");
  await editor.field("hero.lead").fill("Un bureau d’électronique, à Dorénaz.");
  await editor.preview().getByText("Un bureau d’électronique, à Dorénaz.").waitFor();
  expect(editor.changedLines()).toEqual([]);
  await editor.save();
  // The message that says so can be closed, in French.
  await editor.page.getByRole("button", { name: "Fermer" }).waitFor();
  expect(editor.changedLines()).toEqual([
    expect.stringMatching(/^- {4}"lead": "Nous dessinons/),
    '+    "lead": "Un bureau d’électronique, à Dorénaz.",',
  ]);
});

test("a mistake is shown at its field in the contract's words; nothing is written and nothing typed is lost", async () => {
  await editor.form("Pages", "Accueil");
  await editor.field("hero.primary.to").fill("/contct");
  await editor.field("seo.title").fill("Un titre bien trop long pour l’onglet d’un navigateur");
  // Left, a field says so at once.
  await editor.messageAt("hero.primary.to").getByText('vouliez-vous dire "/contact" ?').waitFor();
  await editor.refused("2 valeurs sont à corriger");
  expect(await editor.messageAt("seo.title").innerText()).toContain("53 caractères ; attendu : 50 au plus");
  expect(editor.changedLines()).toEqual([]);

  await editor.notice().getByText("Haut de page › Premier bouton › Adresse").click();
  const to = editor.field("hero.primary.to");
  expect(await to.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await to.inputValue()).toBe("/contct");
  await to.fill("/solutions");
  await editor.field("seo.title").fill("Électronique et IoT en Valais");
  await editor.notice().waitFor({ state: "detached" });
  await editor.page.keyboard.press("Control+s");
  await editor.page.getByText("Tout est enregistré").waitFor();
  expect(editor.changedLines()).toEqual(['-      "to": "/contact"', '+      "to": "/solutions"']);
});

test("what only the server can see is shown at the field, too", async () => {
  await editor.form("Pages", "Accueil");
  const cut = (await jpeg(1920, 1080)).subarray(0, 4000);
  await editor.upload("hero.image.src", "coupée.jpg", cut);
  await editor.refused("image illisible ou incomplète");
  expect(await editor.messageAt("hero.image.src").innerText()).toContain("image illisible ou incomplète");
  expect(editor.changedLines()).toEqual([]);
  expect(editor.untracked()).toEqual([]);
});

test("a picture is uploaded under a name that the contract allows, and shown before it is saved", async () => {
  await editor.form("Pages", "Projets");
  await addProject("Photo de l’Été (1).JPG");
  await editor.preview().locator('article img[src^="blob:"]').nth(1).waitFor();
  await editor.save();
  expect(editor.untracked()).toEqual(["data/images/photo-de-l-ete-1.jpg"]);
  expect(JSON.parse(await editor.site.read("data/projects.json")).projects[1]).toEqual({
    title: "Relevé d’eau",
    tag: "Prototype",
    category: "Mesure",
    description: "Un relevé d’essai.",
    image: { src: "images/photo-de-l-ete-1.jpg", alt: "Une armoire de mesure" },
  });
  expect(editor.changedLines().filter((line) => line.startsWith("-"))).toEqual([]);

  // The picture is not new any more when the same form is saved again.
  await editor.page.getByRole("button", { name: "Projet 2 : monter" }).click();
  await editor.save();
  expect(JSON.parse(await editor.site.read("data/projects.json")).projects[0].title).toBe("Relevé d’eau");
});

test("of two windows on one form, the second is refused with words and keeps its text", async () => {
  const lead = editor.field("hero.lead");
  await editor.form("Pages", "Accueil");
  await lead.fill("De la première fenêtre.");

  const page = await editor.browser.newPage({ locale: "fr-CH" });
  const second = new EditorPage(page, []);
  await page.goto(editor.address);
  await second.choose("Accueil");
  await second.fill({ "hero.lead": "De la seconde fenêtre." });

  await editor.save();
  await second.refused("a changé entre-temps");
  expect(await second.field("hero.lead").inputValue()).toBe("De la seconde fenêtre.");
  expect(await editor.site.read("data/home.json")).toContain('"lead": "De la première fenêtre."');
  await page.close();

  // The first window goes on, and undoes nothing that is changed on the disk.
  await lead.fill("De la première fenêtre, encore.");
  await editor.save();
  await editor.site.change("home", (home) => {
    home.aqualink.liveView.note = "à l’essai";
  });
  await lead.fill("De la première fenêtre, enfin.");
  await editor.refused("a changé entre-temps");
  expect(await editor.site.read("data/home.json")).toContain('"note": "à l’essai"');
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
});

test("the address of a form that does not exist is answered in French", async () => {
  await editor.page.goto(new URL("/#/collections/pages/entries/nulle-part", editor.address).href);
  await editor.page.reload();
  await editor.page.getByText("Ce formulaire n'existe pas").first().waitFor();
});

test("lists that are fixed can't grow, and what the specification fixes can't be typed", async () => {
  await editor.form("Pages", "Accueil");
  expect(await editor.page.getByText(/^Ajouter : /).count()).toBe(0);
  expect(await editor.page.getByRole("button", { name: /retirer$/ }).count()).toBe(0);
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

test("an owner goes live using only the editor", async () => {
  const { page } = editor;
  await editor.form("Entreprise", "Entreprise et site");
  await editor.fill({
    name: "Hydro & Fils",
    siteUrl: "https://www.hydro-fils.ch",
    "business.telephone": "+41 27 555 00 11",
    "business.email": "bonjour@hydro-fils.ch",
    "business.address.street": "Rue de l’Église 4",
    "business.openingHours.0.opens": "07:30",
    "business.priceRange": "Sur devis",
    "footer.social.url": "https://reseau.hydro-fils.ch/bureau",
    "footer.emails.0.address": "bonjour@hydro-fils.ch",
    "footer.emails.1.address": "aqualink@hydro-fils.ch",
    "footer.emails.2.address": "presse@hydro-fils.ch",
  });
  await editor.confirmExamples();
  await editor.save();

  await editor.form("Pages", "À propos");
  for (const [index, name] of ["Ana Rey", "Jean d’Ivoire"].entries()) {
    await editor.fill({
      [`founders.${index}.name`]: name,
      [`founders.${index}.initials`]: ["AR", "JI"][index] ?? "",
      [`founders.${index}.email`]: `${["ana", "jean"][index]}@hydro-fils.ch`,
      [`founders.${index}.bio`]: "Vingt ans de mesure de l’eau, en Valais.",
    });
  }
  const portrait = await jpeg(900, 900);
  await editor.upload("founders.0.photo.src", "Ana.PNG", portrait);
  await editor.fill({ "founders.0.photo.alt": "Ana Rey, à l’atelier" });
  await editor.confirmExamples();
  // A JPEG named as a PNG is reported where it was chosen, and corrected there.
  await editor.refused("renommez-la en .jpg");
  expect(await editor.messageAt("founders.0.photo.src").innerText()).toContain("renommez-la en .jpg");
  await editor.upload("founders.0.photo.src", "Ana.JPG", portrait);
  await editor.save();

  await editor.form("Pages", "Contact");
  await editor.field("delivery.service").selectOption("Formspree");
  await editor.fill({ "delivery.endpoint": "https://formspree.io/f/abcdefgh" });
  await editor.save();

  await editor.form("Pages", "Projets");
  await addProject("Relevé.jpg");
  await editor.save();

  await editor.form("Pages", "Solutions");
  await editor.fill({ title: "Ce que nous mesurons" });
  await editor.save();

  await editor.form("Textes légaux", "Mentions légales");
  await page.getByText("Ajouter : section").click();
  await page.getByText("Ajouter : paragraphe").click();
  await editor.fill({
    breadcrumb: "Mentions légales",
    "seo.title": "Mentions légales",
    "seo.description":
      "Qui édite ce site, qui l’héberge et comment joindre le bureau : les mentions légales.",
    label: "Informations",
    title: "Mentions légales",
    "updated.text": "Mis à jour le {date}",
    "updated.date": "2026-11-20",
    "sections.0.title": "Éditeur",
    "sections.0.paragraphs.0": "Le bureau, à Dorénaz.",
  });
  await editor.preview().getByText("Le bureau, à Dorénaz.").waitFor();
  await editor.save();

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
