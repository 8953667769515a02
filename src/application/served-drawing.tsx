/**
 * In the browser, in the place of a drawing that nothing changes (webpack.ts): the build has written it, and it stays so.
 * Where React has to make the page anew, what is missing then is an ornament.
 */
export function PlanDrawing() {
  return (
    <svg
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, which React does not compare with what is there
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
