import { mapEmbedUrl, mapUrl } from "./map";

const origin = "https://www.openstreetmap.org";
const dorenaz = { latitude: 46.14741, longitude: 7.04329 };

test("links to a map with a marker at the place", () => {
  expect(mapUrl(dorenaz)).toBe(`${origin}/?mlat=46.14741&mlon=7.04329#map=16/46.14741/7.04329`);
});

test.each([
  ["positive coordinates", dorenaz, "7.03529,46.14341,7.05129,46.15141"],
  [
    "negative coordinates",
    { latitude: -33.45, longitude: -70.66 },
    "-70.66800,-33.45400,-70.65200,-33.44600",
  ],
])("centres the embedded map on a marker (%s)", (_, place, bbox) => {
  const url = new URL(mapEmbedUrl(place));
  expect(url.href).toMatch(`${origin}/export/embed.html?`);
  const marker = `${place.latitude},${place.longitude}`;
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ marker, bbox });
});
