import { jpeg } from "../../tests/support/jpeg";
import { centred, cropOf, formatOf, isWholeJpeg, savedSize } from "./picture-file";

const wide = { width: 1600, height: 1000 };

test.each([
  ["an upright one, of its height", { width: 3000, height: 4000 }, centred, [0, 1062.5, 3000, 1875]],
  ["a panorama, of its width", { width: 4000, height: 1000 }, { ...centred, x: 100 }, [2400, 0, 1600, 1000]],
  [
    "an enlarged one, of both",
    { width: 3200, height: 2000 },
    { x: 0, y: 50, zoom: 200 },
    [0, 500, 1600, 1000],
  ],
])("a picture is cut to the proportion of its place: %s", (_, picture, framing, [x, y, width, height]) => {
  expect(cropOf(picture, wide, framing)).toEqual({ x, y, width, height });
});

test("a large picture is scaled to what pages show of it, a smaller one is not enlarged", () => {
  expect(savedSize({ width: 4032, height: 2520 }, wide)).toEqual({ width: 2240, height: 1400 });
  expect(savedSize({ width: 1700, height: 1062.5 }, wide)).toEqual({ width: 1700, height: 1063 });
});

test("a JPEG that breaks off is told from a whole one, also when it holds a small picture or a film", async () => {
  const photo = new Uint8Array(await jpeg(99, 99));
  const part = [0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9];
  const whole = Uint8Array.from([...photo.slice(0, 2), ...part, ...photo.slice(2), 1, 2, 3]);
  expect(isWholeJpeg(whole)).toBe(true);
  expect(isWholeJpeg(whole.slice(0, -5))).toBe(false);
});

test.each([
  ["a JPEG", "jpeg", "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF"],
  ["a PNG", "png", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR"],
  ["a GIF", "gif", "GIF89a"],
  ["a WebP", "webp", "RIFF\n\0\0\0WEBPVP8 "],
  ["an AVIF", "heif", "\0\0\0 ftypavif"],
  ["a HEIF", "heif", "\0\0\0 ftypmif1"],
  ["a film", undefined, "\0\0\0 ftypmp42"],
  ["a sound", undefined, "RIFF\n\0\0\0WAVEfmt "],
  ["a text", undefined, "Of \u0089PNG and GIF8, RIFF1234WEBP, 1234ftypavif and \u00ff\u00d8\u00ff"],
])("what a file is says its beginning: %s", (_, format, bytes) => {
  expect(formatOf(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))).toBe(format);
});
