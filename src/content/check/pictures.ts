import sharp from "sharp";
import { extensionFailure, type PictureMetadata, unreadablePicture } from "./picture-format";

/** Decodes the whole picture, because the header alone does not reveal a truncated file. */
export async function readPicture(file: string): Promise<PictureMetadata> {
  try {
    const picture = sharp(file, { failOn: "warning" });
    const { format, width, height, autoOrient } = await picture.metadata();
    const extensionMismatch = extensionFailure(format, file);
    if (extensionMismatch) return extensionMismatch;
    // Without extract(), sharp decodes a large JPEG at reduced size and never reaches its end.
    await picture.extract({ left: 0, top: 0, width, height }).resize(16).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return unreadablePicture;
  }
}
