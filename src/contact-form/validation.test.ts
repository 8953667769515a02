import { problemsToAnnounce, validate } from "./validation";

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
