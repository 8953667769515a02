/** Places on a page that links lead to, whatever its texts. */

/** The pages with a section whose id is contact: there «Contactez-nous» stays on the page. */
export const contactSections = ["/", "/contact"];

/** On /projets: the device itself. */
export const dossierId = "appareil";

/** On the home page: the live view, which opens with a leak. */
export const leakId = "fuite";

/** With their page, the anchors that exist whatever data/ holds. */
export const fixedAnchors = [
  ...contactSections.map((page) => `${page}#contact`),
  `/projets#${dossierId}`,
  `/#${leakId}`,
];
