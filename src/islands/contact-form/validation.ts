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

/** Every rule is evaluated, so that all that is wrong is said at once. */
export function validate({ name, email, message, consent }: ContactMessage): Problems {
  const problems: Problems = {};
  if (name === "") problems.name = "nameMissing";
  else if (headerInjection.test(name)) problems.name = "nameForbidden";
  if (email === "") problems.email = "emailMissing";
  else if (headerInjection.test(email)) problems.email = "emailForbidden";
  else if (!emailAddress.test(email)) problems.email = "emailInvalid";
  if ([...message].length < shortestMessage) problems.message = "messageTooShort";
  if (!consent) problems.consent = "consentMissing";
  return problems;
}

/**
 * «info@bürgi.ch» as mail servers know it, «info@xn--brgi-0ra.ch»: Chromium's address field converts it by itself,
 * Firefox's and Safari's do not.
 */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  const isInternational = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^\w.-]/.test(domain);
  if (!isInternational || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, at) + new URL(`http://${domain}`).hostname;
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
 * The problems that notices name. Consent comes first, then the message; a missing name or address has its own
 * message beside the field, and a notice only when nothing else is wrong.
 */
export function problemsToAnnounce(problems: Problems): Problem[] {
  const specified = [problems.consent, problems.message];
  const others = [problems.name, problems.email];
  const announced = specified.some(Boolean) ? specified : others;
  return announced.filter((problem) => problem !== undefined);
}
