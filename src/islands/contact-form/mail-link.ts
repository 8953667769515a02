import { textFieldNames } from "../../content/form-fields";
import type { ContactMessage } from "./validation";

/** Some mail programs truncate or refuse longer URLs. */
const maxUrlLength = 1900;
const maxNameLength = 40;

type Labels = Pick<Queries.ContactFormFragment["mail"], "subject" | "cut">;

/** A mailto URL (RFC 6068) for a message that could not be delivered; marks where a long text is truncated. */
export function mailtoUrl(to: string, message: ContactMessage, labels: Labels): string {
  const { name, message: text } = message;
  const subject = labels.subject.replace("{name}", () => [...name].slice(0, maxNameLength).join(""));
  const urlStart = `mailto:${to}?subject=${encode(subject)}&body=`;
  const senderTexts = textFieldNames.filter((field) => field !== "message").map((field) => message[field]);
  const signature = encode(["\n", ...senderTexts.filter(Boolean)].join("\n"));
  const fullUrl = urlStart + encode(text) + signature;
  if (fullUrl.length <= maxUrlLength) return fullUrl;

  // Drops the signature if it alone is too long: URL encoding turns one Chinese letter into nine characters.
  const truncationNote = encode(`\n${labels.cut}`);
  const isSigned = (urlStart + truncationNote + signature).length <= maxUrlLength;
  const urlEnd = isSigned ? truncationNote + signature : truncationNote;
  let url = urlStart;
  for (const character of text) {
    const extendedUrl = url + encode(character);
    if ((extendedUrl + urlEnd).length > maxUrlLength) break;
    url = extendedUrl;
  }
  return url + urlEnd;
}

/** `encodeURIComponent` throws on half a surrogate pair, which a truncated paste can leave. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/\r?\n/g, "\r\n"));
}
