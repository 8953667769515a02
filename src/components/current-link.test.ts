import { ariaCurrent } from "./current-link";

test.each([
  ["the page itself is the current one", "/projets", "/projets", "page"],
  ["the list that the page is part of still is", "/projets", "/projets/2", "true"],
  ["the home page, which every address begins with, is not", "/", "/projets/2", undefined],
  ["a page whose address begins alike is not", "/projets", "/projets-anciens", undefined],
])("the link to %s", (_, to, path, current) => {
  expect(ariaCurrent(to, path)).toBe(current);
});
