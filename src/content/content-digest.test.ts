import { contentDigest } from "./content-digest";

const digest = (texts: object, ...pictures: string[]) => contentDigest(Object.entries(texts), pictures);

test("identifies texts and picture names, ignoring order, line ends and byte order mark", async () => {
  const known = await digest({ home: "{\n}", site: "{}" }, "a.jpg", "b.jpg");
  expect(known).toMatch(/^[0-9a-f]{64}$/);
  expect(await digest({ site: "\uFEFF{}", home: "{\r\n}" }, "b.jpg", "a.jpg")).toBe(known);
  expect(await digest({ home: "{\n}", site: "{}" }, "a.jpg")).not.toBe(known);
  expect(await digest({ home: "{}", site: "{}" }, "a.jpg", "b.jpg")).not.toBe(known);
});
