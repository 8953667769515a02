import type { Locator, Page } from "playwright-core";
import { readContent } from "../../src/content/checked-content";
import { delivery, openBlankTab, siteUrl, visit, withBuiltSite } from "../support/browser";
import {
  consentCheckbox,
  field,
  fillAndSend,
  fillForm,
  formLabels,
  sendButton,
  skipSpamDelay,
  successNotice,
} from "../support/contact-page";
import { hydrateIsland } from "../support/island";
import { formInput } from "../support/message";

withBuiltSite();

const { prompts } = readContent("contact").form;

test.each(prompts)(
  "without JavaScript, a link to #$id shows that prompt alone, above the form",
  async ({ id, text }) => {
    const { page } = await visit(`/contact#${id}`, { javaScriptEnabled: false });
    const shownPrompt = page.locator(`#${id}`);
    expect(await shownPrompt.textContent()).toBe(text);
    expect(await shownPrompt.isVisible()).toBe(true);
    const others = prompts.filter((prompt) => prompt.id !== id);
    for (const other of others) expect(await page.locator(`#${other.id}`).isVisible()).toBe(false);
    const [promptBox, fieldBox] = [await shownPrompt.boundingBox(), await field(page, "name").boundingBox()];
    expect(promptBox?.y).toBeLessThan(fieldBox?.y ?? 0);
    expect(fieldBox?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    await page.keyboard.press("Tab");
    expect(await field(page, "name").evaluate((control) => control === document.activeElement)).toBe(true);
  },
);

test("the success notice disappears after six seconds, unless hovered or focused", async () => {
  // Otherwise, the notice grows while the mouse moves there: Playwright scrolls to it and can miss it.
  const { page } = await openBlankTab({ reducedMotion: "reduce" });
  const runClock = (seconds: number) => page.clock.runFor(seconds * 1000);
  const noticeCount = () => successNotice(page).count();
  // Before skipSpamDelay, because the clock replaces `performance.now`.
  await page.clock.install();
  await skipSpamDelay(page);
  await page.goto(siteUrl("/contact"));
  await hydrateIsland(page);
  // Otherwise, the clock also runs by itself.
  await page.clock.pauseAt(Date.now() + 1000);
  await fillAndSend(page);
  await successNotice(page).waitFor();
  await runClock(5);
  expect(await noticeCount()).toBe(1);
  await successNotice(page).hover();
  await runClock(60);
  expect(await noticeCount()).toBe(1);
  await successNotice(page).getByRole("button", { name: formLabels.notices.dismiss, exact: true }).focus();
  await page.mouse.move(0, 0);
  await runClock(60);
  expect(await noticeCount()).toBe(1);
  await field(page, "name").focus();
  await runClock(9);
  await page.clock.resume();
  await successNotice(page).waitFor({ state: "detached" });
});

test("on a phone, the success notice comes into view above the drawn plug", async () => {
  const { page } = await openBlankTab({ viewport: { width: 390, height: 700 } });
  await skipSpamDelay(page);
  await page.goto(siteUrl("/contact"));
  await hydrateIsland(page);
  await fillForm(page);
  await consentCheckbox(page).check();
  // Starts with the button just above the plug, which stays at the lower edge.
  await sendButton(page).evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
  await sendButton(page).click();
  await successNotice(page).waitFor();
  await page.waitForFunction(() => {
    const notice = document.querySelector("[data-notice=success]");
    const { left = 0, bottom = 0 } = notice?.getBoundingClientRect() ?? {};
    return notice?.contains(document.elementFromPoint(left + 20, bottom - 5));
  });
});

test("on a phone, a focused field scrolls behind the drawn plug", async () => {
  const { page } = await visit("/contact", { viewport: { width: 390, height: 844 } });
  await field(page, "message").focus();
  const elementInFront = await field(page, "message").evaluate((message) => {
    // The strip with the plug is at the viewport's lower edge.
    const pointInStrip = { x: innerWidth / 2, y: innerHeight - 20 };
    const { top, height } = message.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - pointInStrip.y, behavior: "instant" });
    return document.elementFromPoint(pointInStrip.x, pointInStrip.y)?.localName;
  });
  expect(elementInFront).not.toBe("textarea");
});

test("in wide layouts, the wires of the drawn plug end in its terminal", async () => {
  const { page } = await visit("/contact", { viewport: { width: 1440, height: 900 } });
  const edges = async (drawn: Locator) => {
    const { x = Number.NaN, width = Number.NaN } = (await drawn.boundingBox()) ?? {};
    return { left: x, right: x + width };
  };
  const contacts = await edges(page.locator("#contact svg .land"));
  const wires = await page.locator(".wires.long path").all();
  expect(wires).toHaveLength(4);
  for (const wire of wires) {
    // The wire's lower end is at the right of its box.
    const { right } = await edges(wire);
    expect(right).toBeGreaterThan(contacts.left);
    expect(right).toBeLessThan(contacts.right);
  }
});

test.each([390, 768, 1440])("nothing covers the address on the drawn plan (%i px wide)", async (width) => {
  const { page } = await visit("/contact", { viewport: { width, height: 900 } });
  const { street } = readContent("site").business.address;
  const textInFront = await page.locator("main svg text", { hasText: street }).evaluate((address) => {
    document.querySelector("iframe")?.remove();
    for (const element of document.querySelectorAll<SVGElement>("main *"))
      element.style.pointerEvents = "all";
    address.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = address.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent;
  });
  expect(textInFront).toBe(street);
});

/** Counts the drawn wires with a style. */
const countWires = (page: Page, property: "strokeWidth" | "strokeDasharray", value: string) =>
  page.locator(".wires path").evaluateAll(
    (paths, [property, value]) => {
      const displayedPaths = paths.filter(
        (path) => path.getClientRects().length > 0 && path.closest("svg")?.clientWidth,
      );
      return displayedPaths.filter((path) => getComputedStyle(path)[property] === value).length;
    },
    [property, value] as const,
  );

test("filling in a required field thickens one wire of the drawn plug", async () => {
  const { page } = await openBlankTab();
  await page.goto(siteUrl("/contact"));
  const countThickWires = () => countWires(page, "strokeWidth", "4px");
  const counts = [await countThickWires()];
  for (const name of ["name", "email", "message"] as const) {
    await field(page, name).fill(formInput[name]);
    counts.push(await countThickWires());
  }
  await consentCheckbox(page).check();
  counts.push(await countThickWires());
  expect(counts).toEqual([0, 1, 2, 3, 4]);
});

test("refused fields break their wires until they are filled in", async () => {
  const { page } = await openBlankTab();
  await page.goto(siteUrl("/contact"));
  await hydrateIsland(page);
  const countBrokenWires = () => countWires(page, "strokeDasharray", "2px, 6px");
  await sendButton(page).click();
  await field(page, "name").and(page.locator("[aria-invalid]")).waitFor();
  expect(await countBrokenWires()).toBe(4);
  await field(page, "name").fill(formInput.name);
  await field(page, "name").and(page.locator(":not([aria-invalid])")).waitFor();
  expect(await countBrokenWires()).toBe(3);
});

test("a double click on the send button shows success, without errors for the emptied form", async () => {
  const { page } = await openBlankTab();
  await skipSpamDelay(page);
  await page.goto(siteUrl("/contact"));
  await hydrateIsland(page);
  await fillForm(page);
  await consentCheckbox(page).check();
  const { x = 0, y = 0, height = 0 } = (await sendButton(page).boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + height / 2);
  await page.waitForTimeout(150);
  await page.mouse.click(x + 20, y + height / 2);
  await successNotice(page).waitFor();
  expect(await field(page, "name").getAttribute("aria-invalid")).not.toBe("true");
  expect(await consentCheckbox(page).isChecked()).toBe(false);
});

test("without JavaScript, shows a send button (delivery on) or a mail link, and posts nothing without consent", async () => {
  const { page } = await visit("/contact", { javaScriptEnabled: false });
  const link = page.getByRole("link", { name: formLabels.withoutScript.link, exact: true });
  expect(await sendButton(page).count()).toBe(delivery ? 1 : 0);
  expect(await link.count()).toBe(delivery ? 0 : 1);
  if (!delivery) expect(await link.getAttribute("href")).toBe(`mailto:${readContent("site").business.email}`);
  await fillForm(page);
  await field(page, "name").press("Enter");
  // Nothing is posted: the consent is missing, or delivery is off and there is no button.
  expect(page.url()).toBe(siteUrl("/contact"));
  expect(await field(page, "message").inputValue()).toBe(formInput.message);
});
