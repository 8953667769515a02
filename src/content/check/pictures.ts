import sharp from "sharp";
import { extensionMismatch, type PictureMetadata, unreadableFailure } from "./picture-format";

/** Decodes the whole picture, because the header alone does not reveal a truncated file. */
export async function readMetadata(file: string): Promise<PictureMetadata> {
  try {
    const picture = sharp(file, { failOn: "warning" });
    const { format, width, height, autoOrient } = await picture.metadata();
    const mismatch = extensionMismatch(format, file);
    if (mismatch) return mismatch;
    // Without extract(), sharp decodes a large JPEG at reduced size and never reaches its end.
    await picture.extract({ left: 0, top: 0, width, height }).resize(16).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return unreadableFailure;
  }
}
