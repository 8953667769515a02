/** Replaces each `{name}` by `values.name`. Numbers are formatted as fr-FR: Node 26's fr-CH inserts apostrophes. */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (variable, name: string) =>
    Object.hasOwn(values, name) ? (values[name]?.toLocaleString("fr-FR") ?? "") : variable,
  );
}
