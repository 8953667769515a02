import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { formGroups } from "../../editor/forms/form";
import { axeViolations } from "../support/axe";
import { type EditorPage, EditorSession } from "../support/editor";
import { jpeg } from "../support/jpeg";
import { until } from "../support/until";

jest.setTimeout(1_800_000);

let session: EditorSession;
let editor: EditorPage;

beforeAll(async () => {
  session = await EditorSession.start();
});
beforeEach(async () => {
  editor = await session.openEditor();
});
afterEach(async () => {
  await editor.page.context().close();
  session.discardChanges();
  expect(editor.pageErrors).toEqual([]);
});
afterAll(() => session?.close());

const focusedId = () => editor.page.evaluate(() => document.activeElement?.id);

test("the editor's script compresses to less than 200 kB", async () => {
  const script = await (await editor.page.request.get(new URL("/editeur.js", session.origin).href)).body();
  expect(brotliCompressSync(script).length).toBeLessThan(200_000);
});

test("previews a typed text and saves it as one changed line; accepts a decimal comma", async () => {
  await editor.openForm("Accueil");
  await editor.field("hero.lead").fill("Un bureau d’électronique, à Dorénaz.");
  const previewFields = editor.preview().locator("[data-field]");
  await previewFields.getByText("Un bureau d’électronique, à Dorénaz.").waitFor();
  expect(session.changedLines()).toEqual([]);
  await editor.save();
  expect(session.changedLines()).toEqual([
    expect.stringMatching(/^- {4}"lead": "Nous dessinons/),
    '+    "lead": "Un bureau d’électronique, à Dorénaz.",',
  ]);
  await editor.openForm("Entreprise et site");
  await editor.fill({ "business.geo.latitude": "46,15" });
  await editor.status().getByText("Changements non enregistrés").waitFor();
  await editor.save();
  expect(session.changedLines()).toContainEqual(expect.stringMatching(/^\+ +"latitude": 46\.15,$/));
});

test("focuses the field of a text clicked in the preview, or names the form that has the field", async () => {
  await editor.openForm("Accueil");
  await editor.preview().getByRole("contentinfo").getByText("Adresse", { exact: true }).click();
  const otherFormMessage = editor.status().getByText("Ceci se change dans «Entreprise et site»");
  const link = otherFormMessage.getByRole("link");
  expect(await link.getAttribute("href")).toBe("?formulaire=site#interface.footerAddress");
  // The menu has no field, so the message stays.
  await editor.preview().getByRole("banner").getByText("Solutions", { exact: true }).click();
  expect(await link.getAttribute("href")).toBe("?formulaire=site#interface.footerAddress");
  await editor.preview().getByText("Idéation", { exact: true }).click();
  expect(await focusedId()).toBe("method.steps.0.title");
  await otherFormMessage.waitFor({ state: "detached" });
  // Shortcuts work while the preview has the focus.
  await editor.field("hero.lead").fill("Un autre texte.");
  await editor.preview().getByRole("contentinfo").click();
  expect(await editor.page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  await editor.save();
});

test("restores unsaved text, and shows another program's change instead of overwriting it", async () => {
  await editor.openForm("Accueil");
  await editor.fill({ "hero.lead": "Pas encore enregistré." });
  await editor.status().getByText("Changements non enregistrés").waitFor();
  await session.site.change("home", (home) => {
    home.aqualink.liveView.note = "à l’essai";
  });
  editor.page.once("dialog", (dialog) => void dialog.accept());
  await editor.page.reload();
  await editor.status().getByText("Brouillon repris").waitFor();
  await editor.notice().getByText("Ce fichier a changé entre-temps").waitFor();
  expect(await editor.notice().getByRole("definition").allInnerTexts()).toEqual([
    "Votre texte : Pas encore enregistré.",
    expect.stringMatching(/^Dans le fichier : Nous dessinons/),
  ]);
  await editor.page.getByRole("button", { name: "Enregistrer quand même" }).click();
  await editor.status().getByText("Tout est enregistré").waitFor();
  const savedText = await session.site.read("data/home.json");
  expect(savedText).toContain('"note": "à l’essai"');
  expect(savedText).toContain("Pas encore enregistré.");
});

test("shows each form's placeholders and unpublished changes on the start page, and refuses to publish placeholders", async () => {
  await editor.page.getByText(/^Il reste \d+ exemples à remplacer/).waitFor();
  await editor.page
    .locator("#reste-founders")
    .getByText(/^\d+ exemples$/)
    .waitFor();
  await editor.openForm("Accueil");
  await editor.fill({ "hero.lead": "Un bureau d’électronique." });
  await editor.save();
  await editor.page.getByRole("link", { name: "Tous les formulaires" }).click();
  await editor.page.locator("#reste-home").getByText("enregistré, pas encore publié").waitFor();
  await editor.page.getByRole("link", { name: "Publier" }).click();
  await editor.page.getByRole("button", { name: "Publier" }).click();
  await editor.page.getByRole("log").getByText("valeurs d'exemple à remplacer").waitFor();
  await editor.page.getByRole("log").getByText("Rien n’est parti.").waitFor();
});

test("shows a problem at its field, without saving or losing anything", async () => {
  await editor.openForm("Accueil");
  await editor.field("hero.primary.to").fill("/contct");
  await editor.messageAt("hero.primary.to").getByText('vouliez-vous dire "/contact" ?').waitFor();
  await editor.field("seo.title").fill("Un titre bien trop long pour l’onglet d’un navigateur");
  await editor.saveWithError("À corriger d’abord");
  expect(await focusedId()).toBe("seo.title");
  expect(await editor.messageAt("seo.title").innerText()).toContain("53 caractères ; attendu : 50 au plus");
  expect(session.changedLines()).toEqual([]);

  await editor.setDisclosuresOpen(false);
  await editor.notice().getByText("Haut de page › Premier bouton › Adresse").click();
  expect(await focusedId()).toBe("hero.primary.to");
  const linkField = editor.field("hero.primary.to");
  expect(await linkField.getAttribute("aria-invalid")).toBe("true");
  expect(await linkField.getAttribute("aria-describedby")).toBe(
    "hero.primary.to-messages hero.primary.to-aide",
  );
  await linkField.fill("/solutions");
  await editor.setDisclosuresOpen();
  await editor.field("seo.title").fill("Électronique et IoT en Valais");
  await editor.notice().waitFor({ state: "detached" });
  await editor.save();
  expect(session.changedLines()).toEqual(['-      "to": "/contact"', '+      "to": "/solutions"']);
});

test("shows a problem of the opened file, with a link to its field", async () => {
  await session.site.change("partners", (partners) => {
    partners.title = "e".repeat(130);
  });
  await editor.openForm("Partenaires");
  await editor.page.getByRole("heading", { name: "À corriger" }).waitFor();
  await editor.page.getByRole("main").getByRole("button", { name: "Titre", exact: true }).first().click();
  expect(await focusedId()).toBe("title");
  expect(await editor.messageAt("title").innerText()).toContain("130 caractères");
});

test("keeps a moved entry's focus and disclosure state, and focuses the list after a removal", async () => {
  await editor.openForm("À propos");
  await editor.page.locator('[id="founders.1"] > summary').click();
  await editor.page.getByRole("button", { name: "Fondateur 1 : descendre" }).click();
  expect(await editor.focusedLabel()).toBe("Fondateur 2 : descendre");
  await editor.status().getByText(": 2 sur 2").waitFor();
  expect(await editor.field("founders.0").getAttribute("open")).toBeNull();
  expect(await editor.field("founders.1").getAttribute("open")).not.toBeNull();
  await editor.page.getByRole("button", { name: "Fondateur 2 : monter" }).click();
  await editor.status().getByText("Tout est enregistré").waitFor();

  await editor.openForm("Projets");
  await editor.page.getByText("Ajouter : projet").click();
  expect(await focusedId()).toBe("projects.1.title");
  await editor.page.getByRole("button", { name: "Projet 2 : retirer" }).click();
  expect(await editor.focusedLabel()).toMatch(/^Projets/);
});

test("undoes a removal or a save by «Annuler» or by keyboard", async () => {
  await editor.openForm("Projets");
  await editor.page.getByText("Ajouter : projet").click();
  const title = editor.field("projects.1.title");
  await title.fill("Relevé");
  await editor.page.getByRole("button", { name: "Projet 2 : retirer" }).click();
  await editor.page.getByRole("button", { name: "Annuler" }).click();
  await editor.status().getByText("Annulé : Projets").waitFor();
  expect(await title.inputValue()).toBe("Relevé");
  await editor.page.keyboard.press("Control+Shift+z");
  await until(async () => (await title.count()) === 0, "the redone removal");
  await editor.page.keyboard.press("Control+z"); // the removal
  await editor.page.keyboard.press("Control+z"); // the typed title
  await editor.page.keyboard.press("Control+z"); // the added entry
  await editor.setDisclosuresOpen();
  const description = editor.field("projects.0.description");
  const originalText = await description.inputValue();
  await description.fill("Une autre description.");
  await editor.save();
  await description.press("Control+z");
  expect(await description.inputValue()).toBe(originalText);
  await editor.save();
  expect(session.changedLines()).toEqual([]);
});

test("a placeholder that is replaced or confirmed is no longer listed", async () => {
  await editor.openForm("À propos");
  await editor.fill({ "founders.0.email": "ana@hydro-fils.ch", "founders.1.email": "jean@hydro-fils.ch" });
  await editor.page.getByRole("button", { name: "Fondateur 1 › Nom" }).click();
  expect(await focusedId()).toBe("founders.0.name");
  const button = editor.page.getByRole("button", { name: "C’est juste, je garde" });
  for (let count = await button.count(); count > 0; count -= 1) {
    await button.first().click();
    await until(async () => (await button.count()) === count - 1, "the confirmed placeholder");
  }
  await editor.save();
  expect(JSON.parse(await session.site.read("data/founders.json"))).not.toHaveProperty("placeholders");
});

test("rotates a phone's photo upright and crops it to the part selected by keyboard", async () => {
  // A phone's photo, red on the left; upright, it is red at the top. Moving the photo down shows its top alone.
  const photo = await sharp(await jpeg(4000, 3000, "#00f"))
    .composite([{ input: await jpeg(2000, 3000, "#f00"), left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await editor.openForm("Accueil");
  await editor.selectPicture("hero.image.src", "Photo de l’Été (1).JPG", photo);
  await editor.page.getByRole("application", { name: /^Cadrage/ }).focus();
  for (let step = 0; step < 40; step += 1) await editor.page.keyboard.press("ArrowDown");
  await editor.confirmPicture();
  await editor.preview().locator('img[src^="/images/photo-de-l-ete-1.jpg"]').waitFor();
  await editor.save();
  expect(session.untrackedFiles()).toEqual(["data/images/photo-de-l-ete-1.jpg"]);
  const { dominant } = await sharp(session.site.pathOf("data/images/photo-de-l-ete-1.jpg")).stats();
  // Red, as the middle of sharp's histogram bins, which are 16 wide.
  expect([dominant.r, dominant.b]).toEqual([248, 8]);
});

test("refuses an unsuitable picture in the dialog, and returns the focus", async () => {
  await editor.openForm("Accueil");
  for (const [name, bytes, message] of [
    ["texte.jpg", Buffer.from("Bonjour"), "ne s’ouvre pas"],
    ["photo.heic", Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), "ne s’ouvre pas"],
    ["petite.jpg", await jpeg(900, 900), ": image de 900 × 900 pixels, trop petite"],
  ] as const) {
    await editor.selectPicture("hero.image.src", name, bytes);
    await editor.page.getByRole("alert").getByText(`«${name}» ${message}`).waitFor();
    await editor.page.keyboard.press("Escape");
    expect(await editor.focusedLabel()).toBe("Changer d’image");
  }
  await editor.status().getByText("Tout est enregistré").waitFor();
});

test("reports invalid JSON in French and keeps the other forms usable", async () => {
  writeFileSync(session.site.pathOf("data/partners.json"), '{\n  "path": "/partenaires"\n  "label": 1\n}\n');
  await editor.page.goto(new URL("/?formulaire=partners", session.origin).href);
  await editor.page.getByText("data/partners.json, ligne 3, colonne 3 : JSON mal formé").waitFor();
  await editor.openForm("Accueil");
  await editor.field("hero.lead").fill("Un bureau d’électronique, à Dorénaz.");
  await editor.save();
});

test("gives each form and each field its own URL, and reports an unknown form", async () => {
  await editor.openForm("Accueil");
  await editor.openForm("Contact");
  await editor.page.goBack();
  await editor.page.goBack();
  await editor.page.getByRole("heading", { name: "Accueil" }).waitFor();
  await editor.page.goto(new URL("/?formulaire=founders#founders.1.role", session.origin).href);
  await editor.field("founders.1.role").waitFor();
  expect(await focusedId()).toBe("founders.1.role");
  await editor.page.goto(new URL("/?formulaire=nulle-part", session.origin).href);
  await editor.page.getByText("Il n’y a pas de formulaire «nulle-part»").waitFor();
});

test("has no axe violation on any page, light or dark, wide or narrow", async () => {
  const findViolations = () => axeViolations(editor.page, { enhancedContrast: false });
  for (const { label } of formGroups.flatMap(({ forms }) => forms)) {
    await editor.openForm(label);
    await editor.preview().getByRole("heading", { level: 1 }).waitFor();
    expect([label, await findViolations()]).toEqual([label, []]);
  }
  await editor.openForm("Accueil");
  await editor.page.emulateMedia({ colorScheme: "dark" });
  await editor.page.setViewportSize({ width: 390, height: 844 });
  expect(await findViolations()).toEqual([]);
  await editor.selectPicture("hero.image.src", "chantier.jpg", await jpeg(1920, 1200));
  await editor.page.getByRole("application").waitFor();
  expect(await findViolations()).toEqual([]);
  await editor.page.getByRole("button", { name: "Une autre image" }).click();
  expect(await editor.page.locator("input:focus").getAttribute("type")).toBe("file");
  await editor.page.emulateMedia({ colorScheme: "light" });
  expect(await findViolations()).toEqual([]);
  for (const path of ["/", "/?publier"]) {
    await editor.page.goto(new URL(path, session.origin).href);
    await editor.page.getByRole("heading", { level: 1 }).waitFor();
    expect(await findViolations()).toEqual([]);
  }
});

test("creates a legal page from pasted paragraphs", async () => {
  await editor.openForm("Mentions légales");
  await editor.status().getByText("Pas encore créé").waitFor();
  await editor.fill({ "sections.0.title": "Éditeur" });
  await editor.field("sections.0.paragraphs.0").focus();
  await editor.paste("Le bureau, à Dorénaz.\r\n\r\n•\tIl répond au téléphone.\vEt par écrit.");
  const paragraphs = [0, 1, 2].map((index) => editor.field(`sections.0.paragraphs.${index}`).inputValue());
  expect(await Promise.all(paragraphs)).toEqual([
    "Le bureau, à Dorénaz.",
    "Il répond au téléphone.",
    "Et par écrit.",
  ]);
  expect(await focusedId()).toBe("sections.0.paragraphs.2");
  await editor.preview().getByText("Il répond au téléphone.").waitFor();
  await editor.save();
  expect(session.untrackedFiles()).toEqual(["data/legal/mentions-legales.json"]);
  expect((await session.site.run("npm run content:check").outcome).status).toBe(0);
});

test("refuses an occupied or invalid port with a message", () => {
  const { port } = new URL(session.origin);
  const errorFor = (portArguments: string) =>
    spawnSync(`npm run --silent edit ${portArguments}`, {
      shell: true,
      env: { ...process.env, CI: "true" },
      encoding: "utf8",
      timeout: 120_000,
    }).stderr;
  // Also without "--", which PowerShell may drop.
  for (const portArguments of [`-- --port ${port}`, `--port ${port}`]) {
    expect(errorFor(portArguments)).toContain(`Le port ${port} est pris`);
  }
  expect(errorFor("-- --port abc")).toContain("Le port demandé est «abc»");
});
