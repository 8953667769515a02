import fc from "fast-check";
import { message as complete, emptyInput } from "../../../tests/support/message";
import { textFieldNames, textFields } from "../../content/form-fields";
import { mailtoUrl } from "./mail-link";
import type { ContactMessage } from "./validation";

const words = { subject: "Message de {name}", cut: "[Le texte est coupé ici.]" };
const message = {
  ...complete,
  company: "Commune de Dorénaz",
  message: "Un débit à suivre.\nMerci & à bientôt ?",
};

const to = "contact@firme.example";
const read = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return { to: pathname, subject: searchParams.get("subject"), body: searchParams.get("body") ?? "" };
};

test("contains address, subject, text and sender, without empty lines", () => {
  const { name, email, message: text } = message;
  expect(read(mailtoUrl(to, { ...emptyInput, name, email, message: text, consent: true }, words))).toEqual({
    to,
    subject: "Message de Camille Rey",
    body: "Un débit à suivre.\r\nMerci & à bientôt ?\r\n\r\nCamille Rey\r\ncamille.rey@exemple.ch",
  });
});

test.each(textFieldNames)('contains the text of field "%s"', (field) => {
  const { body } = read(mailtoUrl(to, { ...message, [field]: "Un texte à elle" }, words));
  expect(body).toContain("Un texte à elle");
});

test("keeps a text that just fits, and cuts a longer one", () => {
  const lengthOf = (text: string) => mailtoUrl(to, { ...message, message: text }, words).length;
  const room = 1900 - lengthOf("");
  expect(lengthOf("a".repeat(room))).toBe(1900);
  expect(read(mailtoUrl(to, { ...message, message: "a".repeat(room) }, words)).body).not.toContain("coupé");
  const cut = mailtoUrl(to, { ...message, message: "a".repeat(room + 1) }, words);
  expect(cut).toHaveLength(1900);
  expect(read(cut).body).toMatch(/^a+\r\n\[Le texte est coupé ici\.\]\r\n\r\nCamille Rey/);
});

test("drops the signature if it alone is too long, and cuts a long name in the subject", () => {
  const { subject, body } = read(mailtoUrl(to, { ...message, name: "é".repeat(400) }, words));
  expect(subject).toBe(`Message de ${"é".repeat(40)}`);
  expect(body).toBe("Un débit à suivre.\r\nMerci & à bientôt ?\r\n[Le texte est coupé ici.]");
});

test("stays within the limit as one valid URL, and injects no headers, for any input", () => {
  const text = (most: number) => fc.string({ unit: "binary", maxLength: most });
  const texts = Object.entries(textFields).map(([field, { longest }]) => [field, text(longest)]);
  const anyTexts: fc.Arbitrary<Partial<ContactMessage>> = fc.record(Object.fromEntries(texts));
  fc.assert(
    fc.property(anyTexts, (typed) => {
      const address = mailtoUrl(to, { ...message, ...typed }, words);
      expect(address.length).toBeLessThanOrEqual(1900);
      expect(address).toMatch(/^mailto:contact@firme\.example\?subject=[^&?#\s]*&body=[^&?#\s]*$/);
    }),
    { numRuns: 300, seed: 8 },
  );
});

test("replaces half a surrogate pair left by a cut paste", () => {
  expect(read(mailtoUrl(to, { ...message, message: "Un débit \ud83d" }, words)).body).toContain(
    "Un débit \uFFFD",
  );
});
