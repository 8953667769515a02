import { removeInvisible } from "./invisible-characters";

test.each([
  ["a zero-width space", "Un\u200bmot", "Unmot"],
  ["a word joiner and a byte order mark", "\ufeffUn\u2060 mot", "Un mot"],
  ["direction marks around a copied number", "\u202d+41 27 123 45 67\u202c", "+41 27 123 45 67"],
  ["a soft hyphen in an address", "https://exem\u00adple.ch", "https://exemple.ch"],
] as const)("removes %s", (_, text, expected) => {
  expect(removeInvisible(text)).toBe(expected);
});

test.each([
  ["a soft hyphen in running text", "surveil\u00adlance"],
  ["no-break spaces", "5\u00a0bar\u202f!"],
  ["joined emoji", "👩‍🚒"],
] as const)("keeps %s", (_, text) => {
  expect(removeInvisible(text, { keepsSoftHyphens: true })).toBe(text);
});
