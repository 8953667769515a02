/** Path of a page's share image (1200 × 630): `/a-propos` → `/partage/a-propos.jpg`. */
export function shareImagePath(path: string): string {
  return `/partage/${path === "/" ? "accueil" : path.slice(1).replaceAll("/", "-")}.jpg`;
}
