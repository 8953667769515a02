/** Places on a page that links lead to, whatever its texts. */

/** On the first page of projects: the device itself. */
export const dossierId = "appareil";

/** On the home page: the live view, which opens with a leak. */
export const leakId = "fuite";
