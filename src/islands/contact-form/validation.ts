/** The contact form's fields (spec §3). */
export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  consent: boolean;
};

/** Spec §9. */
export const shortestMessage = 20;

/** The most characters that each field takes (`maxlength`); an address cannot be longer (RFC 5321, erratum 1690). */
export const longest = { name: 100, email: 254, phone: 40, company: 120, message: 5000 };

export type Problem =
  | "nameMissing"
  | "nameForbidden"
  | "emailMissing"
  | "emailInvalid"
  | "emailForbidden"
  | "messageTooShort"
  | "consentMissing";

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

/** The rules of spec §5. Every one is evaluated; the message counts without its outer blanks, by character. */
export function validate({ name, email, message, consent }: ContactMessage): Problems {
  const problems: Problems = {};
  if (name.trim() === "") problems.name = "nameMissing";
  else if (headerInjection.test(name.trim())) problems.name = "nameForbidden";
  if (email.trim() === "") problems.email = "emailMissing";
  else if (headerInjection.test(email.trim())) problems.email = "emailForbidden";
  else if (!emailAddress.test(email.trim())) problems.email = "emailInvalid";
  if ([...message.trim()].length < shortestMessage) problems.message = "messageTooShort";
  if (!consent) problems.consent = "consentMissing";
  return problems;
}

export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (field: keyof ContactMessage) => String(data.get(field) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    company: text("company"),
    message: text("message"),
    consent: data.has("consent"),
  };
}

/** The fields in the order of the page. */
export const fieldNames = ["name", "email", "phone", "company", "message", "consent"] as const;

/** What is sent: the texts without their outer blanks. */
export function trimmed(message: ContactMessage): ContactMessage {
  const { name, email, phone, company, message: text, consent } = message;
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    company: company.trim(),
    message: text.trim(),
    consent,
  };
}

/**
 * The problems that notices name. Consent comes first, then the message; a missing name or address has its own
 * message beside the field, and a notice only when nothing else is wrong.
 */
export function problemsToAnnounce(problems: Problems): Problem[] {
  const specified = [problems.consent, problems.message];
  const others = [problems.name, problems.email];
  const announced = specified.some(Boolean) ? specified : others;
  return announced.filter((problem) => problem !== undefined);
}
