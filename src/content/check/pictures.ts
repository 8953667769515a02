import path from "node:path";
import sharp from "sharp";

/** What a picture turned out to be: its size as shown, or why it can't be shown. */
export type PictureFacts = { width: number; height: number } | { failure: string };

const formats: Record<string, readonly string[]> = {
  jpeg: [".jpg", ".jpeg"],
  png: [".png"],
  webp: [".webp"],
  // sharp names AVIF after the container it comes in.
  heif: [".avif"],
};

/** Decodes a picture whole, as the build will: a header alone does not reveal a truncated file. */
export async function readPicture(file: string): Promise<PictureFacts> {
  try {
    const picture = sharp(file, { failOn: "warning" });
    const { format, autoOrient } = await picture.metadata();
    const extension = path.extname(file).toLowerCase();
    if (!formats[format]?.includes(extension)) {
      const fitting = formats[format]?.[0];
      const cure = fitting ? `renommez-la en ${fitting}` : "attendu : JPEG, PNG, WebP ou AVIF";
      return { failure: `image au format ${format}, et non ${extension.slice(1)} ; ${cure}` };
    }
    await picture.resize(16).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { failure: "image illisible ou incomplète ; exportez-la de nouveau en JPEG" };
  }
}
