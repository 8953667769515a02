import { distance } from "fastest-levenshtein";

/** « ; vouliez-vous dire "title" ?», where one of the candidates is near enough to be meant; else nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const match = nearest(word, candidates);
  return match === undefined ? "" : ` ; vouliez-vous dire "${match}" ?`;
}

/** The candidate that a slip of the keyboard turns into the word. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const allowed = Math.min(word.length - 1, Math.max(2, Math.floor(word.length / 3)));
  const [best] = [...candidates]
    .map((candidate) => ({ candidate, slips: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((one, other) => one.slips - other.slips);
  return best?.candidate;
}
