/** The preview loads no map from OpenStreetMap. */
export { mapUrl } from "../../../src/components/map";

export function mapEmbedUrl(): string {
  return "about:blank";
}
