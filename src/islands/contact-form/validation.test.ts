/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { emptyInput, message } from "../../../tests/support/message";
import { fieldNames, textFieldNames, textFields } from "../../content/form-fields";
import { fieldsWithNotice, readMessage, validate } from "./validation";

test("accepts a complete message without phone and company", () => {
  expect(validate({ ...message, phone: "", company: "" })).toEqual({});
});

test("requires name and e-mail address", () => {
  expect(validate({ ...message, name: "", email: "" })).toEqual({
    name: "nameMissing",
    email: "emailMissing",
  });
});

test.each(["a", "💧"])("accepts a message of 20 characters, not of 19: %s", (character) => {
  expect(validate({ ...message, message: character.repeat(20) })).toEqual({});
  expect(validate({ ...message, message: character.repeat(19) })).toEqual({ message: "messageTooShort" });
});

test.each(textFieldNames)('refuses a text too long for field "%s" instead of truncating it', (field) => {
  const maxLength = textFields[field].maxLength;
  const text = (length: number) => "c@exemple.ch".padStart(length, "a");
  expect(validate({ ...message, [field]: text(maxLength) })).toEqual({});
  expect(validate({ ...message, [field]: text(maxLength + 1) })).toEqual({ [field]: "tooLong" });
});

test.each(["c@exemple.ch", "c.rey+eau@sous.exemple.co"])('accepts the e-mail address "%s"', (email) =>
  expect(validate({ ...message, email })).toEqual({}),
);

test("reports both consent and message, and puts the consent's notice first", () => {
  const problems = validate({ ...message, message: "court", consent: false });
  expect(problems).toEqual({ message: "messageTooShort", consent: "consentMissing" });
  expect(fieldsWithNotice(problems)).toEqual(["consent", "message"]);
});

test("gives name and e-mail address notices only if consent and message are valid", () => {
  expect(fieldsWithNotice({ name: "nameMissing", email: "emailInvalid" })).toEqual(["name", "email"]);
  expect(fieldsWithNotice({ name: "nameMissing", consent: "consentMissing" })).toEqual(["consent"]);
});

test.each([
  "Camille\r\nBcc: x@exemple.ch",
  "Camille\tRey",
  "Camille\u2028Rey",
  "Camille <x@exemple.ch>",
  "a%0D%0ABcc: x",
])("refuses name %j, which could inject mail headers", (name) =>
  expect(validate({ ...message, name })).toEqual({ name: "nameForbidden" }),
);

test.each(["O’Connor", "Jean-Luc d'Arbaz", "Łukasz Żółć", "李雷", "Marie «Mimi» Rey, 100% électronique"])(
  'accepts the name "%s"',
  (name) => expect(validate({ ...message, name })).toEqual({}),
);

test("accepts line breaks in the message", () => {
  expect(validate({ ...message, message: `${"a".repeat(20)}\r\n<b>` })).toEqual({});
});

/** Uses a `<textarea>`, because an e-mail field would correct e-mail addresses itself. */
function readMessageWith(name: string, value: string) {
  const form = document.createElement("form");
  const control = Object.assign(document.createElement("textarea"), { name, value });
  form.append(control);
  return readMessage(form);
}

const emptyMessage = { ...emptyInput, consent: false };

test.each(textFieldNames)('reads field "%s" by its name, without surrounding whitespace', (field) =>
  expect(readMessageWith(field, " \n Bonjour\t")).toEqual({ ...emptyMessage, [field]: "Bonjour" }),
);

test("reads a ticked box as consent", () => {
  expect(readMessageWith("consent", "on")).toEqual({ ...emptyMessage, consent: true });
});

test.each([
  ["info@bürgi.ch", "info@xn--brgi-0ra.ch"],
  ["a@été.café.ch", "a@xn--t-9fab.xn--caf-dma.ch"],
  ["a@exemple.ch", "a@exemple.ch"],
  // Text copied from Windows' contacts can contain direction marks.
  ["\u202aa@exemple.ch\u202c", "a@exemple.ch"],
])('reads the e-mail address "%s" as %s', (input, expectedAddress) => {
  const { email } = readMessageWith("email", input);
  expect(email).toBe(expectedAddress);
  expect(validate({ ...message, email })).toEqual({});
});

test("without URL.canParse (Safari 16, Firefox 114), converts umlaut domains and keeps invalid ones", () => {
  jest.spyOn(URL, "canParse").mockImplementation(() => {
    throw new TypeError("URL.canParse is not a function");
  });
  expect(readMessageWith("email", "info@bürgi.ch").email).toBe("info@xn--brgi-0ra.ch");
  expect(readMessageWith("email", "info@ü.xn--a").email).toBe("info@ü.xn--a");
  jest.restoreAllMocks();
});

test.each([
  ...["camille", "camille@", "@exemple.ch", "camille@exemple", "a b@exemple.ch", "a@-exemple.ch"],
  ...["a@bürgi.ch/x", "a@bürgi", "ü@exemple.ch", "a@bür gi.ch", "a@bürgi.ch:25"],
  // Header injection.
  ...["c@exemple.ch\nBcc: x@exemple.ch", "c%0abcc@exemple.ch", "<c@exemple.ch>", "c\0@exemple.ch"],
])("refuses %j as an e-mail address, even if the browser does not check it", (input) => {
  expect(validate({ ...message, email: readMessageWith("email", input).email })).toEqual({
    email: "emailInvalid",
  });
});

test("docs/messages.md lists the fields that a service receives, and their maximum lengths", () => {
  const guide = readFileSync("docs/messages.md", "utf8");
  const [, sample = "{}"] = /^(\{"name": .*\})$/m.exec(guide) ?? [];
  expect(Object.keys(JSON.parse(sample)).toSorted()).toEqual([...fieldNames].toSorted());
  const [, netlifyFields = ""] = /form-name=contact`(.*?)`bot-field`/s.exec(guide) ?? [];
  expect(textFieldNames.filter((name) => !netlifyFields.includes(`\`${name}\``))).toEqual([]);
  const lengths = [...guide.matchAll(/^\| [\p{L} -]+\| (\d+)/gmu)].map(([, length]) => Number(length));
  expect(lengths.toSorted()).toEqual(
    Object.values(textFields)
      .map(({ maxLength }) => maxLength)
      .toSorted(),
  );
});
