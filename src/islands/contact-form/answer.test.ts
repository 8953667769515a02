import { readAnswer, waitInWords } from "./answer";

const page = "<!doctype html><html lang=fr><title>Merci</title></html>";

test.each([
  ["netlify", 200, page],
  ["formspree", 200, '{"ok":true,"next":"/thanks"}'],
  ["json", 200, '{"ok":true}'],
  ["json", 202, '{"ok":true}'],
  ["json", 204, ""],
] as const)("%s accepts with %i and «%s»", (service, status, text) => {
  expect(readAnswer(service, { status, text })).toBe("accepted");
});

test.each([
  ["netlify", 200, ""],
  ["netlify", 0, ""],
  ["formspree", 200, page],
  ["formspree", 200, '{"ok":tr'],
  ["formspree", 200, '{"ok":"true"}'],
  ["formspree", 204, ""],
  ["json", 200, ""],
  ["json", 200, "null"],
  ["json", 200, page],
  ["json", 200, '{"ok":false}'],
  ["json", 0, ""],
  ["json", 302, ""],
] as const)("%s does not accept with %i and «%s»", (service, status, text) => {
  expect(readAnswer(service, { status, text })).toEqual({ kind: "unreadable" });
});

test("the owner's own endpoint says in its own words what is wrong with a field", () => {
  const text = JSON.stringify({ errors: { email: "Adresse inconnue.", message: 3, autre: "x" } });
  expect(readAnswer("json", { status: 422, text })).toEqual({
    kind: "refused",
    fields: { email: "Adresse inconnue." },
  });
});

test("a refusal by the owner's own endpoint is cut at 200 characters", () => {
  const text = JSON.stringify({ errors: { email: "a".repeat(5000) } });
  expect(readAnswer("json", { status: 422, text })).toEqual({
    kind: "refused",
    fields: { email: "a".repeat(200) },
  });
});

test("Formspree's English words are not shown, the field that it names is", () => {
  const text = '{"errors":[{"field":"email","code":"TYPE_EMAIL","message":"should be an email"}]}';
  expect(readAnswer("formspree", { status: 422, text })).toEqual({ kind: "refused", fields: { email: "" } });
});

test.each([
  ["netlify", 404, page],
  ["formspree", 403, '{"error":"Form not found"}'],
  ["formspree", 422, '{"errors":[{"field":"_gotcha","message":"spam"}]}'],
  ["json", 422, '{"errors":{}}'],
  ["json", 400, '{"errors":'],
  ["json", 413, '{"errors":{"__proto__":"x"}}'],
] as const)("%s, with %i and «%s», refuses the message as a whole", (service, status, text) => {
  expect(readAnswer(service, { status, text })).toEqual({ kind: "rejected" });
});

test.each([500, 502, 503, 599])("%i means that the service itself broke down", (status) => {
  expect(readAnswer("json", { status, text: '{"ok":true}' })).toEqual({ kind: "server" });
});

test.each([
  ["30", "dans 30 secondes"],
  ["120", "dans 2 minutes"],
  ["121", "dans 3 minutes"],
  ["7200", "dans 2 heures"],
  ["172800", "dans 2 jours"],
  ["Sat, 21 Nov 2026 10:05:00 GMT", "dans 5 minutes"],
  ["Sat, 21 Nov 2026 09:00:00 GMT", "dans quelques minutes"],
  ["bientôt", "dans quelques minutes"],
  ["0", "dans quelques minutes"],
  ["99999999", "dans quelques minutes"],
  [null, "dans quelques minutes"],
])("429 with «Retry-After: %s»: %s", (retryAfter, words) => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
  const outcome = readAnswer("formspree", { status: 429, text: "", retryAfter });
  const wait = outcome === "accepted" ? undefined : outcome.wait;
  expect(outcome).toMatchObject({ kind: "tooMany" });
  expect(waitInWords(wait, "dans quelques minutes")).toBe(words);
  jest.useRealTimers();
});
