/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { message as complete, emptied } from "../../../tests/support/message";
import { fieldNames, textFieldNames, textFields } from "../../content/form-fields";
import { fieldsToAnnounce, readMessage, validate } from "./validation";

test("a complete message may be sent, without phone or company", () => {
  expect(validate({ ...complete, phone: "", company: "" })).toEqual({});
});

test("a name and an address are required", () => {
  expect(validate({ ...complete, name: "", email: "" })).toEqual({
    name: "nameMissing",
    email: "emailMissing",
  });
});

test.each(["a", "💧"])("a message of 20 characters is long enough, one of 19 is not: %s", (character) => {
  expect(validate({ ...complete, message: character.repeat(20) })).toEqual({});
  expect(validate({ ...complete, message: character.repeat(19) })).toEqual({ message: "messageTooShort" });
});

test.each(textFieldNames)("a text too long for the field «%s» is refused, not cut", (field) => {
  const most = textFields[field].longest;
  const text = (length: number) => "c@exemple.ch".padStart(length, "a");
  expect(validate({ ...complete, [field]: text(most) })).toEqual({});
  expect(validate({ ...complete, [field]: text(most + 1) })).toEqual({ [field]: "tooLong" });
});

test.each(["c@exemple.ch", "c.rey+eau@sous.exemple.co"])("«%s» is an e-mail address", (email) =>
  expect(validate({ ...complete, email })).toEqual({}),
);

test("consent and message are both checked, and consent is named first", () => {
  const problems = validate({ ...complete, message: "court", consent: false });
  expect(problems).toEqual({ message: "messageTooShort", consent: "consentMissing" });
  expect(fieldsToAnnounce(problems)).toEqual(["consent", "message"]);
});

test("a name or an address has a notice only where neither consent nor message is wrong", () => {
  expect(fieldsToAnnounce({ name: "nameMissing", email: "emailInvalid" })).toEqual(["name", "email"]);
  expect(fieldsToAnnounce({ name: "nameMissing", consent: "consentMissing" })).toEqual(["consent"]);
});

test.each([
  "Camille\r\nBcc: x@exemple.ch",
  "Camille\tRey",
  "Camille\u2028Rey",
  "Camille <x@exemple.ch>",
  "a%0D%0ABcc: x",
])("the name %j could change a mail's headers, and is refused", (name) =>
  expect(validate({ ...complete, name })).toEqual({ name: "nameForbidden" }),
);

test.each(["O’Connor", "Jean-Luc d'Arbaz", "Łukasz Żółć", "李雷", "Marie «Mimi» Rey, 100% électronique"])(
  "«%s» is a name like another",
  (name) => expect(validate({ ...complete, name })).toEqual({}),
);

test("a line break inside the message is fine", () => {
  expect(validate({ ...complete, message: `${"a".repeat(20)}\r\n<b>` })).toEqual({});
});

/** What a form says in which this is typed. Its field is of no type that would correct an address by itself. */
function read(name: string, value: string) {
  const form = document.createElement("form");
  const control = Object.assign(document.createElement("textarea"), { name, value });
  form.append(control);
  return readMessage(form);
}

const nothing = { ...emptied, consent: false };

test.each(textFieldNames)(
  "the field «%s» is read under its own name, without the blanks around it",
  (field) => expect(read(field, " \n Bonjour\t")).toEqual({ ...nothing, [field]: "Bonjour" }),
);

test("a box that is ticked is a consent", () => {
  expect(read("consent", "on")).toEqual({ ...nothing, consent: true });
});

test.each([
  ["info@bürgi.ch", "info@xn--brgi-0ra.ch"],
  ["a@été.café.ch", "a@xn--t-9fab.xn--caf-dma.ch"],
  ["a@exemple.ch", "a@exemple.ch"],
  // With the marks of direction that Windows' contacts and messengers copy along.
  ["\u202aa@exemple.ch\u202c", "a@exemple.ch"],
])("the address «%s» is sent as %s", (typed, sent) => {
  const { email } = read("email", typed);
  expect(email).toBe(sent);
  expect(validate({ ...complete, email })).toEqual({});
});

test("a browser without URL.canParse (Safari 16, Firefox 114) knows an umlaut domain too, and what is none", () => {
  jest.spyOn(URL, "canParse").mockImplementation(() => {
    throw new TypeError("URL.canParse is not a function");
  });
  expect(read("email", "info@bürgi.ch").email).toBe("info@xn--brgi-0ra.ch");
  expect(read("email", "info@ü.xn--a").email).toBe("info@ü.xn--a");
  jest.restoreAllMocks();
});

test.each([
  ...["camille", "camille@", "@exemple.ch", "camille@exemple", "a b@exemple.ch", "a@-exemple.ch"],
  ...["a@bürgi.ch/x", "a@bürgi", "ü@exemple.ch", "a@bür gi.ch", "a@bürgi.ch:25"],
  // Would change a mail's headers.
  ...["c@exemple.ch\nBcc: x@exemple.ch", "c%0abcc@exemple.ch", "<c@exemple.ch>", "c\0@exemple.ch"],
])("%j is no e-mail address, whatever the browser", (typed) => {
  expect(validate({ ...complete, email: read("email", typed).email })).toEqual({ email: "emailInvalid" });
});

test("docs/messages.md says what a service receives, and how long each text may be", () => {
  const guide = readFileSync("docs/messages.md", "utf8");
  const [, sample = "{}"] = /^(\{"name": .*\})$/m.exec(guide) ?? [];
  expect(Object.keys(JSON.parse(sample)).toSorted()).toEqual([...fieldNames].toSorted());
  const [, netlify = ""] = /form-name=contact`(.*?)`bot-field`/s.exec(guide) ?? [];
  expect(textFieldNames.filter((name) => !netlify.includes(`\`${name}\``))).toEqual([]);
  const lengths = [...guide.matchAll(/^\| [\p{L} -]+\| (\d+)/gmu)].map(([, length]) => Number(length));
  expect(lengths.toSorted()).toEqual(
    Object.values(textFields)
      .map(({ longest }) => longest)
      .toSorted(),
  );
});
