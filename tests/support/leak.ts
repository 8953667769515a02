/** The segment of the live view that takes the leak away. */
export const calmChoice = "[data-island=live-view] label:has([value=without])";

/** Whether the live view shows a day without leak: none of its figures is marked as changed. Runs in the page. */
export function isCalmRead(): boolean {
  return document.querySelectorAll("[data-island=live-view] .differs").length === 0;
}
