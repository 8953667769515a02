/** The live view's switch: what is pressed to simulate a leak. */
export const leakSwitch = "[data-island=live-view] label";

/** Whether the live view says by how much the leak raises the flow. Runs in the page. */
export function isLeakRead(): boolean {
  return /\+\d,\d/.test(document.querySelector("[data-island=live-view] dl")?.textContent ?? "");
}
