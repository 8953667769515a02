/** Whether React has taken the page over. Runs in the page. */
export function isAwake(): boolean {
  return Object.keys(document.querySelector("#gatsby-focus-wrapper") ?? {}).some((key) =>
    key.startsWith("__react"),
  );
}
