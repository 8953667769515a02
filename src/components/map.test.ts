import { mapAddress, mapEmbedAddress } from "./map";

const dorenaz = { latitude: 46.14741, longitude: 7.04329 };

test("the maps link shows the place and marks it", () => {
  const address = new URL(mapAddress(dorenaz));
  expect(address.origin).toBe("https://www.openstreetmap.org");
  expect(Object.fromEntries(address.searchParams)).toEqual({ mlat: "46.14741", mlon: "7.04329" });
  expect(address.hash).toBe("#map=16/46.14741/7.04329");
});

test("the embedded map marks the same place, in the middle of what it shows", () => {
  const address = new URL(mapEmbedAddress(dorenaz));
  expect(address.href).toMatch("https://www.openstreetmap.org/export/embed.html?");
  expect(address.searchParams.get("marker")).toBe("46.14741,7.04329");
  const [west = 0, south = 0, east = 0, north = 0] = (address.searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);
  expect((west + east) / 2).toBeCloseTo(dorenaz.longitude, 5);
  expect((south + north) / 2).toBeCloseTo(dorenaz.latitude, 5);
  expect(east).toBeGreaterThan(west);
  expect(north).toBeGreaterThan(south);
});

test("west of Greenwich and south of the equator, the box still runs from west to east", () => {
  const box = new URL(mapEmbedAddress({ latitude: -33.45, longitude: -70.66 })).searchParams.get("bbox");
  expect(box).toBe("-70.66800,-33.45400,-70.65200,-33.44600");
});
