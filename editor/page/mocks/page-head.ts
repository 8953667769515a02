/** The preview shows no document head. */
export function PageHead(): null {
  return null;
}
