import { doc } from "../browser/dom";
import { smoothMenu } from "./smooth-menu";

smoothMenu();

// The year of the build, or a later one; a visitor's clock may be wrong, and the past is over.
const year = doc.querySelector("[data-year]");
if (year) year.textContent = `${Math.max(Number(year.textContent), new Date().getFullYear())}`;
