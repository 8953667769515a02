import { documentTitle } from "./document-title";

test("a page's title goes with the firm's name, and without it where search engines would cut both", () => {
  const page = "Conception électronique et IoT";
  expect(documentTitle(page, "Bornand Électronique SA")).toBe(`${page} · Bornand Électronique SA`);
  expect(documentTitle(page, "Bornand Électronique Industrielle SA")).toBe(page);
});
