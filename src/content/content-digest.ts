import { withoutMark } from "./byte-order-mark";

type Text = readonly [name: string, text: string];

/**
 * Tells one content of data/ from another by its texts and the names of its pictures, which never change under a name. A
 * build publishes it as /content-digest.txt: the editor says «en ligne» only when the site has answered with its own.
 */
export async function contentDigest(texts: Iterable<Text>, pictures: Iterable<string>): Promise<string> {
  const normalised = [...texts].map(([name, text]) => [name, withoutMark(text).replaceAll("\r\n", "\n")]);
  const bytes = new TextEncoder().encode(JSON.stringify([normalised.sort(), [...pictures].sort()]));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
