/** Replaces variables as in «Écrire à {name}», literally; for numbers, Node 26's fr-CH would insert apostrophes. */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (variable, name: string) =>
    Object.hasOwn(values, name) ? (values[name]?.toLocaleString("fr-FR") ?? "") : variable,
  );
}
