import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import home from "../../tests/fixture/data/home.json";
import partners from "../../tests/fixture/data/partners.json";
import projects from "../../tests/fixture/data/projects.json";
import site from "../../tests/fixture/data/site.json";
import { jpeg } from "../../tests/support/jpeg";
import { drawShareCard, missingGlyphs, shareCard } from "./share-cards";

test("shows title and first picture of a page, the home page's picture if it has none, and the tagline as title of home", () => {
  const cardOf = (file: string, page: typeof home | typeof partners | typeof projects) =>
    shareCard(file, page, { site, home });
  expect(cardOf("projects", projects)).toEqual({
    title: projects.seo.title,
    siteName: site.name,
    subtitle: site.tagline,
    picture: expect.stringContaining("aqualink-chamber.jpg"),
  });
  expect(cardOf("partners", partners)).toMatchObject({
    title: partners.seo.title,
    picture: expect.stringContaining(home.hero.image.src),
  });
  expect(cardOf("home", home)).toMatchObject({ title: site.tagline, subtitle: home.seo.title });
});

test("rotates a picture by its EXIF orientation", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "card-"));
  const picture = path.join(folder, "photo.jpg");
  // Red left of blue; rotated by EXIF orientation 6, red is above.
  await sharp(await jpeg(800, 600, "#f00"))
    .composite([{ input: await jpeg(400, 600, "#00f"), left: 400, top: 0 }])
    .withMetadata({ orientation: 6 })
    .toFile(picture);
  const card = await drawShareCard({ title: "T", siteName: "S", subtitle: "T", picture });
  const colorAt = async (top: number) => {
    const [red = 0, , blue = 0] = await sharp(card)
      .extract({ left: 1000, top, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return red > blue ? "red" : "blue";
  };
  expect([await colorAt(20), await colorAt(590)]).toEqual(["red", "blue"]);
  await rm(folder, { recursive: true });
});

test("has glyphs for European names and engineering signs, and reports missing ones", async () => {
  expect(await missingGlyphs("Žofia Łukasz Čapek, Åse Şahin\u202f: 5 m², «±4 µm», Œuvre…")).toEqual([]);
  expect((await missingGlyphs("R = 5 Ω → 💧")).toSorted()).toEqual(["Ω", "→", "💧"]);
});
