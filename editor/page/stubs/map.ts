/** Replaces src/components/map.ts in the preview, which loads nothing from OpenStreetMap. */
export { mapUrl } from "../../../src/components/map";

export function mapEmbedUrl(): string {
  return "about:blank";
}
