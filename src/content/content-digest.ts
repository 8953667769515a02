import { withoutMark } from "./byte-order-mark";

type Text = readonly [name: string, text: string];

/**
 * Identifies a state of data/ by its texts and picture names; a picture never changes under its name. A build
 * publishes the digest as /content-digest.txt, and the editor shows «en ligne» once the site serves it.
 */
export async function contentDigest(texts: Iterable<Text>, pictures: Iterable<string>): Promise<string> {
  const normalised = [...texts].map(([name, text]) => [name, withoutMark(text).replaceAll("\r\n", "\n")]);
  const bytes = new TextEncoder().encode(JSON.stringify([normalised.sort(), [...pictures].sort()]));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
