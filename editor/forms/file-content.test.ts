import { readFileSync } from "node:fs";
import { contentSchemas, requiredSchemas } from "../../src/content/contract";
import { fixtureFolder } from "../../tests/support/content-copy";
import { fileTextOf, toFileContent } from "./file-content";

const { founders, home, projects } = contentSchemas;

test("adds the values that the contract fixes, and leaves out empty optional ones", () => {
  const { founders: entries } = toFileContent(founders, {
    founders: [{ name: "A", photo: { src: "", alt: null } }],
  }) as { founders: object[] };
  expect(entries[0]).not.toHaveProperty("photo");
  expect(toFileContent(founders, {})).toMatchObject({ path: "/a-propos" });
  expect(toFileContent(projects.shape.projects, [{ title: "B", link: {} }])).toEqual([
    expect.not.objectContaining({ link: expect.anything() }),
  ]);
});

test("keeps a half-filled optional object, which the content check reports", () => {
  expect(toFileContent(projects.shape.projects.element, { link: { label: "Voir", to: "" } })).toMatchObject({
    link: { label: "Voir", to: "" },
  });
});

test("puts keys in the contract's order and keeps unknown ones", () => {
  const content = toFileContent(home, { extra: 1, seo: {}, path: "/" }) as object;
  expect(Object.keys(content)).toEqual([...Object.keys(home.omit({ placeholders: true }).shape), "extra"]);
});

test.each([
  ["12,5", 12.5],
  [" 12.5 ", 12.5],
  ["-3", -3],
  ["12,", "12,"],
  ["1e3", "1e3"],
])("saves '%s' in a number field as %j", (input, saved) => {
  const { geo } = contentSchemas.site.shape.business.shape;
  expect(toFileContent(geo, { latitude: input })).toMatchObject({ latitude: saved });
});

test("removes invisible characters from a pasted phone number", () => {
  const site = toFileContent(contentSchemas.site, {
    business: { telephone: "\u202a+41 27 123 45 67\u202c" },
  });
  expect(site).toMatchObject({ business: { telephone: "+41 27 123 45 67" } });
});

test.each(Object.keys(requiredSchemas))("leaves the fixture's data/%s.json unchanged", (name) => {
  const text = readFileSync(`${fixtureFolder}/${name}.json`, "utf8");
  expect(fileTextOf(name, JSON.parse(text))).toBe(text);
});
