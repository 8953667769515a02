/** The file name in data/images for an uploaded picture: «Photo de l’Été (1).JPG» → `photo-de-l-ete-1.jpg`. */
export function pictureName(uploaded: string, taken: Iterable<string> = []): string {
  const [, stem = uploaded, ending = ""] = /^(.*)\.([^.]*)$/s.exec(uploaded) ?? [];
  const base =
    stem
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .replaceAll("ß", "ss")
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 80)
      .replace(/^-+|-+$/g, "") || "image";
  const names = new Set(taken);
  const extension = ending.toLowerCase() === "jpeg" ? "jpg" : ending.toLowerCase();
  for (let number = 1; ; number += 1) {
    const name = `${number === 1 ? base : `${base}-${number}`}${extension && `.${extension}`}`;
    if (!names.has(name)) return name;
  }
}
