import { removeInvisible } from "./invisible-characters";

test.each([
  ["a zero-width space", "prose", "Un\u200bmot", "Unmot"],
  ["a word joiner and a byte order mark", "prose", "\ufeffUn\u2060 mot", "Un mot"],
  ["direction marks around a copied number", "address", "\u202d+41 27 123 45 67\u202c", "+41 27 123 45 67"],
  ["a soft hyphen in an address", "address", "https://exem\u00adple.ch", "https://exemple.ch"],
] as const)("removes %s", (_, kind, text, expected) => {
  expect(removeInvisible(text, kind)).toBe(expected);
});

test.each([
  ["a soft hyphen in prose", "prose", "surveil\u00adlance"],
  ["no-break spaces", "prose", "5\u00a0bar\u202f!"],
  ["joined emoji", "prose", "👩‍🚒"],
] as const)("keeps %s", (_, kind, text) => {
  expect(removeInvisible(text, kind)).toBe(text);
});
