/**
 * Replaces variables in a text: «Écrire à {name}». A single literal pass, so values may contain braces or `$&`.
 * Numbers get U+202F between thousands, which fr-CH replaced by an apostrophe in Node 26.
 */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name]?.toLocaleString("fr-FR") ?? "") : place,
  );
}
