/** Selector of the live view's option of a day without a leak. */
export const noLeakOption = "[data-island=live-view] label:has([value=without])";

/** True if the live view marks no value as differing from a day without a leak. Runs in the page. */
export function showsNoLeak(): boolean {
  return document.querySelectorAll("[data-island=live-view] .differs").length === 0;
}
