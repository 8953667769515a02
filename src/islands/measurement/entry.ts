import { bindMeasurement } from "./bind-measurement";

const root = document.querySelector<HTMLElement>("[data-measurement]");
if (root) bindMeasurement(root);
dispatchEvent(new Event("islandready"));
