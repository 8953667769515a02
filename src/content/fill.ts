/**
 * Puts values into a text's places: «Écrire à {name}». In one pass and literally, so that a value may itself hold
 * braces or «$&»; a number has its thousands apart.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name]?.toLocaleString("fr-CH") ?? "") : place,
  );
}
