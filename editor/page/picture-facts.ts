import type { PictureFacts } from "../../src/content/check/pictures";

/** What a picture turns out to be, as the content check finds it (content/check/pictures.ts), by the browser's decoder. */
export async function factsOf(name: string, bytes: Blob): Promise<PictureFacts> {
  const format = formatOf(new Uint8Array(await bytes.slice(0, 12).arrayBuffer()));
  const endings = formats.get(format ?? "");
  const ending = name.split(".").at(-1) ?? "";
  if (endings && !endings.includes(ending)) {
    return { failure: `image au format ${format}, et non ${ending} ; renommez-la en .${endings[0]}` };
  }
  return createImageBitmap(bytes).then(
    ({ width, height }) => ({ width, height }),
    () => ({ failure: "image illisible ou incomplète ; exportez-la de nouveau en JPEG" }),
  );
}

const formats = new Map([
  ["jpeg", ["jpg", "jpeg"]],
  ["png", ["png"]],
  ["webp", ["webp"]],
  ["avif", ["avif"]],
]);

/** By the first bytes, as the formats have them. */
function formatOf(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes);
  if (text.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
  if (text.startsWith("\u0089PNG")) return "png";
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "webp";
  if (text.slice(4, 11) === "ftypavi") return "avif";
  return undefined;
}
