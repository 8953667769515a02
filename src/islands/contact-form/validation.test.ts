import { problemsToAnnounce, trimmed, validate } from "./validation";

const complete = {
  name: "Camille Rey",
  email: "camille.rey@exemple.ch",
  phone: "",
  company: "",
  message: "Nous aimerions mesurer un débit.",
  consent: true,
};

test("a complete message may be sent, without phone or company", () => {
  expect(validate(complete)).toEqual({});
});

test("a message of 20 characters is long enough, one of 19 is not", () => {
  expect(validate({ ...complete, message: "a".repeat(20) })).toEqual({});
  expect(validate({ ...complete, message: "a".repeat(19) })).toEqual({ message: "messageTooShort" });
});

test("blanks around a message do not count", () => {
  const padded = ` \n ${"a".repeat(19)} \n `;
  expect(validate({ ...complete, message: padded })).toEqual({ message: "messageTooShort" });
});

test("an emoji counts as one character", () => {
  expect(validate({ ...complete, message: "💧".repeat(19) })).toEqual({ message: "messageTooShort" });
  expect(validate({ ...complete, message: "💧".repeat(20) })).toEqual({});
});

test("a name of blanks is missing", () => {
  expect(validate({ ...complete, name: "  " })).toEqual({ name: "nameMissing" });
});

test.each(["camille", "camille@", "@exemple.ch", "camille@exemple", "a b@exemple.ch", "a@-exemple.ch"])(
  "«%s» is no e-mail address",
  (email) => expect(validate({ ...complete, email })).toEqual({ email: "emailInvalid" }),
);

test.each(["c@exemple.ch", "c.rey+eau@sous.exemple.co", " c@exemple.ch "])("«%s» is one", (email) =>
  expect(validate({ ...complete, email })).toEqual({}),
);

test("consent and message are both checked, and consent is named first", () => {
  const problems = validate({ ...complete, message: "court", consent: false });
  expect(problems).toEqual({ message: "messageTooShort", consent: "consentMissing" });
  expect(problemsToAnnounce(problems)).toEqual(["consentMissing", "messageTooShort"]);
});

test("a missing name has a notice only when nothing that the specification names is wrong", () => {
  expect(problemsToAnnounce({ name: "nameMissing", email: "emailInvalid" })).toEqual([
    "nameMissing",
    "emailInvalid",
  ]);
  expect(problemsToAnnounce({ name: "nameMissing", consent: "consentMissing" })).toEqual(["consentMissing"]);
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

test.each(["c@exemple.ch\nBcc: x@exemple.ch", "c%0abcc@exemple.ch", "<c@exemple.ch>", "c\0@exemple.ch"])(
  "so could the address %j",
  (email) => expect(validate({ ...complete, email })).toEqual({ email: "emailForbidden" }),
);

test.each(["O’Connor", "Jean-Luc d'Arbaz", "Łukasz Żółć", "李雷", "Marie «Mimi» Rey, 100% électronique"])(
  "«%s» is a name like another",
  (name) => expect(validate({ ...complete, name })).toEqual({}),
);

test("a line break inside the message, and blanks around a name, are fine", () => {
  expect(validate({ ...complete, name: " Camille Rey\t", message: `${"a".repeat(20)}\r\n<b>` })).toEqual({});
});

test("what is sent has no outer blanks", () => {
  expect(trimmed({ ...complete, name: " Camille Rey ", message: `\n${complete.message} ` })).toEqual(
    complete,
  );
});
