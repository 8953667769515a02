import { contentSchemas } from "../../src/content/contract";
import { complete } from "./complete";

const { founders, home, projects, site } = contentSchemas;

test("fixed values are added, empty optional ones left out", () => {
  const { founders: entries } = complete(founders, {
    founders: [{ name: "A", photo: { src: "", alt: null } }],
  }) as { founders: object[] };
  expect(entries[0]).not.toHaveProperty("photo");
  expect(complete(founders, {})).toMatchObject({ path: "/a-propos" });
  expect(complete(projects.shape.projects, [{ title: "B", link: {} }])).toEqual([
    expect.not.objectContaining({ link: expect.anything() }),
  ]);
});

test("a half-filled part stays, for the check to refuse", () => {
  expect(complete(projects.shape.projects.element, { link: { label: "Voir", to: "" } })).toMatchObject({
    link: { label: "Voir", to: "" },
  });
});

test("keys are put in the contract's order, and unknown ones stay", () => {
  const content = complete(home, { extra: 1, seo: {}, path: "/" }) as object;
  expect(Object.keys(content)).toEqual([...Object.keys(home.shape).slice(1), "extra"]);
});

test.each([
  ["12,5", 12.5],
  [" 12.5 ", 12.5],
  ["-3", -3],
  ["12,", "12,"],
  ["1e3", "1e3"],
])("«%s» in a field for a number is saved as %j", (typed, saved) => {
  const { geo } = site.shape.business.shape;
  expect(complete(geo, { latitude: typed })).toMatchObject({ latitude: saved });
});
