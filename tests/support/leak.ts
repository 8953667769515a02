/** What is pressed in the live view to simulate a leak after the chamber. */
export const leakChoice = "[data-island=live-view] label:has([value=after])";

/** Whether the live view shows the figures of a day without that leak beside its own. Runs in the page. */
export function isLeakRead(): boolean {
  return document.querySelectorAll("[data-island=live-view] .differs").length === 3;
}
