import { doc } from "../browser/dom";
import { enhanceMenu } from "./enhance-menu";

enhanceMenu();

// A visitor's clock may be wrong, so never show a year before the build's.
const year = doc.querySelector("[data-year]");
if (year) year.textContent = `${Math.max(Number(year.textContent), new Date().getFullYear())}`;
