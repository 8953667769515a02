/** Keeps OpenStreetMap out of the preview. */
export { mapUrl } from "../../../src/components/map";

export function mapEmbedUrl(): string {
  return "about:blank";
}
