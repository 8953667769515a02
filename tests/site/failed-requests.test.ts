import type { Route } from "playwright-core";
import { paths } from "../../tools/routes";
import { openBlankTab, siteUrl, visit, withBuiltSite } from "../support/browser";
import { hasIsland } from "../support/built-pages";
import { sendButton } from "../support/contact-page";
import { islandControl } from "../support/island";

withBuiltSite();

const abort = (route: Route) => route.abort();

test.each(paths.filter(hasIsland))(
  "%s stays readable when its island's script fails, and its links work",
  async (path) => {
    const { page } = await openBlankTab();
    await page.clock.install();
    await page.route(/\.js$/, abort);
    await page.goto(siteUrl(path));
    const main = page.getByRole("main");
    // Controls may disappear when the island's script fails, but no text.
    const controlTexts = await main.locator("button, label, legend, .needs-script").allInnerTexts();
    const lines = (await main.innerText())
      .split("\n")
      .filter((line) => !controlTexts.some((controlText) => controlText.includes(line)));
    await page.locator(islandControl).first().focus();
    await page.locator("html[data-hydration=failed]").waitFor();
    const currentText = await main.innerText();
    expect(lines.filter((line) => !currentText.includes(line))).toEqual([]);
    await page.locator('footer a[href="/projets"]').click();
    await page.waitForURL(siteUrl("/projets"));
  },
);

test("the form does not show a message as being sent when its script fails", async () => {
  const { page } = await openBlankTab();
  await page.route(/\.js$/, abort);
  await page.goto(siteUrl("/contact"));
  await sendButton(page).click();
  await page.locator("html[data-hydration=failed]").waitFor();
  await sendButton(page).click();
  // The locator finds the button by its label, which would differ while sending.
  expect(await sendButton(page).isVisible()).toBe(true);
});

test("a blocked map keeps its height of 300 px, and a link to it remains", async () => {
  const { page } = await visit("/contact");
  await page.route(/openstreetmap/, abort);
  await page.reload();
  expect((await page.locator("iframe").boundingBox())?.height).toBe(300);
  expect(await page.locator("main a[href*='openstreetmap.org']").first().isVisible()).toBe(true);
});
