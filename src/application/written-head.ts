/**
 * Replaces page-head.tsx in the browser (gatsby/webpack.ts): the build has written the head, and it stays as it is.
 */
export function PageHead(): null {
  return null;
}
