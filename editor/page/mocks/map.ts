/** The preview loads no map from OpenStreetMap. */
export { mapAddress } from "../../../src/components/map";

export function mapEmbedAddress(): string {
  return "about:blank";
}
