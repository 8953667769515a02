import { asciiAddress } from "../../content/ascii-address";

/** The contact form's fields. */
export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  consent: boolean;
};

/** In characters, without the blanks around them. */
export const shortestMessage = 20;

/**
 * The most characters that each field takes; an address cannot be longer (RFC 5321, erratum 1690). Not by `maxlength`,
 * which cuts what is pasted without a word.
 */
export const longest = { name: 100, email: 254, phone: 100, company: 120, message: 5000 };

export type TextField = keyof typeof longest;
/** The keys of `longest` are its fields. */
const textFields = Object.keys(longest) as TextField[];

export const lengthOf = (text: string) => [...text].length;

/** Why a field is refused, by the names of its texts in data/contact.json. */
export type Problem = keyof Queries.ContactFormErrorsFragment;

/** What is wrong with each field that fails; empty when the message may be sent. */
export type Problems = Partial<Record<keyof ContactMessage, Problem>>;

/** What `<input type="email">` accepts (HTML, «valid e-mail address»), and a dot in the domain. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * What could end a mail header and begin another one, written out or percent-encoded, or add an address to one:
 * services put the name and the address into the headers of the mail that they write.
 */
const headerInjection = /[\p{Cc}\p{Zl}\p{Zp}<>]|%0[ad]/iu;

/** Every rule is evaluated, so that all that is wrong is said at once. */
export function validate(texts: ContactMessage): Problems {
  const { name, email, message, consent } = texts;
  const problems: Problems = {};
  if (name === "") problems.name = "nameMissing";
  else if (headerInjection.test(name)) problems.name = "nameForbidden";
  if (email === "") problems.email = "emailMissing";
  else if (headerInjection.test(email) || !emailAddress.test(email)) problems.email = "emailInvalid";
  if (lengthOf(message) < shortestMessage) problems.message = "messageTooShort";
  for (const field of textFields) {
    if (lengthOf(texts[field]) > longest[field]) problems[field] ??= "tooLong";
  }
  if (!consent) problems.consent = "consentMissing";
  return problems;
}

/** What is checked and sent: the texts without the blanks around them, the address as mail servers know it. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (field: keyof ContactMessage) => String(data.get(field) ?? "").trim();
  return {
    name: text("name"),
    email: asciiAddress(text("email")),
    phone: text("phone"),
    company: text("company"),
    message: text("message"),
    consent: data.has("consent"),
  };
}

/** The fields in the order of the page. */
export const fieldNames = ["name", "email", "message", "phone", "company", "consent"] as const;

/**
 * The fields that notices are about. Consent comes first, then the message; what is wrong with another one is said
 * beside it, and in a notice only when nothing else is wrong.
 */
export function fieldsToAnnounce(problems: Problems): (keyof ContactMessage)[] {
  const first = (["consent", "message"] as const).filter((field) => problems[field]);
  return first.length > 0 ? first : fieldNames.filter((field) => problems[field]);
}
