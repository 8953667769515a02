import type { z } from "zod";
import { contentRoles } from "./contract/roles";
import { walk } from "./walk";

/** The narrow space that never breaks a line, and the wide one. */
const narrow = "\u202f";
const wide = "\u00a0";

/** The spaces that may have been typed. */
const anySpace = "[ \u00a0\u202f\u2009]";

/** Units after which a figure may not be left alone at the end of a line. */
const units =
  "(?:[kmGM]?V|[mk]?A|[kM]?W|Wh|kWh|[kMG]?Hz|[kMG]B|ko|Mo|[cmkd]?m|[mk]?g|[cdhm]?l|h|min|s|bar|mbar|%|‰|°C|CHF|Fr\\.|€)";

/** Words before or after two hyphenated figures that make them a range, and not a name like «NF C 15-100». */
const ranged = "(?<!\\p{L})(?:[Dd]e|[Dd]es|[Ee]n|[Ee]ntre|[Dd]ans|[Ss]ous|[Ee]nviron|[Ee]nv\\.|CHF|Fr\\.)";
const counted = `(?:${units}|jours?|semaines?|mois|ans|années|heures?|minutes?|secondes?|mètres?|francs|personnes|fois)(?![\\p{L}\\p{N}])`;
const years = "(?:19|20)\\d\\d-(?:19|20)\\d\\d";
const decimal = "\\d+(?:[.,]\\d+)?";

/** What a mark with a space before it may follow. */
const ending = "[\\p{L}\\p{N})»’%…}]";

type Rule = { wrong: RegExp; right: string | ((...match: string[]) => string) };

/**
 * How French is set (Imprimerie nationale, «Lexique des règles typographiques»; «Guide du typographe» for Switzerland: a
 * narrow space before ; : ! ?). Each rule leaves alone what only looks like a mistake: addresses, times, dates, telephone
 * numbers, names of standards. In this order, no rule undoes another or has to run twice.
 */
const rules: readonly Rule[] = [
  // The apostrophe.
  { wrong: /(?<=\p{L})'(?=[\p{L}\d«])/gu, right: "’" },
  // Three dots.
  { wrong: /(?<!\.)\.{3}(?!\.)/g, right: "…" },
  // The spaces within « ».
  { wrong: new RegExp(`«${anySpace}*(?=\\S)`, "g"), right: `«${narrow}` },
  { wrong: new RegExp(`(?<=\\S)${anySpace}*»`, "g"), right: `${narrow}»` },
  // Before ; ! ?
  {
    wrong: new RegExp(`(?<=${ending})${anySpace}*([;!?]+)(?=[\\s»)]|$)`, "gu"),
    right: (_, marks = "") => narrow + marks,
  },
  // Before a colon.
  { wrong: new RegExp(`(?<=${ending})${anySpace}*:(?=\\s|$)`, "gu"), right: `${narrow}:` },
  // A dash between words.
  { wrong: /(?<=\S) -(?= \S)/g, right: " –" },
  // A range of figures.
  {
    wrong: new RegExp(
      `(?<![\\p{L}\\p{N}.,/:-])(?:(?<=${ranged}${anySpace})|(?=${decimal}-${decimal}${anySpace}${counted}|${years}))(${decimal})-(${decimal})(?![\\p{L}\\p{N}/:-]|[.,]\\d)`,
      "gu",
    ),
    right: (range, from = "", to = "") => (figure(from) < figure(to) ? `${from}–${to}` : range),
  },
  // A figure and its unit.
  { wrong: new RegExp(`(?<=\\d) (?=${units}(?![\\p{L}\\p{N}]))`, "gu"), right: wide },
  // An hour and its minutes.
  { wrong: /(?<=\d[ \u00a0]h) (?=\d\d(?!\d))/g, right: wide },
  // Thousands, not the groups of a telephone number.
  {
    wrong: /(?<![\d.,/+-]|\d[ \u202f])[1-9]\d{0,2}(?: \d{3})+(?![\d/-]| \d)/g,
    right: (number) => number.replaceAll(" ", narrow),
  },
  // The number after n°.
  { wrong: /(?<=(?<!\p{L})[nN]°) (?=\d)/gu, right: wide },
  // Before ·
  { wrong: /(?<=\S) ·(?= )/g, right: `${wide}·` },
];

/** An address within a text: no rule changes it. */
const address = /(?:https?:\/\/|www\.)[^\s«»]*[\p{L}\p{N}/]|[^\s«»()]+@[^\s«»()]*[\p{L}\p{N}]|\u{10000}/gu;
/** Takes its place while the rules run: a letter that nobody types. */
const standIn = "\u{10000}";

function figure(written: string): number {
  return Number(written.replace(",", "."));
}

/** A text of data/ with French typography. A text that is right already is returned unchanged. */
export function frenchTypography(text: string): string {
  const addresses = text.match(address) ?? [];
  const set = rules.reduce(
    (typed, { wrong, right }) => typed.replace(wrong, typeof right === "string" ? () => right : right),
    text.replace(address, standIn),
  );
  return set.replaceAll(standIn, () => addresses.shift() ?? "");
}

/** The content of a file with typography applied to its texts, not to names, addresses and the specification's wordings. */
export function typeset(schema: z.ZodType, content: unknown): unknown {
  return walk(schema, content, ({ schema: part, value }) =>
    typeof value === "string" && contentRoles.get(part)?.role === "text" ? frenchTypography(value) : value,
  );
}
