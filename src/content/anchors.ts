/** Pages whose contact link in the header leads to a section of the same page, `#contact`. */
export const pagesWithContactSection = ["/", "/contact"];

/** The dossier of the device, an exploded view, on /projets. */
export const dossierId = "appareil";

/** The live view on the home page, which opens with a simulated leak. */
export const liveViewId = "fuite";

/** Link targets that components define; the content adds others. */
export const builtInAnchors = [
  ...pagesWithContactSection.map((page) => `${page}#contact`),
  `/projets#${dossierId}`,
  `/#${liveViewId}`,
];
