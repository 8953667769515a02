import { readChecked } from "../../src/content/checked-content";
import { delivery, newVisit, siteUrl, visit, withBuiltSite } from "../support/browser";
import {
  consent,
  field,
  fillAndSend,
  fillForm,
  refusedForm,
  sendButton,
  success,
  takeTime,
  words,
} from "../support/contact-page";
import { hydrateIsland } from "../support/island";
import { typed } from "../support/message";
import { waitForAnimations } from "../support/settled";

withBuiltSite();

const { prompts } = readChecked("contact").form;

test.each(prompts)(
  "a link to #$id shows what is worth writing above the form, without a script",
  async ({ id, text }) => {
    const { page } = await visit(`/contact#${id}`, { javaScriptEnabled: false });
    const shown = page.locator(`#${id}`);
    expect(await shown.textContent()).toBe(text);
    expect(await shown.isVisible()).toBe(true);
    const others = prompts.filter((prompt) => prompt.id !== id);
    for (const other of others) expect(await page.locator(`#${other.id}`).isVisible()).toBe(false);
    const [sentence, first] = [await shown.boundingBox(), await field(page, "name").boundingBox()];
    expect(sentence?.y).toBeLessThan(first?.y ?? 0);
    expect(first?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    await page.keyboard.press("Tab");
    expect(await field(page, "name").evaluate((control) => control === document.activeElement)).toBe(true);
  },
);

test("the success notice disappears after six seconds, unless hovered or focused", async () => {
  // An animated notice would slide away from the pointer.
  const { page } = await newVisit({ reducedMotion: "reduce" });
  const seconds = (count: number) => page.clock.runFor(count * 1000);
  const isThere = () => success(page).count();
  // Must precede takeTime, because the installed clock replaces `performance.now`.
  await page.clock.install();
  await takeTime(page);
  await page.goto(siteUrl("/contact"));
  await hydrateIsland(page);
  await fillAndSend(page);
  await success(page).waitFor();
  await seconds(5);
  expect(await isThere()).toBe(1);
  await success(page).hover();
  await seconds(60);
  expect(await isThere()).toBe(1);
  await success(page).getByRole("button", { name: words.notices.dismiss, exact: true }).focus();
  await page.mouse.move(0, 0);
  await seconds(60);
  expect(await isThere()).toBe(1);
  await field(page, "name").focus();
  await seconds(9);
  await success(page).waitFor({ state: "detached" });
});

test("a double click on the send button clicks nothing else", async () => {
  const { page } = await newVisit({ viewport: { width: 1366, height: 657 } });
  await takeTime(page);
  await page.goto(siteUrl("/contact"));
  await hydrateIsland(page);
  await fillForm(page);
  await consent(page).check();
  // Scrolls so that the plug, when it comes into view, would move the consent under the pointer.
  await page.evaluate(() => {
    const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
    const distance = topOf("form button") - topOf("form [name=consent]");
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    scrollBy({ top: topOf("form .plug rect") - header + distance, behavior: "instant" });
  });
  const { x = 0, y = 0, height = 0 } = (await sendButton(page).boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + height / 2);
  await page.waitForTimeout(150);
  await page.mouse.click(x + 20, y + height / 2);
  await success(page).waitFor();
  expect(await consent(page).isChecked()).toBe(false);
});

test.each([
  { width: 390, height: 800 },
  { width: 1280, height: 720 },
])("at $width px, persistent notices leave the links at the page's end reachable", async (viewport) => {
  const page = await refusedForm({ viewport });
  await waitForAnimations(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const covered = await page.locator("footer a").evaluateAll((links) =>
    links
      .map((link) => ({ link, box: link.getBoundingClientRect() }))
      .filter(({ box }) => box.top > 0 && box.bottom < innerHeight)
      .filter(({ link, box }) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return (
          !link.contains(document.elementFromPoint(x, y)) &&
          !document.elementFromPoint(x, y)?.closest("header")
        );
      })
      .map(({ link }) => link.textContent),
  );
  expect(covered).toEqual([]);
});

test("without JavaScript, the browser posts the form if delivery is on; otherwise a mail link is shown", async () => {
  const { page } = await visit("/contact", { javaScriptEnabled: false });
  const link = page.getByRole("link", { name: words.withoutScript.link, exact: true });
  expect(await sendButton(page).count()).toBe(delivery ? 1 : 0);
  expect(await link.count()).toBe(delivery ? 0 : 1);
  if (!delivery) expect(await link.getAttribute("href")).toBe(`mailto:${readChecked("site").business.email}`);
  await fillForm(page);
  await field(page, "name").press("Enter");
  // Neither the browser (without consent) nor a missing service posts the form.
  expect(page.url()).toBe(siteUrl("/contact"));
  expect(await field(page, "message").inputValue()).toBe(typed.message);
});
