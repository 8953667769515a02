import { operate } from "./operate";

const root = document.querySelector<HTMLElement>("[data-measurement]");
if (root) operate(root);
dispatchEvent(new Event("islandready"));
