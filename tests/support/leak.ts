/** The choice of the live view that simulates a leak after the chamber. */
export const leakChoice = "[data-island=live-view] label:has([value=after])";

/** Whether the live view marks its three figures as changed by the leak. Runs in the page. */
export function isLeakRead(): boolean {
  return document.querySelectorAll("[data-island=live-view] .differs").length === 3;
}
