// The pictures of docs/editeur.md: the editor on data/ as it is. Nothing is saved.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import sharp from "sharp";
import "tsx/cjs";

const require = createRequire(import.meta.url);
/** @type {typeof import("../tools/editor-address")} */
const { editorAddress } = require("../tools/editor-address.ts");
/** @type {typeof import("../tools/loopback")} */
const { freePort } = require("../tools/loopback.ts");

const viewport = { width: 1440, height: 900 };
/** A title is 50 characters long at most (src/content/contract/). */
const tooLong = "Un titre bien trop long pour l’onglet d’un navigateur";

/** @param {import("playwright-core").Browser} browser */
export async function photographEditor(browser) {
  const { address, stop } = await startEditor();
  const page = await browser.newPage({ viewport, locale: "fr-CH" });
  /** @param {string} name */
  const photograph = async (name) => {
    // What moves has come to rest.
    await page.waitForTimeout(1500);
    const picture = await page.screenshot();
    await sharp(picture).resize({ width: 1080 }).jpeg({ quality: 80 }).toFile(`docs/editeur-${name}.jpg`);
  };
  const field = (/** @type {string[]} */ ...keys) =>
    keys.reduce((parent, key) => parent.locator(`[id^="${key}-field-"]`).first(), page.locator("#nc-root"));

  await page.goto(address);
  await page.getByRole("link", { name: "Pages", exact: true }).click();
  await photograph("pages");

  await page.getByRole("link", { name: "Accueil", exact: true }).click();
  await page.locator("#preview-pane").waitFor();
  const folded = page.locator('button[aria-label="Ouvrir"]:visible');
  await folded.nth(1).click();
  await field("hero", "lead").fill("Un bureau d’électronique, à Dorénaz.");
  await page.frameLocator("#preview-pane").getByText("Un bureau d’électronique, à Dorénaz.").waitFor();
  await photograph("texte");

  await folded.first().click();
  await field("seo", "title").fill(tooLong);
  await page.getByText("Enregistrer", { exact: true }).first().click();
  await page.getByRole("alert").waitFor();
  await field("seo", "title").scrollIntoViewIfNeeded();
  await photograph("erreur");

  await page.getByRole("alert").getByRole("button", { name: "Fermer" }).click();
  await page.getByText("Changer d'image").first().click();
  await page.locator('[role="dialog"]').waitFor();
  await photograph("image");

  await page.close({ runBeforeUnload: false });
  await stop();
}

/** As its owner starts it, without the site. */
async function startEditor() {
  const server = spawn(process.execPath, ["scripts/edit.mjs", "--no-site", "--no-open"], {
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = new Promise((resolve) => server.once("close", resolve));
  const stop = () => {
    server.kill();
    return closed;
  };
  return { address: await editorAddress(server), stop };
}
