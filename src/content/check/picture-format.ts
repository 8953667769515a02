type Size = { width: number; height: number };

/** A picture's size with its EXIF orientation applied, or why it cannot be shown. */
export type PictureMetadata = Size | { failure: string };

/** File extensions by sharp's format names; sharp reports AVIF as heif, its container. */
const extensions: Record<string, readonly string[]> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  heif: ["avif"],
};

export function extensionMismatch(format: string, name: string): { failure: string } | undefined {
  const extension = name.split(".").at(-1)?.toLowerCase() ?? "";
  if (extensions[format]?.includes(extension)) return undefined;
  const expected = extensions[format]?.[0];
  const remedy = expected ? `renommez-la en .${expected}` : "attendu : JPEG, PNG, WebP ou AVIF";
  return { failure: `image au format ${format}, et non ${extension} ; ${remedy}` };
}

export function sizeProblem({ width, height }: Size, minSize: Size): string | undefined {
  if (width >= minSize.width && height >= minSize.height) return undefined;
  return `image de ${width} × ${height} pixels, trop petite ; attendu : ${minSize.width} × ${minSize.height} au moins`;
}

export const unreadableFailure = {
  failure: "image illisible ou incomplète ; exportez-la de nouveau en JPEG",
};
