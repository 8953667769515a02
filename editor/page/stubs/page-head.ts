/** The preview has no document head. */
export function PageHead(): null {
  return null;
}
