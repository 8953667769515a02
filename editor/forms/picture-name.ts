import { picture } from "../../src/content/contract/fields";

export function isPicturePath(path: string): boolean {
  return picture(1, 1).shape.src.safeParse(path).success; // the same schema for any size
}

/** Returns an unused file name in lowercase ASCII, e.g. `photo-de-l-ete-1.jpg` for `Photo de l’Été (1).HEIC`. */
export function pictureName(fileName: string, extension: string, takenNames: Iterable<string> = []): string {
  const baseName =
    fileName
      .replace(/\.[^.]*$/, "")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .replaceAll("ß", "ss")
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 80)
      .replace(/^-+|-+$/g, "") || "image";
  const taken = new Set(takenNames);
  for (let suffix = 1; ; suffix += 1) {
    const name = `${suffix === 1 ? baseName : `${baseName}-${suffix}`}.${extension}`;
    if (!taken.has(name)) return name;
  }
}
