import { operate } from "./operate";

const root = document.querySelector<HTMLElement>("[data-measurement]");
if (root) operate(root);
// For the islands' loader.
dispatchEvent(new Event("islandready"));
