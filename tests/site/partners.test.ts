import { openBlankTab, siteUrl, withBuiltSite } from "../support/browser";

withBuiltSite();

test.each([
  ["connector", "div > svg:last-child text.start"],
  ["title", "h2"],
])("pointing at a category's %s dims the wires of all other categories", async (_, selector) => {
  const { page } = await openBlankTab({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(siteUrl("/partenaires"));
  const categories = page.locator("main section:has(dl)");
  for (let pointedIndex = 0; pointedIndex < 3; pointedIndex += 1) {
    await categories.nth(pointedIndex).locator(selector).hover();
    const opacities = await categories.evaluateAll((sections) =>
      sections.map((section) => [
        ...new Set(
          [...section.querySelectorAll("path.gives, path.gets")]
            .filter((wire) => wire.getClientRects().length > 0)
            .map((wire) => getComputedStyle(wire).opacity),
        ),
      ]),
    );
    expect(opacities).toEqual([0, 1, 2].map((index) => [index === pointedIndex ? "1" : "0.25"]));
  }
});
