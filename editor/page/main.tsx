import CMS, { type InitOptions } from "decap-cms-core";
import { fr } from "decap-cms-locales";
import { globalStyleSheet } from "../../src/theme/global-styles";
import type { PageSetting } from "../bundle";
import { backendFor } from "./backend";
import { offerDrafts } from "./drafts";
import { collections } from "./field-labels";
import { Form } from "./form";
import { makeHandy } from "./handy";
import { heldField, heldFormat } from "./held";
import { hostPlace } from "./host-place";
import { localPlace } from "./local-place";
import { phrases } from "./phrases";
import { Preview } from "./preview";
import { nameUploadedPictures } from "./uploads";

/** The editor's page: Decap CMS with the contract's forms, the site's own templates beside them, and our server below. */

// What a language has no words for, Decap takes from English.
CMS.registerLocale("en", fr);
CMS.registerLocale("fr", phrases);
// A newly created frame has no font cached from the page before.
CMS.registerPreviewStyle(globalStyleSheet.replace("font-display:optional", "font-display:swap"), {
  raw: true,
});
CMS.registerCustomFormat("site-json", "json", heldFormat);
CMS.registerWidget("formulaire", Form);
for (const { files } of collections) {
  for (const { name } of files) CMS.registerPreviewTemplate(name, Preview);
}

nameUploadedPictures();
makeHandy();

const setting = JSON.parse(document.getElementById("reglage")?.textContent ?? "") as PageSetting; // bundle.ts wrote it
const hosted = "host" in setting ? setting : undefined;
const site = "host" in setting ? location.origin : setting.site;

CMS.registerBackend("site", backendFor(hosted ? hostPlace(hosted) : localPlace));
document.body.classList.toggle("local", !hosted);
document.body.classList.toggle("sans-site", site === undefined);

const config = {
  load_config_file: false,
  locale: "fr",
  backend: { name: "site", branch: "", commit_messages: { update: "Contenu : {{path}}" } },
  site_url: site ?? location.origin,
  show_preview_links: site !== undefined,
  media_folder: "data/images",
  public_folder: "images",
  search: false,
  collections: collections.map(({ files, ...collection }) => ({
    ...collection,
    format: "site-json",
    extension: "json",
    delete: false,
    files: files.map(({ form, ...file }) => ({
      ...file,
      fields: [{ name: heldField, label: file.label, widget: "formulaire" }],
    })),
  })),
};

offerDrafts().then(() => CMS.init({ config: config as object as InitOptions["config"] })); // it knows no backends of others
