/** Whether React has taken the page over. Runs in the page. */
export function isAwake(): boolean {
  return Object.keys(document.querySelector("#gatsby-focus-wrapper") ?? {}).some((key) =>
    key.startsWith("__react"),
  );
}

/** Moves the mouse, which loads the application. The place where a browser sees it first counts as no movement. */
export async function moveMouse({ mouse }: { mouse: Mouse }): Promise<void> {
  await mouse.move(5, 5);
  await mouse.move(10, 10);
}

/** Playwright's, and Puppeteer's. */
interface Mouse {
  move(x: number, y: number): Promise<void>;
}
