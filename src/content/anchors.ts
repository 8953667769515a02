/** Places on a page that links lead to, whatever its texts. */

/** The pages with a section whose id is contact: there «Contactez-nous» stays on the page. */
export const contactSections = ["/", "/contact"];

/** On the first page of projects: the device itself. */
export const dossierId = "appareil";

/** On the home page: the live view, which opens with a leak. */
export const leakId = "fuite";
