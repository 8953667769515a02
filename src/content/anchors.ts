/** Pages with a `#contact` section, to which their own «Contactez-nous» links lead. */
export const pagesWithContactSection = ["/", "/contact"];

/** The exploded view of the device on /projets. */
export const dossierId = "appareil";

/** The live view on the home page, which opens with a simulated leak. */
export const liveViewId = "fuite";

export const fixedAnchors = [
  ...pagesWithContactSection.map((page) => `${page}#contact`),
  `/projets#${dossierId}`,
  `/#${liveViewId}`,
];
