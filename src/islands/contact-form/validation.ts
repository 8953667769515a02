import { toAsciiAddress } from "../../content/ascii-address";
import {
  type FieldName,
  fieldNames,
  type RequiredField,
  type TextField,
  textFieldNames,
  textFields,
} from "../../content/form-fields";
import { removeInvisible } from "../../content/invisible-characters";

export type ContactMessage = Record<TextField, string> & { consent: boolean };

/** In characters, without surrounding whitespace. */
export const minMessageLength = 20;

export const lengthOf = (text: string) => [...text].length;

/** Keys of the error texts in data/contact.json. */
export type Problem = keyof Queries.ContactFormFragment["errors"];

/** Problems by field; empty if the message is valid. */
export type Problems = Partial<Record<FieldName, Problem>>;

/** HTML's definition of a "valid e-mail address", but with a dot in the domain. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Characters that could inject a mail header or a recipient; services write name and e-mail address into headers. */
const headerInjection = /[\p{Cc}\p{Zl}\p{Zp}<>]|%0[ad]/iu;

/** The error for each required field when empty, in page order; the partial type allows any text field as key. */
const missingErrors: Record<RequiredField, Problem> & Partial<Record<TextField, Problem>> = {
  name: "nameMissing",
  email: "emailMissing",
  message: "messageTooShort",
};

/** Reports all problems at once. */
export function validate(input: ContactMessage): Problems {
  const { name, email, message, consent } = input;
  const problems: Problems = {};
  if (headerInjection.test(name)) problems.name = "nameForbidden";
  if (headerInjection.test(email) || !emailPattern.test(email)) problems.email = "emailInvalid";
  if (lengthOf(message) < minMessageLength) problems.message = "messageTooShort";
  for (const field of textFieldNames) {
    if (lengthOf(input[field]) > textFields[field].maxLength) problems[field] ??= "tooLong";
    if (input[field] === "" && missingErrors[field]) problems[field] = missingErrors[field];
  }
  if (!consent) problems.consent = "consentMissing";
  return problems;
}

/** Reads the texts without surrounding whitespace, and the e-mail address with an ASCII domain. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const texts = textFieldNames.map((field) => {
    const text = removeInvisible(String(data.get(field) ?? ""), { keepsSoftHyphens: field === "message" });
    return [field, text.trim()] as const;
  });
  const message = Object.fromEntries(texts) as Record<TextField, string>;
  const email = toAsciiAddress(message.email);
  return { ...message, email, consent: data.has("consent") };
}

/** Fields that get a notice: consent and message, as specified; others only if both are valid. */
export function fieldsWithNotice(problems: Problems): FieldName[] {
  const urgentFields = (["consent", "message"] as const).filter((field) => problems[field]);
  return urgentFields.length > 0 ? urgentFields : fieldNames.filter((field) => problems[field]);
}
