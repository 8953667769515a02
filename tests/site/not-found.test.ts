import { newVisit, siteUrl, visit, withBuiltSite } from "../support/browser";

withBuiltSite();

const unknown = [
  "/nulle-part",
  "/mentions-legales",
  "/politique-confidentialite",
  "/solutions/aqualink",
  "/404",
];

test.each(unknown)("%s answers 404 with the 404 page, and logs the path once", async (path) => {
  const { page, problems } = await newVisit();
  const response = await page.goto(siteUrl(path));
  expect(response?.status()).toBe(404);
  const heading = page.getByRole("heading", { level: 1, name: "Oops! Page not found", exact: true });
  expect(await heading.getAttribute("lang")).toBe("en");
  expect(problems.filter((problem) => problem.startsWith("warning"))).toEqual([`warning: 404: ${path}`]);

  await page.waitForTimeout(300);
  expect(problems.filter((problem) => !problem.includes("status of 404"))).toEqual([`warning: 404: ${path}`]);
  expect(problems.filter((problem) => problem.includes("status of 404"))).toHaveLength(1);
});

test("its link leads home", async () => {
  const { page } = await visit("/nulle-part");
  await page.getByRole("main").getByRole("link").click();
  await page.waitForURL(siteUrl("/"));
});

test("a legal link of the footer shows it, and logs the path", async () => {
  const { page, problems } = await visit("/projets");
  await page.getByRole("link", { name: "Mentions légales" }).click();
  await page.getByRole("heading", { level: 1, name: "Oops! Page not found" }).waitFor();
  expect(page.url()).toBe(siteUrl("/mentions-legales"));
  const missing = problems.filter((problem) => !problem.includes("status of 404"));
  expect(missing).toEqual(["warning: 404: /mentions-legales"]);
});

test("a page of the site logs nothing of the kind", async () => {
  const { problems } = await visit("/");
  expect(problems).toEqual([]);
});
