import { asciiAddress } from "../../content/ascii-address";
import {
  type FieldName,
  fieldNames,
  type RequiredField,
  type TextField,
  textFieldNames,
  textFields,
} from "../../content/form-fields";
import { withoutInvisible } from "../../content/invisible-characters";

/** What a visitor has written, by the names of the fields. */
export type ContactMessage = Record<TextField, string> & { consent: boolean };

/** In characters, without the blanks around them. */
export const shortestMessage = 20;

export const lengthOf = (text: string) => [...text].length;

/** Why a field is refused, by the names of its texts in data/contact.json. */
export type Problem = keyof Queries.ContactFormFragment["errors"];

/** What is wrong with each field that fails; empty when the message may be sent. */
export type Problems = Partial<Record<FieldName, Problem>>;

/** What `<input type="email">` accepts (HTML, «valid e-mail address»), and a dot in the domain. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * What could end a mail header and begin another one, written out or percent-encoded, or add an address to one:
 * services put the name and the address into the headers of the mail that they write.
 */
const headerInjection = /[\p{Cc}\p{Zl}\p{Zp}<>]|%0[ad]/iu;

/** What is said of a field that must not be empty, in the order of the page. */
const missing: Record<RequiredField, Problem> & Partial<Record<TextField, Problem>> = {
  name: "nameMissing",
  email: "emailMissing",
  message: "messageTooShort",
};

/** Every rule is evaluated, so that all that is wrong is said at once. */
export function validate(texts: ContactMessage): Problems {
  const { name, email, message, consent } = texts;
  const problems: Problems = {};
  if (headerInjection.test(name)) problems.name = "nameForbidden";
  if (headerInjection.test(email) || !emailAddress.test(email)) problems.email = "emailInvalid";
  if (lengthOf(message) < shortestMessage) problems.message = "messageTooShort";
  for (const field of textFieldNames) {
    if (lengthOf(texts[field]) > textFields[field].longest) problems[field] ??= "tooLong";
    if (texts[field] === "" && missing[field]) problems[field] = missing[field];
  }
  if (!consent) problems.consent = "consentMissing";
  return problems;
}

/** What is checked and sent: the texts without the blanks around them, the address as mail servers know it. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const texts = textFieldNames.map((field) => {
    const kind = field === "message" ? "prose" : "address";
    return [field, withoutInvisible(String(data.get(field) ?? ""), kind).trim()] as const;
  });
  const message = Object.fromEntries(texts) as Record<TextField, string>;
  const email = asciiAddress(message.email);
  return { ...message, email, consent: data.has("consent") };
}

/**
 * The fields that notices are about. Consent comes first, then the message; what is wrong with another one is said
 * beside it, and in a notice only when nothing else is wrong.
 */
export function fieldsToAnnounce(problems: Problems): FieldName[] {
  const first = (["consent", "message"] as const).filter((field) => problems[field]);
  return first.length > 0 ? first : fieldNames.filter((field) => problems[field]);
}
