/** In the browser, in the place of page-head.tsx (build/webpack/webpack.ts): the build has written the head, and it stays so. */
export function PageHead(): null {
  return null;
}
