/** Waits until something is true; what can't be asked yet, as a page that is being left, is not. */
export async function until(isTrue: () => unknown, what: string): Promise<void> {
  const deadline = Date.now() + 40_000;
  const failures: unknown[] = [];
  while (Date.now() < deadline) {
    const answer = (async () => isTrue())();
    if (await answer.catch((error) => void failures.push(error))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not within 40 seconds: ${what}`, { cause: failures.at(-1) });
}
