/**
 * Replaces variables in a text: «Écrire à {name}». Values may contain braces or `$&`, because they are inserted
 * literally. Numbers get U+202F between thousands; Node 26's fr-CH would insert an apostrophe.
 */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (variable, name: string) =>
    Object.hasOwn(values, name) ? (values[name]?.toLocaleString("fr-FR") ?? "") : variable,
  );
}
