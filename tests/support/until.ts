/** Waits until the condition is true; an exception, e.g. during navigation, counts as false. */
export async function until(condition: () => unknown, description: string, { seconds = 40 } = {}) {
  const deadline = Date.now() + seconds * 1000;
  let lastError: unknown;
  while (Date.now() < deadline) {
    try {
      if (await condition()) return;
    } catch (error) {
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not within ${seconds} seconds: ${description}`, { cause: lastError });
}
