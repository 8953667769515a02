import { shareImagePath } from "./share-image";

test.each([
  ["/", "/partage/accueil.png"],
  ["/a-propos", "/partage/a-propos.png"],
  ["/solutions/aqualink", "/partage/solutions-aqualink.png"],
])("the page %s is shared with the picture %s", (path, image) => {
  expect(shareImagePath(path)).toBe(image);
});
