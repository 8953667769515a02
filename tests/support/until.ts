/** Waits until the condition is true; while it throws, as during a navigation, it counts as false. */
export async function until(isTrue: () => unknown, description: string, seconds = 40): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  const failures: unknown[] = [];
  while (Date.now() < deadline) {
    const answer = (async () => isTrue())();
    if (await answer.catch((error) => void failures.push(error))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not within ${seconds} seconds: ${description}`, { cause: failures.at(-1) });
}
