import type { z } from "zod";
import { contentRoles } from "./contract/roles";
import { walk } from "./walk";

const narrowNoBreakSpace = "\u202f";
const noBreakSpace = "\u00a0";

const anySpace = "[ \u00a0\u202f\u2009]";

/** Units that must stay on one line with their number. */
const units =
  "(?:[kmGM]?V|[mk]?A|[kM]?W|Wh|kWh|[kMG]?Hz|[kMG]B|ko|Mo|[cmkd]?m|[mk]?g|[cdhm]?l|h|min|s|bar|mbar|%|‰|°C|CHF|Fr\\.|€)";

/** Words before two hyphenated numbers that make them a range, not a name such as «NF C 15-100». */
const rangeWord = "(?<!\\p{L})(?:[Dd]e|[Dd]es|[Ee]n|[Ee]ntre|[Dd]ans|[Ss]ous|[Ee]nviron|[Ee]nv\\.|CHF|Fr\\.)";
/** Units after two hyphenated numbers that make them a range. */
const countedUnit = `(?:${units}|jours?|semaines?|mois|ans|années|heures?|minutes?|secondes?|mètres?|francs|personnes|fois)(?![\\p{L}\\p{N}])`;
const years = "(?:19|20)\\d\\d-(?:19|20)\\d\\d";
const decimal = "\\d+(?:[.,]\\d+)?";

/** A character that a space separates from a following `;`, `!`, `?` or `:`. */
const charBeforePunctuation = "[\\p{L}\\p{N})»’%…}]";

type Rule = { wrong: RegExp; right: string | ((...match: string[]) => string) };

/**
 * French typography (Imprimerie nationale, «Lexique des règles typographiques»; «Guide du typographe» for
 * Switzerland). Rules spare addresses, times, dates, phone numbers and names of standards. In this order, no rule
 * undoes another or needs a second pass.
 */
const rules: readonly Rule[] = [
  // Apostrophe.
  { wrong: /(?<=\p{L})'(?=[\p{L}\d«])/gu, right: "’" },
  // Ellipsis.
  { wrong: /(?<!\.)\.{3}(?!\.)/g, right: "…" },
  // Spaces within « ».
  { wrong: new RegExp(`«${anySpace}*(?=\\S)`, "g"), right: `«${narrowNoBreakSpace}` },
  { wrong: new RegExp(`(?<=\\S)${anySpace}*»`, "g"), right: `${narrowNoBreakSpace}»` },
  // Before ; ! ?
  {
    wrong: new RegExp(`(?<=${charBeforePunctuation})${anySpace}*([;!?]+)(?=[\\s»)]|$)`, "gu"),
    right: (_, punctuation = "") => narrowNoBreakSpace + punctuation,
  },
  // Before a colon.
  {
    wrong: new RegExp(`(?<=${charBeforePunctuation})${anySpace}*:(?=\\s|$)`, "gu"),
    right: `${narrowNoBreakSpace}:`,
  },
  // Dash between words.
  { wrong: /(?<=\S) -(?= \S)/g, right: " –" },
  // Range of numbers.
  {
    wrong: new RegExp(
      `(?<![\\p{L}\\p{N}.,/:-])(?:(?<=${rangeWord}${anySpace})|(?=${decimal}-${decimal}${anySpace}${countedUnit}|${years}))(${decimal})-(${decimal})(?![\\p{L}\\p{N}/:-]|[.,]\\d)`,
      "gu",
    ),
    right: (range, from = "", to = "") => (parseDecimal(from) < parseDecimal(to) ? `${from}–${to}` : range),
  },
  // Number and unit.
  { wrong: new RegExp(`(?<=\\d) (?=${units}(?![\\p{L}\\p{N}]))`, "gu"), right: noBreakSpace },
  // Hours and minutes.
  { wrong: /(?<=\d[ \u00a0]h) (?=\d\d(?!\d))/g, right: noBreakSpace },
  // Thousands, but not the groups of a phone number.
  {
    wrong: /(?<![\d.,/+-]|\d[ \u202f])[1-9]\d{0,2}(?: \d{3})+(?![\d/-]| \d)/g,
    right: (number) => number.replaceAll(" ", narrowNoBreakSpace),
  },
  // Number after n°.
  { wrong: /(?<=(?<!\p{L})[nN]°) (?=\d)/gu, right: noBreakSpace },
  // Before ·
  { wrong: /(?<=\S) ·(?= )/g, right: `${noBreakSpace}·` },
];

/** Replaces each address while the rules run. */
const addressStandIn = "\u{10000}";
/** Matches URLs and e-mail addresses, which no rule may change, and the stand-in itself, so that none is lost. */
const addressPattern =
  /(?:https?:\/\/|www\.)[^\s«»]*[\p{L}\p{N}/]|[^\s«»()]+@[^\s«»()]*[\p{L}\p{N}]|\u{10000}/gu;

function parseDecimal(decimalText: string): number {
  return Number(decimalText.replace(",", "."));
}

/** Applies French typography to a text; idempotent. */
export function applyTypography(text: string): string {
  const addresses = text.match(addressPattern) ?? [];
  const typesetText = rules.reduce(
    (current, { wrong, right }) => current.replace(wrong, typeof right === "string" ? () => right : right),
    text.replace(addressPattern, addressStandIn),
  );
  return typesetText.replaceAll(addressStandIn, () => addresses.shift() ?? "");
}

/** Applies typography to a file's prose; names, addresses and texts fixed by the specification stay as written. */
export function typeset(schema: z.ZodType, content: unknown): unknown {
  return walk(schema, content, ({ schema: part, value }) =>
    typeof value === "string" && contentRoles.get(part)?.kind === "text" ? applyTypography(value) : value,
  );
}
