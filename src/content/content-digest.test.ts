/** @jest-environment node */
import { contentDigest } from "./content-digest";

test("a content is known by its texts and pictures, whatever their order, line ends and byte order mark", async () => {
  const digest = await contentDigest(
    [
      ["home", "{\n}"],
      ["site", "{}"],
    ],
    ["images/a.jpg", "images/b.jpg"],
  );
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  const same = await contentDigest(
    [
      ["site", "\uFEFF{}"],
      ["home", "{\r\n}"],
    ],
    ["images/b.jpg", "images/a.jpg"],
  );
  expect(same).toBe(digest);
  expect(
    await contentDigest(
      [
        ["home", "{\n}"],
        ["site", "{}"],
      ],
      ["images/a.jpg"],
    ),
  ).not.toBe(digest);
  expect(
    await contentDigest(
      [
        ["home", "{}"],
        ["site", "{}"],
      ],
      ["images/a.jpg", "images/b.jpg"],
    ),
  ).not.toBe(digest);
});
