import { looksAutomated } from "./spam";

const person = { honeypot: "", elapsed: 20_000, fromDraft: false };

test("a person who takes some seconds is let through", () => {
  expect(looksAutomated(person)).toBe(false);
  expect(looksAutomated({ ...person, elapsed: 2000 })).toBe(false);
});

test("a filled trap is a program's", () => {
  expect(looksAutomated({ ...person, honeypot: "https://" })).toBe(true);
});

test("so is a form filled in within two seconds", () => {
  expect(looksAutomated({ ...person, elapsed: 1999 })).toBe(true);
});

test("someone whose draft was put back only has to consent, and may be that quick", () => {
  expect(looksAutomated({ ...person, elapsed: 500, fromDraft: true })).toBe(false);
});
