import type { Locator, Page } from "playwright-core";

export const phoneOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Swipes up from y = `startY` to y = 60, in px. */
export async function swipeUp(page: Page, { x, startY }: { x: number; startY: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch("touchStart", startY);
  for (let y = startY - 30; y > 60; y -= 30) await touch("touchMove", y);
  await touch("touchEnd");
  await session.detach();
}

/** Swipes up from the middle of an element's height, at `xFraction` of its width. */
export async function swipeUpOn(element: Locator, { xFraction }: { xFraction: number }): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element to swipe on is not rendered.");
  await swipeUp(element.page(), { x: box.x + box.width * xFraction, startY: box.y + box.height / 2 });
}
