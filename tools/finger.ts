import { setTimeout as pause } from "node:timers/promises";

/** A session of Chrome's protocol, Playwright's or Puppeteer's. */
type Session = {
  send: (
    method: "Input.dispatchTouchEvent",
    params: { type: "touchStart" | "touchMove" | "touchEnd"; touchPoints: { x: number; y: number }[] },
  ) => Promise<unknown>;
};

/** How long a finger rests on a link before it lifts, in milliseconds. */
export const touchTime = 80;

/**
 * Pushes the page up by most of a telephone's screen, as a right thumb does. The protocol's own
 * «synthesizeScrollGesture» moves nothing.
 */
export async function swipeUp(session: Session): Promise<void> {
  const at = (y: number) => [{ x: 320, y }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(780) });
  for (let y = 750; y >= 60; y -= 30) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(y) });
    await pause(8);
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await pause(150);
}

/** Reads a page to its end. */
export async function readToEnd(
  page: { evaluate: (run: () => boolean) => Promise<boolean> },
  session: Session,
): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  for (let swipes = 0; swipes < 30; swipes += 1) {
    if (await isAtEnd()) return;
    await swipeUp(session);
  }
  throw new Error("The page has no end, or does not scroll.");
}

/** Touches a point and lifts the finger again. */
export async function tap(session: Session, x: number, y: number): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await pause(touchTime);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
