/** JSON for a `<script>`; escapes `<`, so that `</script>` in a text cannot end it. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
