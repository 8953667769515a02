/** The live view's «Sans fuite» option. */
export const noLeakOption = "[data-island=live-view] label:has([value=without])";

/** True if no value of the live view differs from a calm day. Runs in the page. */
export function showsCalmDay(): boolean {
  return document.querySelectorAll("[data-island=live-view] .differs").length === 0;
}
