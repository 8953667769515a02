import { type ContactMessage, trimmed } from "./validation";

/** Longer addresses are cut or refused by some mail programs. */
const longestMailAddress = 1900;
const longestSubjectName = 40;

type Words = { readonly subject: string; readonly cut: string };

/**
 * A mailto address with the whole message in it, for a form that could not be delivered (RFC 6068). A text that does
 * not fit is cut, and says so where it is cut.
 */
export function mailAddress(to: string, message: ContactMessage, words: Words): string {
  const { name, email, phone, company, message: text } = trimmed(message);
  const subject = words.subject.replace("{name}", () => [...name].slice(0, longestSubjectName).join(""));
  const start = `mailto:${to}?subject=${encode(subject)}&body=`;
  const fits = (address: string) => address.length <= longestMailAddress;

  let signature = [name, company, email, phone].filter(Boolean);
  const address = (body: string) => start + encode([body, "", ...signature].join("\n"));
  if (fits(address(text))) return address(text);

  // Where even the signature alone is too long (other scripts take nine characters for one), the text goes first.
  if (!fits(address(words.cut))) signature = [];
  const characters = [...text];
  const cutAt = (length: number) => address(`${characters.slice(0, length).join("")}\n${words.cut}`);
  return cutAt(longestFitting(characters.length, (length) => fits(cutAt(length))));
}

/** The greatest length that fits, by bisection; 0 when none does. */
function longestFitting(most: number, fits: (length: number) => boolean): number {
  let fitting = 0;
  let tooLong = most + 1;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(middle)) fitting = middle;
    else tooLong = middle;
  }
  return fitting;
}

/** Half a surrogate pair, which a cut paste can leave, would make `encodeURIComponent` throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/\r?\n/g, "\r\n"));
}
