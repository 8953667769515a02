type Size = { width: number; height: number };

/** What a picture turned out to be: its size as shown, or why it can't be shown. */
export type PictureFacts = Size | { failure: string };

/** The endings of the formats that the site shows, by sharp's names: AVIF is named after the container it comes in. */
const endings: Record<string, readonly string[]> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  heif: ["avif"],
};

/** Why a picture of this format can't have this name; nothing when it can. */
export function wrongEnding(format: string, name: string): PictureFacts | undefined {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  if (endings[format]?.includes(ending)) return undefined;
  const fitting = endings[format]?.[0];
  const cure = fitting ? `renommez-la en .${fitting}` : "attendu : JPEG, PNG, WebP ou AVIF";
  return { failure: `image au format ${format}, et non ${ending} ; ${cure}` };
}

/** Why a picture can't be shown where it must be `least` pixels wide and high at least. */
export function sizeProblem({ width, height }: Size, least: Size): string | undefined {
  if (width >= least.width && height >= least.height) return undefined;
  return `image de ${width} × ${height} pixels, trop petite ; attendu : ${least.width} × ${least.height} au moins`;
}

export const unreadable = {
  failure: "image illisible ou incomplète ; exportez-la de nouveau en JPEG",
};
