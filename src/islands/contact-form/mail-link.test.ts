import fc from "fast-check";
import { message as complete, emptied } from "../../../tests/support/message";
import { textFieldNames, textFields } from "../../content/form-fields";
import { mailAddress } from "./mail-link";
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

test("the mail has the address, the subject, the text and who writes, without empty lines", () => {
  const { name, email, message: text } = message;
  expect(read(mailAddress(to, { ...emptied, name, email, message: text, consent: true }, words))).toEqual({
    to,
    subject: "Message de Camille Rey",
    body: "Un débit à suivre.\r\nMerci & à bientôt ?\r\n\r\nCamille Rey\r\ncamille.rey@exemple.ch",
  });
});

test.each(textFieldNames)("the mail has what was typed into the field «%s»", (field) => {
  const { body } = read(mailAddress(to, { ...message, [field]: "Un texte à elle" }, words));
  expect(body).toContain("Un texte à elle");
});

test("a text is whole up to the longest address, and cut from one letter more", () => {
  const lengthOf = (text: string) => mailAddress(to, { ...message, message: text }, words).length;
  const room = 1900 - lengthOf("");
  expect(lengthOf("a".repeat(room))).toBe(1900);
  expect(read(mailAddress(to, { ...message, message: "a".repeat(room) }, words)).body).not.toContain("coupé");
  const cut = mailAddress(to, { ...message, message: "a".repeat(room + 1) }, words);
  expect(cut).toHaveLength(1900);
  expect(read(cut).body).toMatch(/^a+\r\n\[Le texte est coupé ici\.\]\r\n\r\nCamille Rey/);
});

test("where even the signature is too long, the text goes first; a long name is cut in the subject", () => {
  const { subject, body } = read(mailAddress(to, { ...message, name: "é".repeat(400) }, words));
  expect(subject).toBe(`Message de ${"é".repeat(40)}`);
  expect(body).toBe("Un débit à suivre.\r\nMerci & à bientôt ?\r\n[Le texte est coupé ici.]");
});

test("whatever is typed, the address stays within the limit, in one piece and unable to reach the headers", () => {
  const text = (most: number) => fc.string({ unit: "binary", maxLength: most });
  const texts = Object.entries(textFields).map(([field, { longest }]) => [field, text(longest)]);
  const anyTexts: fc.Arbitrary<Partial<ContactMessage>> = fc.record(Object.fromEntries(texts));
  fc.assert(
    fc.property(anyTexts, (typed) => {
      const address = mailAddress(to, { ...message, ...typed }, words);
      expect(address.length).toBeLessThanOrEqual(1900);
      expect(address).toMatch(/^mailto:contact@firme\.example\?subject=[^&?#\s]*&body=[^&?#\s]*$/);
    }),
    { numRuns: 300, seed: 8 },
  );
});

test("half an emoji, left by a cut paste, does no harm", () => {
  expect(read(mailAddress(to, { ...message, message: "Un débit \ud83d" }, words)).body).toContain(
    "Un débit \uFFFD",
  );
});
