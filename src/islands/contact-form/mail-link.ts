import { textFieldNames } from "../../content/form-fields";
import type { ContactMessage } from "./validation";

/** Longer addresses are cut or refused by some mail programs. */
const longestMailAddress = 1900;
const longestSubjectName = 40;

type Labels = Pick<Queries.ContactFormFragment["mail"], "subject" | "cut">;

/**
 * A mailto address with the whole message in it, for a form that could not be delivered (RFC 6068). A text that does
 * not fit is cut, and says so where it is cut.
 */
export function mailAddress(to: string, message: ContactMessage, labels: Labels): string {
  const { name, message: text } = message;
  const subject = labels.subject.replace("{name}", () => [...name].slice(0, longestSubjectName).join(""));
  const start = `mailto:${to}?subject=${encode(subject)}&body=`;
  const aboutSender = textFieldNames.filter((field) => field !== "message").map((field) => message[field]);
  const signature = encode(["\n", ...aboutSender.filter(Boolean)].join("\n"));
  const whole = start + encode(text) + signature;
  if (whole.length <= longestMailAddress) return whole;

  // Where even the signature alone is too long (other scripts take nine characters for one), the text goes first.
  const note = encode(`\n${labels.cut}`);
  const isSigned = (start + note + signature).length <= longestMailAddress;
  const end = isSigned ? note + signature : note;
  let fitting = start;
  for (const character of text) {
    const longer = fitting + encode(character);
    if ((longer + end).length > longestMailAddress) break;
    fitting = longer;
  }
  return fitting + end;
}

/** Half a surrogate pair, which a cut paste can leave, would make `encodeURIComponent` throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/\r?\n/g, "\r\n"));
}
