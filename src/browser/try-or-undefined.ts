/** Returns undefined if the operation throws, e.g. when storage is blocked. */
export function tryOrUndefined<Result>(operation: () => Result): Result | undefined {
  try {
    return operation();
  } catch {
    return undefined;
  }
}
