/** Replaces variables (`{name}`) literally, in one pass; numbers get thousands separators. */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name]?.toLocaleString("fr-CH") ?? "") : place,
  );
}
