/** Waits until the condition is true; an exception, e.g. during navigation, counts as false. */
export async function until(condition: () => unknown, description: string, seconds = 40): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  const failures: unknown[] = [];
  while (Date.now() < deadline) {
    const result = (async () => condition())();
    if (await result.catch((error) => void failures.push(error))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not within ${seconds} seconds: ${description}`, { cause: failures.at(-1) });
}
