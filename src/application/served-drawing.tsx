/**
 * Replaces, in the browser, a drawing that never changes (webpack.ts): the build has written it, and it stays
 * as it is. Where React has to render the page anew, only an ornament is lost.
 */
export function PlanDrawing() {
  return (
    <svg
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React does not compare it with what is there
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
