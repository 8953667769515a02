import { DecapCmsCore as CMS } from "decap-cms-core/dist/esm/index.js";
import { globalStyleSheet } from "../../src/theme/global-styles";
import { LocalBackend, readContents, siteAddress } from "./backend";
import { controls } from "./controls";
import { collections } from "./field-labels";
import { makeHandy } from "./handy";
import { phrases } from "./phrases";
import { Preview } from "./preview";
import { nameUploadedPictures } from "./uploads";
import { showWhatIsWrong } from "./what-is-wrong";

/** The editor's page: Decap CMS with the contract's forms, the site's own templates beside them, and our server below. */

CMS.registerBackend("local", LocalBackend);
CMS.registerLocale("fr", phrases);
// A frame that is made anew has no font kept from the page before.
CMS.registerPreviewStyle(globalStyleSheet.replace("font-display:optional", "font-display:swap"), {
  raw: true,
});
CMS.registerCustomFormat("site-json", "json", {
  fromFile: (text) => (text.trim() ? JSON.parse(text) : {}),
  toFile: (data) => JSON.stringify(data),
});
for (const [name, control] of Object.entries(controls)) CMS.registerWidget(name, control);
for (const { files } of collections) {
  for (const { name } of files) CMS.registerPreviewTemplate(name, Preview);
}

nameUploadedPictures();
showWhatIsWrong();
makeHandy();

const configOf = (site: string | undefined) => ({
  load_config_file: false,
  locale: "fr",
  backend: { name: "local", branch: "" },
  site_url: site ?? location.origin,
  show_preview_links: site !== undefined,
  media_folder: "data/images",
  public_folder: "images",
  publish_mode: "simple",
  search: false,
  slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
  collections: collections.map(({ files, ...collection }) => ({
    ...collection,
    format: "site-json",
    extension: "json",
    create: false,
    delete: false,
    publish: true,
    editor: { preview: true },
    files,
  })),
});

document.body.classList.add("local");
Promise.all([siteAddress(), readContents()]).then(
  ([site]) => {
    document.body.classList.toggle("sans-site", site === undefined);
    CMS.init({ config: configOf(site) });
  },
  (error: Error) => {
    const notice = document.createElement("p");
    notice.className = "attente";
    notice.textContent = error.message;
    document.body.append(notice);
  },
);
