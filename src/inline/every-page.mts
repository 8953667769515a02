import { doc } from "../browser/dom";
import { enhanceMenu } from "./enhance-menu";

enhanceMenu();

// Never show a year before the build's: a visitor's clock may be wrong.
const year = doc.querySelector("[data-year]");
if (year) year.textContent = `${Math.max(Number(year.textContent), new Date().getFullYear())}`;
