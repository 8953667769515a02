/** JSON for a `<script>` inside a page: `<` is escaped, since `</script>` in a text would end the script. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
