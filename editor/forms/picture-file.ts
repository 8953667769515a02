/** What is known of a picture's bytes and of its frame before anything is drawn. */

type Size = { width: number; height: number };

/** Where the owner wants the frame, in per cent of what there is to move; `zoom` in per cent, from 100. */
type Framing = { x: number; y: number; zoom: number };

export const centred: Framing = { x: 50, y: 50, zoom: 100 };

/** The part of a picture that has the proportions of its place: the largest, or smaller by the zoom. */
export function cropOf(picture: Size, place: Size, { x, y, zoom }: Framing) {
  const ratio = place.width / place.height;
  const width = (Math.min(picture.width, picture.height * ratio) * 100) / zoom;
  const height = width / ratio;
  return {
    x: ((picture.width - width) * x) / 100,
    y: ((picture.height - height) * y) / 100,
    width,
    height,
  };
}

/** A crop's size in the file: no page shows more than 1.4 times the least that its place asks for (the queries' widths). */
export function savedSize(crop: Size, place: Size): Size {
  const scale = Math.min(1, (1.4 * place.width) / crop.width);
  return { width: Math.round(crop.width * scale), height: Math.round(crop.height * scale) };
}

/** From the first bytes; the names are those of sharp. */
export function formatOf(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
  if (text.startsWith("\u0089PNG")) return "png";
  if (text.startsWith("GIF8")) return "gif";
  if (/^RIFF.{4}WEBP/s.test(text)) return "webp";
  if (/^.{4}ftyp(avi[fs]|mif1)/s.test(text)) return "heif";
  return undefined;
}

/** Whether a JPEG goes on to its end: some browsers show one that was cut off, and the build refuses it. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const marker = (at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
  let at = 2;
  // Up to the picture's data each part says its length. A camera's small picture, with an end of its own, is in one of them.
  while (at < bytes.length && marker(at) !== 0xffda) at += 2 + marker(at + 2);
  while (at < bytes.length && marker(at) !== 0xffd9) at += 1;
  return at < bytes.length;
}
