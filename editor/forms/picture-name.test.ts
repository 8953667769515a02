import { isPicturePath, pictureName } from "./picture-name";

test.each([
  ["Photo de l’Été (1).JPG", "photo-de-l-ete-1.jpg"],
  ["Cœur_de-vanne.heic", "coeur-de-vanne.jpg"],
  ["IMG 0001.final.PNG", "img-0001-final.jpg"],
  ["…….webp", "image.jpg"],
  ["émoji 🚰.avif", "emoji.jpg"],
])("saves '%s' as %s, which the contract allows", (uploaded, name) => {
  expect(pictureName(uploaded, "jpg")).toBe(name);
  expect(isPicturePath(`images/${name}`)).toBe(true);
});

test("numbers a name that is taken", () => {
  expect(pictureName("Photo.png", "jpg", ["photo.jpg", "photo-2.jpg"])).toBe("photo-3.jpg");
});
