import { paths, unknownPath } from "../../tools/routes";
import { newVisit, siteUrl, visit, withBuiltSite } from "../support/browser";

withBuiltSite();

/** The legal pages are linked whether the owner has written them or not (spec §2). */
const unwritten = ["/mentions-legales", "/politique-confidentialite"].filter((path) => !paths.includes(path));
const unknown = [unknownPath, ...unwritten, "/solutions/aqualink", "/404"];

test.each(unknown)("%s answers 404 with the 404 page, and logs the path once", async (path) => {
  const { page, problems } = await newVisit();
  const response = await page.goto(siteUrl(path));
  expect(response?.status()).toBe(404);
  const heading = page.getByRole("heading", { level: 1, name: "Oops! Page not found", exact: true });
  expect(await heading.getAttribute("lang")).toBe("en");
  expect(problems.filter((problem) => problem.startsWith("warning"))).toEqual([`warning: 404: ${path}`]);

  await page.waitForLoadState("networkidle");
  expect(problems.filter((problem) => !problem.includes("status of 404"))).toEqual([`warning: 404: ${path}`]);
  expect(problems.filter((problem) => problem.includes("status of 404"))).toHaveLength(1);
});

test("its link leads home", async () => {
  const { page } = await visit(unknownPath);
  await page.getByRole("main").getByRole("link").click();
  await page.waitForURL(siteUrl("/"));
});

test("each legal link of the footer leads to its page, or shows this one, which logs the path", async () => {
  for (const path of ["/mentions-legales", "/politique-confidentialite"]) {
    const { page, problems } = await visit("/projets");
    await page.locator(`footer a[href="${path}"]`).click();
    await page.waitForURL(siteUrl(path));
    const isWritten = paths.includes(path);
    await page.waitForFunction(() => document.readyState === "complete");
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    expect(heading === "Oops! Page not found").toBe(!isWritten);
    const missing = problems.filter((problem) => !problem.includes("status of 404"));
    expect(missing).toEqual(isWritten ? [] : [`warning: 404: ${path}`]);
  }
});

test("a page of the site logs nothing of the kind", async () => {
  const { problems } = await visit("/");
  expect(problems).toEqual([]);
});
