import { shareImagePath } from "./share-image";

test.each([
  ["/", "/partage/accueil.jpg"],
  ["/a-propos", "/partage/a-propos.jpg"],
  ["/solutions/aqualink", "/partage/solutions-aqualink.jpg"],
])("the page %s is shared with the picture %s", (path, image) => {
  expect(shareImagePath(path)).toBe(image);
});
