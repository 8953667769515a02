import { operateMeasurement } from "./operate";

const root = document.querySelector<HTMLElement>("[data-measurement]");
if (root) operateMeasurement(root);
dispatchEvent(new Event("islandready"));
