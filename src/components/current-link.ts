/** `aria-current` of a link: the page itself, or the list that the page is part of (`/projets` on `/projets/2`). */
export function ariaCurrent(to: string, path: string): "page" | "true" | undefined {
  if (to === path) return "page";
  return to !== "/" && path.startsWith(`${to}/`) ? "true" : undefined;
}
