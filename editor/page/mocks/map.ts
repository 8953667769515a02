/** The preview asks nobody for the map. */

export { mapAddress } from "../../../src/map";

export function mapEmbedAddress(): string {
  return "about:blank";
}
