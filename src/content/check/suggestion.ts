import { distance } from "fastest-levenshtein";

/** Returns « ; vouliez-vous dire "title" ?» if a candidate is similar, otherwise an empty string. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const match = findNearest(word, candidates);
  return match === undefined ? "" : ` ; vouliez-vous dire "${match}" ?`;
}

/** Returns the candidate with the smallest edit distance, unless the distance is too large for a typo. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const maxEdits = Math.min(word.length - 1, Math.max(2, Math.floor(word.length / 3)));
  const [bestMatch] = [...candidates]
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((one, other) => one.edits - other.edits);
  return bestMatch?.candidate;
}
