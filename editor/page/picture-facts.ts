import type { PictureFacts } from "../../src/content/check/picture-format";
import { unreadable, wrongEnding } from "../../src/content/check/picture-format";

/** What a picture turns out to be, as the content check finds it (content/check/pictures.ts), by the browser's decoder. */
export async function factsOf(name: string, bytes: Blob): Promise<PictureFacts> {
  const format = formatOf(new Uint8Array(await bytes.slice(0, 12).arrayBuffer()));
  const wrong = format && wrongEnding(format, name);
  if (wrong) return wrong;
  return createImageBitmap(bytes).then(
    ({ width, height }) => ({ width, height }),
    () => unreadable,
  );
}

/** By the first bytes, as the formats have them; named as sharp does. */
function formatOf(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes);
  if (text.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
  if (text.startsWith("\u0089PNG")) return "png";
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "webp";
  if (text.slice(4, 11) === "ftypavi") return "heif";
  return undefined;
}
