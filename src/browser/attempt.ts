/** What a browser may refuse, as storage that is blocked or full: then there is nothing, and nothing else fails. */
export function attempt<Result>(operation: () => Result): Result | undefined {
  try {
    return operation();
  } catch {
    return undefined;
  }
}
