import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { jpeg } from "../../tests/support/jpeg";
import { drawShareCard, missingGlyphs } from "./share-cards";

test("a telephone's photo, which lies on its side in its file, stands upright on the card", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "card-"));
  const picture = path.join(folder, "photo.jpg");
  // Red, then blue; shown turned to the right, as the camera notes, red is above.
  await sharp(await jpeg(800, 600, "#f00"))
    .composite([{ input: await jpeg(400, 600, "#00f"), left: 400, top: 0 }])
    .withMetadata({ orientation: 6 })
    .toFile(picture);
  const card = await drawShareCard({ title: "T", siteName: "S", tagline: "T", picture });
  const colourAt = async (top: number) => {
    const [red = 0, , blue = 0] = await sharp(card)
      .extract({ left: 1000, top, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return red > blue ? "red" : "blue";
  };
  expect([await colourAt(20), await colourAt(590)]).toEqual(["red", "blue"]);
  await rm(folder, { recursive: true });
});

test("letters of European names and signs of engineers are drawn; what could not be is known", async () => {
  expect(await missingGlyphs("Žofia Łukasz Čapek, Åse Şahin\u202f: 5 m², «±4 µm», Œuvre…")).toEqual([]);
  expect((await missingGlyphs("R = 5 Ω → 💧")).toSorted()).toEqual(["Ω", "→", "💧"]);
});
