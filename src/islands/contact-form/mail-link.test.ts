import fc from "fast-check";
import { message as completeMessage, emptyInput } from "../../../tests/support/message";
import { textFieldNames, textFields } from "../../content/form-fields";
import { mailtoUrl } from "./mail-link";
import type { ContactMessage } from "./validation";

const labels = { subject: "Message de {name}", cut: "[Le texte est coupé ici.]" };
const message = {
  ...completeMessage,
  company: "Commune de Dorénaz",
  message: "Un débit à suivre.\nMerci & à bientôt ?",
};

const to = "contact@firme.example";
const maxUrlLength = 1900;
const parse = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return { to: pathname, subject: searchParams.get("subject"), body: searchParams.get("body") ?? "" };
};

test("contains address, subject, text and sender, without lines for empty fields", () => {
  const { name, email, message: text } = message;
  expect(parse(mailtoUrl(to, { ...emptyInput, name, email, message: text, consent: true }, labels))).toEqual({
    to,
    subject: "Message de Camille Rey",
    body: "Un débit à suivre.\r\nMerci & à bientôt ?\r\n\r\nCamille Rey\r\ncamille.rey@exemple.ch",
  });
});

test.each(textFieldNames)('contains the text of field "%s"', (field) => {
  const { body } = parse(mailtoUrl(to, { ...message, [field]: "Un texte à elle" }, labels));
  expect(body).toContain("Un texte à elle");
});

test("keeps a text that just fits, and truncates a longer one", () => {
  const capacity = maxUrlLength - mailtoUrl(to, { ...message, message: "" }, labels).length;
  const fullUrl = mailtoUrl(to, { ...message, message: "a".repeat(capacity) }, labels);
  expect(fullUrl).toHaveLength(maxUrlLength);
  expect(parse(fullUrl).body).not.toContain("coupé");
  const truncatedUrl = mailtoUrl(to, { ...message, message: "a".repeat(capacity + 1) }, labels);
  expect(truncatedUrl).toHaveLength(maxUrlLength);
  expect(parse(truncatedUrl).body).toMatch(/^a+\r\n\[Le texte est coupé ici\.\]\r\n\r\nCamille Rey/);
});

test("drops the signature if it alone is too long, and truncates a long name in the subject", () => {
  const { subject, body } = parse(mailtoUrl(to, { ...message, name: "é".repeat(400) }, labels));
  expect(subject).toBe(`Message de ${"é".repeat(40)}`);
  expect(body).toBe("Un débit à suivre.\r\nMerci & à bientôt ?\r\n[Le texte est coupé ici.]");
});

test("stays within the limit as one valid URL, and injects no headers, for any input", () => {
  const text = (maxLength: number) => fc.string({ unit: "binary", maxLength });
  const entries = Object.entries(textFields).map(([field, { maxLength }]) => [field, text(maxLength)]);
  const anyTexts: fc.Arbitrary<Partial<ContactMessage>> = fc.record(Object.fromEntries(entries));
  fc.assert(
    fc.property(anyTexts, (texts) => {
      const url = mailtoUrl(to, { ...message, ...texts }, labels);
      expect(url.length).toBeLessThanOrEqual(maxUrlLength);
      expect(url).toMatch(/^mailto:contact@firme\.example\?subject=[^&?#\s]*&body=[^&?#\s]*$/);
    }),
    { numRuns: 300, seed: 8 },
  );
});

test("replaces half a surrogate pair left by a truncated paste", () => {
  expect(parse(mailtoUrl(to, { ...message, message: "Un débit \ud83d" }, labels)).body).toContain(
    "Un débit \uFFFD",
  );
});
