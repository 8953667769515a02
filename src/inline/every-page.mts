import { doc } from "./dom";
import { smoothMenu } from "./smooth-menu";

smoothMenu();

// The year of the build, when the build is from an earlier one.
const year = doc.querySelector("[data-year]");
if (year) year.textContent = `${new Date().getFullYear()}`;
