import type { z } from "zod";
import { contentRoles } from "./contract/roles";
import { mapContent } from "./walk";

const narrowNoBreakSpace = "\u202f";
const noBreakSpace = "\u00a0";

const anySpace = "[ \u00a0\u202f\u2009]";

/** Units that must stay on one line with their number. */
const units =
  "(?:[kmGM]?V|[mk]?A|[kM]?W|Wh|kWh|[kMG]?Hz|[kMG]B|ko|Mo|[cmkd]?m|[mk]?g|[cdhm]?l|h|min|s|bar|mbar|%|‰|°C|CHF|Fr\\.|€)";

/** After one of these words, two numbers joined by a hyphen are a range; otherwise, they may be a name: NF C 15-100. */
const rangeWord = "(?<!\\p{L})(?:[Dd]e|[Dd]es|[Ee]n|[Ee]ntre|[Dd]ans|[Ss]ous|[Ee]nviron|[Ee]nv\\.|CHF|Fr\\.)";
/** Before one of these units, two numbers joined by a hyphen are a range. */
const countedUnit = `(?:${units}|jours?|semaines?|mois|ans|années|heures?|minutes?|secondes?|mètres?|francs|personnes|fois)(?![\\p{L}\\p{N}])`;
const years = "(?:19|20)\\d\\d-(?:19|20)\\d\\d";
const decimal = "\\d+(?:[.,]\\d+)?";

/** A character that a space separates from a following `;`, `!`, `?` or `:`. */
const charBeforePunctuation = "[\\p{L}\\p{N})»’%…}]";

type Rule = { pattern: RegExp; replacement: string | ((...match: string[]) => string) };

/**
 * French typography (Imprimerie nationale, «Lexique des règles typographiques»; «Guide du typographe» for
 * Switzerland). Rules spare addresses, times, dates, phone numbers and names of standards. In this order, no rule
 * undoes another or needs a second pass.
 */
const rules: readonly Rule[] = [
  { pattern: /(?<=\p{L})'(?=[\p{L}\d«])/gu, replacement: "’" },
  { pattern: /(?<!\.)\.{3}(?!\.)/g, replacement: "…" },
  // Narrow no-break space inside guillemets.
  { pattern: new RegExp(`«${anySpace}*(?=\\S)`, "g"), replacement: `«${narrowNoBreakSpace}` },
  { pattern: new RegExp(`(?<=\\S)${anySpace}*»`, "g"), replacement: `${narrowNoBreakSpace}»` },
  // Narrow no-break space before ;, ! and ?.
  {
    pattern: new RegExp(`(?<=${charBeforePunctuation})${anySpace}*([;!?]+)(?=[\\s»)]|$)`, "gu"),
    replacement: (_, punctuation = "") => narrowNoBreakSpace + punctuation,
  },
  // Narrow no-break space before a colon.
  {
    pattern: new RegExp(`(?<=${charBeforePunctuation})${anySpace}*:(?=\\s|$)`, "gu"),
    replacement: `${narrowNoBreakSpace}:`,
  },
  // En dash for a hyphen between spaces.
  { pattern: /(?<=\S) -(?= \S)/g, replacement: " –" },
  // En dash for a hyphen between two ascending numbers after a word, before a unit, or between years.
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,/:-])(?:(?<=${rangeWord}${anySpace})|(?=${decimal}-${decimal}${anySpace}${countedUnit}|${years}))(${decimal})-(${decimal})(?![\\p{L}\\p{N}/:-]|[.,]\\d)`,
      "gu",
    ),
    replacement: (range, from = "", to = "") => (toNumber(from) < toNumber(to) ? `${from}–${to}` : range),
  },
  // No-break space between number and unit.
  { pattern: new RegExp(`(?<=\\d) (?=${units}(?![\\p{L}\\p{N}]))`, "gu"), replacement: noBreakSpace },
  // No-break space between hours and minutes.
  { pattern: /(?<=\d[ \u00a0]h) (?=\d\d(?!\d))/g, replacement: noBreakSpace },
  // Narrow no-break spaces in thousands, but not between the groups of a phone number.
  {
    pattern: /(?<![\d.,/+-]|\d[ \u202f])[1-9]\d{0,2}(?: \d{3})+(?![\d/-]| \d)/g,
    replacement: (number) => number.replaceAll(" ", narrowNoBreakSpace),
  },
  // No-break space between n° and number.
  { pattern: /(?<=(?<!\p{L})[nN]°) (?=\d)/gu, replacement: noBreakSpace },
  // No-break space before a middle dot.
  { pattern: /(?<=\S) ·(?= )/g, replacement: `${noBreakSpace}·` },
];

/** Replaces each address while the rules run. */
const addressStandIn = "\u{10000}";
/** Matches URLs and e-mail addresses, which no rule may change, and any stand-in that the text contains. */
const addressPattern =
  /(?:https?:\/\/|www\.)[^\s«»]*[\p{L}\p{N}/]|[^\s«»()]+@[^\s«»()]*[\p{L}\p{N}]|\u{10000}/gu;

function toNumber(decimalText: string): number {
  return Number(decimalText.replace(",", "."));
}

/** Applies French typography to a text; idempotent. */
export function applyTypography(text: string): string {
  const addresses = text.match(addressPattern) ?? [];
  const typesetText = rules.reduce(
    (current, { pattern, replacement }) =>
      current.replace(pattern, typeof replacement === "string" ? () => replacement : replacement),
    text.replace(addressPattern, addressStandIn),
  );
  return typesetText.replaceAll(addressStandIn, () => addresses.shift() ?? "");
}

/** Applies typography to a file's prose; names, addresses and texts fixed by the specification stay as written. */
export function typeset(fileSchema: z.ZodType, content: unknown): unknown {
  return mapContent(fileSchema, content, ({ schema, value }) =>
    typeof value === "string" && contentRoles.get(schema)?.kind === "text" ? applyTypography(value) : value,
  );
}
