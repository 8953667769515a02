/** The preview asks nobody for the map. */

export { mapAddress } from "../../../src/components/map";

export function mapEmbedAddress(): string {
  return "about:blank";
}
