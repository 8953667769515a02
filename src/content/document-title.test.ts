import { documentTitle } from "./document-title";

test("adds the firm's name unless search engines would truncate the title", () => {
  const page = "Conception électronique et IoT";
  expect(documentTitle(page, "Bornand Électronique SA")).toBe(`${page} · Bornand Électronique SA`);
  expect(documentTitle(page, "Bornand Électronique Industrielle SA")).toBe(page);
});
