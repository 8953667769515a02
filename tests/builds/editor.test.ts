import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { formGroups } from "../../editor/forms/form";
import { faultsOf } from "../support/axe";
import { type EditorPage, RunningEditor } from "../support/editor";
import { jpeg } from "../support/jpeg";
import { until } from "../support/until";

/** The editor as the owner uses it: the command, a browser, and the diff of data/. */

jest.setTimeout(1_800_000);

let running: RunningEditor;
let editor: EditorPage;

beforeAll(async () => {
  running = await RunningEditor.start();
});
beforeEach(async () => {
  editor = await running.visit();
});
afterEach(async () => {
  await editor.page.context().close();
  running.undo();
  expect(editor.problems).toEqual([]);
});
afterAll(() => running?.close());

test("the page is one script of at most 220 kB", async () => {
  const script = await (await editor.page.request.get(new URL("/editeur.js", running.origin).href)).body();
  expect(brotliCompressSync(script).length).toBeLessThan(220_000);
});

test("a typed text appears in the preview, and is saved as one changed line; numbers may have a comma", async () => {
  await editor.form("Accueil");
  await editor.field("hero.lead").fill("Un bureau d’électronique, à Dorénaz.");
  await editor
    .preview()
    .locator("[data-field]", { hasText: "Un bureau d’électronique, à Dorénaz." })
    .waitFor();
  await editor.preview().getByRole("contentinfo").getByText("Adresse", { exact: true }).click();
  const elsewhere = editor.status().getByText("Ceci se change dans «Entreprise et site»");
  const link = elsewhere.getByRole("link");
  expect(await link.getAttribute("href")).toBe("?formulaire=site#interface.footerAddress");
  await editor.preview().getByRole("banner").getByText("Solutions", { exact: true }).click();
  expect(await link.getAttribute("href")).toBe("?formulaire=site#interface.footerAddress");
  await editor.preview().getByText("Idéation", { exact: true }).click();
  expect(await editor.page.evaluate(() => document.activeElement?.id)).toBe("method.steps.0.title");
  await elsewhere.waitFor({ state: "detached" });
  expect(running.changedLines()).toEqual([]);
  // Also where the focus is in the preview.
  await editor.preview().getByRole("contentinfo").click();
  expect(await editor.page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  await editor.save();
  expect(running.changedLines()).toEqual([
    expect.stringMatching(/^- {4}"lead": "Nous dessinons/),
    '+    "lead": "Un bureau d’électronique, à Dorénaz.",',
  ]);
  await editor.fill({ "hero.label": "Électronique · Dorénaz" });
  await editor.status().getByText("Changements non enregistrés").waitFor();
  const said = await editor.page.evaluateHandle(() => {
    const texts: string[] = [];
    const [status] = document.querySelectorAll<HTMLElement>("[role=status]");
    const note = () => texts.push(status?.innerText ?? "");
    if (status)
      new MutationObserver(note).observe(status, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await editor.save();
  expect(await said.jsonValue()).toEqual(["Enregistrement…", "Tout est enregistré"]);
  expect(running.changedLines()).toContain('+        "x": 12.5,');
});

test("unsaved text is a draft, and is put on what somebody else has written, never over it", async () => {
  await editor.form("Accueil");
  await editor.fill({ "hero.lead": "Pas encore enregistré." });
  // A draft is stored shortly after the last change.
  await editor.page.waitForTimeout(500);
  await running.site.change("home", (home) => {
    home.aqualink.liveView.note = "à l’essai";
  });
  editor.page.once("dialog", (dialog) => void dialog.accept());
  await editor.page.reload();
  await editor.page.getByText("Ce formulaire a changé depuis").waitFor();
  await editor.page.getByText("Pas encore enregistré.").waitFor();
  await editor.status().getByText("Un brouillon attend").waitFor();
  await editor.page.getByRole("button", { name: "Les reprendre" }).click();
  await editor.unfold();
  expect(await editor.field("hero.lead").inputValue()).toBe("Pas encore enregistré.");
  await editor.save();
  expect(await running.site.read("data/home.json")).toContain('"note": "à l’essai"');
});

test("the first page says what is left in each form; the last one, what would be published", async () => {
  await editor.page.getByText(/^Il reste \d+ exemples à remplacer/).waitFor();
  await editor.page.getByRole("link", { name: "À propos", description: "14 exemples" }).waitFor();
  await editor.form("Accueil");
  await editor.fill({ "hero.lead": "Un bureau d’électronique." });
  await editor.save();
  await editor.page.getByRole("link", { name: "Tous les formulaires" }).click();
  await editor.page.getByRole("link", { name: "Publier" }).click();
  await editor.page.getByRole("listitem").getByText("Accueil").first().waitFor();
  await editor.page.getByText("Aucun dépôt en ligne n’est indiqué").waitFor();

  // Back to the published text, and forth again.
  await editor.page.getByRole("button", { name: "Revenir : Accueil" }).click();
  await until(async () => running.changedLines().length === 0, "the published texts");
  await editor.page.getByText(/^Ne part pas .*dans Accueil/).waitFor();
  await editor.page.getByRole("link", { name: "Accueil" }).first().click();
  await editor.page.getByRole("button", { name: "Les reprendre" }).click();
  await editor.unfold();
  expect(await editor.field("hero.lead").inputValue()).toBe("Un bureau d’électronique.");
  await editor.page.getByRole("button", { name: "Annuler" }).click();
  expect(await editor.field("hero.lead").inputValue()).toMatch(/^Nous /);
});

test("a mistake is shown at its field, in the contract's words; nothing is written, nothing lost", async () => {
  await editor.form("Accueil");
  await editor.field("hero.primary.to").fill("/contct");
  await editor.field("seo.title").fill("Un titre bien trop long pour l’onglet d’un navigateur");
  // A field reports its problem when it is left.
  await editor.messageAt("hero.primary.to").getByText('vouliez-vous dire "/contact" ?').waitFor();
  await editor.saveIsRefused("À corriger d’abord");
  expect(await editor.page.evaluate(() => document.activeElement?.id)).toBe("seo.title");
  expect(await editor.messageAt("seo.title").innerText()).toContain("53 caractères ; attendu : 50 au plus");
  expect(running.changedLines()).toEqual([]);

  await editor.unfold(false);
  await editor.notice().getByText("Haut de page › Premier bouton › Adresse").click();
  const to = editor.field("hero.primary.to");
  expect(await to.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await to.getAttribute("aria-invalid")).toBe("true");
  expect(await to.getAttribute("aria-describedby")).toBe("hero.primary.to-messages hero.primary.to-aide");
  await to.fill("/solutions");
  await editor.unfold();
  await editor.field("seo.title").fill("Électronique et IoT en Valais");
  await editor.notice().waitFor({ state: "detached" });
  await editor.save();
  expect(running.changedLines()).toEqual(['-      "to": "/contact"', '+      "to": "/solutions"']);
});

test("what was spoilt by hand is shown as its form opens, with the way to its field", async () => {
  await running.site.change("partners", (partners) => {
    partners.title = "e".repeat(130);
  });
  await editor.form("Partenaires");
  await editor.page.getByRole("heading", { name: "À corriger" }).waitFor();
  await editor.page.getByRole("main").getByRole("button", { name: "Titre", exact: true }).first().click();
  expect(await editor.page.evaluate(() => document.activeElement?.id)).toBe("title");
  expect(await editor.messageAt("title").innerText()).toContain("130 caractères");
});

test("a moved entry takes its fold and the focus along; after a removal the list has the focus", async () => {
  await editor.form("À propos");
  await editor.page.locator('[id="founders.1"] > summary').click();
  await editor.page.getByRole("button", { name: "Fondateur 1 : descendre" }).click();
  expect(await editor.focused()).toBe("Fondateur 2 : descendre");
  await editor.status().getByText(": 2 sur 2").waitFor();
  expect(await editor.field("founders.0").getAttribute("open")).toBeNull();
  expect(await editor.field("founders.1").getAttribute("open")).not.toBeNull();
  await editor.page.getByRole("button", { name: "Fondateur 2 : monter" }).click();
  await editor.status().getByText("Tout est enregistré").waitFor();

  await editor.form("Projets");
  await editor.page.getByText("Ajouter : projet").click();
  expect(await editor.page.evaluate(() => document.activeElement?.id)).toBe("projects.1.title");
  await editor.page.getByRole("button", { name: "Projet 2 : retirer" }).click();
  expect(await editor.focused()).toMatch(/^Projets/);
});

test("what was removed or saved comes back with «Annuler» or by keyboard", async () => {
  await editor.form("Projets");
  await editor.page.getByText("Ajouter : projet").click();
  const title = editor.field("projects.1.title");
  await title.fill("Relevé");
  const product = editor.page.getByRole("button", { name: "Projet 1 : retirer" });
  expect(await product.isEnabled()).toBe(false);
  await product.press("Enter");
  await editor.status().getByText("Sans «Projet 1» : ").waitFor();
  await editor.page.getByRole("button", { name: "Projet 2 : retirer" }).click();
  await editor.page.getByRole("button", { name: "Annuler" }).click();
  await editor.status().getByText("Annulé : Projets, Relevé").waitFor();
  // What was unfolded is so still.
  await editor.field("seo.title").waitFor();
  await editor.page.keyboard.press("Control+Shift+z");
  await until(async () => (await title.count()) === 0, "the removal again");
  await editor.unfold();
  const description = editor.field("projects.0.description");
  const text = await description.inputValue();
  await description.fill("Une autre description.");
  await editor.save();
  await editor.page.getByRole("button", { name: "Annuler" }).click();
  expect(await description.inputValue()).toBe(text);
  await editor.save();
  expect(running.changedLines()).toEqual([]);
});

test("an example falls when it is replaced, and is kept at its field where it is right", async () => {
  await editor.form("À propos");
  await editor.fill({ "founders.0.email": "ana@hydro-fils.ch", "founders.1.email": "jean@hydro-fils.ch" });
  await editor.page.getByRole("button", { name: "Fondateur 1 › Nom" }).click();
  expect(await editor.page.evaluate(() => document.activeElement?.id)).toBe("founders.0.name");
  const button = editor.page.getByRole("button", { name: "C’est juste, je garde" });
  for (let left = await button.count(); left > 0; left -= 1) {
    await button.first().click();
    await until(async () => (await button.count()) === left - 1, "the kept example");
  }
  await editor.save();
  expect(JSON.parse(await running.site.read("data/founders.json"))).not.toHaveProperty("placeholders");
});

test("an added picture gets a name that the contract allows, and is shown before it is saved", async () => {
  await editor.form("Projets");
  await editor.page.getByText("Ajouter : projet").click();
  await editor.fill({
    "projects.1.title": "Relevé d’eau",
    "projects.1.tag": "Prototype",
    "projects.1.category": "Mesure",
    "projects.1.description": "Un relevé d’essai.",
    "projects.1.image.alt": "Une armoire de mesure",
  });
  await editor.upload("projects.1.image.src", "Photo de l’Été (1).JPG", await jpeg(1600, 900));
  await editor.preview().locator('article img[src^="blob:"]').nth(1).waitFor();
  await editor.save();
  expect(running.untracked()).toEqual(["data/images/photo-de-l-ete-1.jpg"]);
  expect(JSON.parse(await running.site.read("data/projects.json")).projects[1]).toEqual({
    title: "Relevé d’eau",
    tag: "Prototype",
    category: "Mesure",
    description: "Un relevé d’essai.",
    image: { src: "images/photo-de-l-ete-1.jpg", alt: "Une armoire de mesure" },
  });
  expect(running.changedLines().filter((line) => line.startsWith("-"))).toEqual([]);
});

test("a telephone’s photograph is saved upright, cut to its place, and without where it was taken", async () => {
  const photo = await sharp(await jpeg(4000, 3000, "#00f"))
    .composite([{ input: await jpeg(2000, 3000, "#f00"), left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "46/1 8/1 50/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await editor.form("Accueil");
  await editor.drop("hero.image.src", "IMG_1.JPG", photo);
  const height = editor.page.getByLabel("De haut en bas");
  await height.press("Home");
  await editor.takePicture();
  await editor.save();
  const saved = sharp(running.site.pathOf("data/images/img-1.jpg"));
  const { width, height: rows, format, exif } = await saved.metadata();
  expect([format, exif, width / rows]).toEqual(["jpeg", undefined, expect.closeTo(1.6, 2)]);
  const { dominant } = await saved.stats();
  expect([dominant.r, dominant.b]).toEqual([248, 8]);
});

test("what the browser cannot open is refused in the dialogue at once, and the focus returns from there", async () => {
  await editor.form("Accueil");
  const cut = (await jpeg(1920, 1080)).subarray(0, 4000);
  const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic");
  for (const [name, bytes, words] of [
    ["coupée.jpg", cut, "ne s’ouvre pas"],
    ["texte.jpg", Buffer.from("Bonjour"), "ne s’ouvre pas"],
    ["photo.heic", heic, "ne s’ouvre pas"],
    ["animée.gif", await sharp(cut, { failOn: "none" }).gif().toBuffer(), "ne s’ouvre pas"],
    ["petite.jpg", await jpeg(900, 900), ": image de 900 × 900 pixels, trop petite"],
  ] as const) {
    await editor.drop("hero.image.src", name, bytes);
    await editor.page.getByRole("alert").getByText(`«${name}» ${words}`).waitFor();
    await editor.page.keyboard.press("Escape");
    expect(await editor.focused()).toBe("Changer d’image");
  }
  await editor.status().getByText("Tout est enregistré").waitFor();
});

test("a file with invalid JSON is reported in French, and the other forms work", async () => {
  writeFileSync(running.site.pathOf("data/partners.json"), '{\n  "path": "/partenaires"\n  "label": 1\n}\n');
  await editor.page.goto(new URL("/?formulaire=partners", running.origin).href);
  await editor.page.getByText("data/partners.json, ligne 3, colonne 3 : JSON mal formé").waitFor();
  await editor.form("Accueil");
  await editor.field("hero.lead").fill("Un bureau d’électronique, à Dorénaz.");
  await editor.save();
});

test("a form has an address of its own, which an old bookmark leads to; one that is none says so", async () => {
  await editor.form("Accueil");
  await editor.form("Contact");
  await editor.page.goBack();
  await editor.page.goBack();
  await editor.page.getByRole("heading", { name: "Accueil" }).waitFor();
  await editor.page.goto(new URL("/#/contact", running.origin).href);
  await editor.page.getByRole("heading", { name: "Contact" }).waitFor();
  expect(editor.page.url()).toMatch(/\/\?formulaire=contact$/);
  // And so has each of its fields.
  await editor.page.goto(new URL("/?formulaire=founders#founders.1.role", running.origin).href);
  await editor.field("founders.1.role").waitFor();
  expect(await editor.page.evaluate(() => document.activeElement?.id)).toBe("founders.1.role");
  await editor.page.goto(new URL("/?formulaire=nulle-part", running.origin).href);
  await editor.page.getByText("Il n’y a pas de formulaire «nulle-part»").waitFor();
});

test("every form opens with its preview, without a finding of axe, in light and dark, wide and narrow", async () => {
  const findings = () => faultsOf(editor.page, false);
  for (const { label } of formGroups.flatMap(({ forms }) => forms)) {
    await editor.form(label);
    await editor.preview().getByRole("heading", { level: 1 }).waitFor();
    expect([label, await findings()]).toEqual([label, []]);
  }
  await editor.form("Accueil");
  await editor.page.emulateMedia({ colorScheme: "dark" });
  await editor.page.setViewportSize({ width: 390, height: 844 });
  expect(await findings()).toEqual([]);
  // The bar leaves the form its room, and saves without scrolling.
  expect((await editor.page.locator(".form-page > header").boundingBox())?.height).toBeLessThan(120);
  expect((await editor.page.getByRole("button", { name: "Enregistrer" }).boundingBox())?.y).toBeLessThan(80);
  await editor.drop("hero.image.src", "chantier.jpg", await jpeg(1920, 1200));
  await editor.page.getByRole("group", { name: "Cadrage" }).waitFor();
  expect(await findings()).toEqual([]);
  await editor.page.getByRole("button", { name: "Une autre image" }).click();
  expect(await editor.page.locator("input:focus").getAttribute("type")).toBe("file");
  expect(await findings()).toEqual([]);
  await editor.page.emulateMedia({ colorScheme: "light" });
  expect(await findings()).toEqual([]);
  await editor.page.keyboard.press("Escape");
  await editor.page.getByRole("link", { name: "Tous les formulaires" }).click();
  await editor.page.getByRole("heading", { name: "Pages", exact: true }).waitFor();
  expect(await findings()).toEqual([]);
});

test("a legal page begins filled in but for its sections", async () => {
  await editor.form("Mentions légales");
  await editor.status().getByText("Pas encore créé").waitFor();
  await editor.page.reload();
  // What is left to write stands open.
  await editor.field("sections.0.title").waitFor();
  await editor.unfold();
  await editor.fill({ "sections.0.title": "Éditeur", "sections.0.paragraphs.0": "Le bureau, à Dorénaz." });
  await editor.preview().getByText("Le bureau, à Dorénaz.").waitFor();
  // As from a word processor.
  await editor.field("sections.0.paragraphs.0").fill("Le bureau, à Dorénaz.\n\n•\tIl répond au téléphone.");
  const last = editor.field("sections.0.paragraphs.1");
  expect(await last.inputValue()).toBe("Il répond au téléphone.");
  // As from a word processor, into a text: the caret is behind what was pasted.
  await last.press("Home");
  await editor.page.evaluate(() => document.execCommand("insertText", false, "D’abord.\nPuis "));
  await editor.page.keyboard.type("ceci : ");
  expect(await editor.field("sections.0.paragraphs.2").inputValue()).toBe(
    "Puis ceci : Il répond au téléphone.",
  );
  await editor.page.keyboard.press("End");
  await editor.page.keyboard.press("Enter");
  expect(await editor.field("sections.0.paragraphs.3").count()).toBe(1);
  await editor.page.keyboard.press("Backspace");
  expect(await editor.field("sections.0.paragraphs.3").count()).toBe(0);
  await editor.page.keyboard.press("Home");
  await editor.page.keyboard.press("Backspace");
  await editor.page.keyboard.type("Enfin, ");
  expect(await last.inputValue()).toBe("D’abord. Enfin, Puis ceci : Il répond au téléphone.");
  await editor.page.keyboard.press("Control+End");
  await editor.page.keyboard.press("Enter");
  await editor.page.keyboard.type("Et par écrit.");
  expect(await editor.field("sections.0.paragraphs.2").inputValue()).toBe("Et par écrit.");
  await editor.save();
  expect(running.untracked()).toEqual(["data/legal/mentions-legales.json"]);
  expect((await running.site.start("npm run content:check").ended).status).toBe(0);
});

test("Ctrl+Z takes back what was typed in one go, and leads to where a paragraph was split", async () => {
  await editor.form("Mentions légales");
  const [first, second] = [0, 1].map((index) => editor.field(`sections.0.paragraphs.${index}`));
  await first?.fill("Salut à tous.\nUn autre.");
  await first?.press("End");
  await editor.page.keyboard.type(" Encore deux mots.");
  await editor.page.keyboard.press("Control+z");
  expect(await first?.inputValue()).toBe("Salut à tous.");
  await first?.press("Home");
  for (const _ of "Salut") await editor.page.keyboard.press("ArrowRight");
  await editor.page.keyboard.press("Enter");
  expect(await second?.inputValue()).toBe("à tous.");
  await editor.page.keyboard.press("Control+z");
  const caret = await editor.page.evaluate(() => {
    const { id, selectionStart } = document.activeElement as HTMLTextAreaElement;
    return `${id} ${selectionStart}`;
  });
  expect(caret).toBe("sections.0.paragraphs.0 5");
});

test("the command refuses a port that is taken, or no port, with a message", () => {
  const { port } = new URL(running.origin);
  const errorFor = (asked: string) =>
    spawnSync(`npm run --silent edit ${asked}`, {
      shell: true,
      env: { ...process.env, CI: "true" },
      encoding: "utf8",
      timeout: 120_000,
    }).stderr;
  // PowerShell leaves out the «--».
  for (const asked of [`-- --port ${port}`, `--port ${port}`]) {
    expect(errorFor(asked)).toContain(`Le port ${port} est pris`);
  }
  expect(errorFor("-- --port abc")).toContain("Le port demandé est «abc»");
});
