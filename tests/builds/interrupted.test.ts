import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { picturesFolder } from "../../src/gatsby/kept-pictures";
import { SiteCopy } from "../../tools/site-copy";
import { fixtureFolder } from "../support/fixture";

/**
 * Whatever became of earlier builds, one that succeeds has published what data/ and static/ held at its start
 * and nothing else, and has encoded no picture twice.
 */

jest.setTimeout(600_000);

let site: SiteCopy;
let changes = 0;
let picturesAtFirst: string[];

beforeAll(async () => {
  site = await SiteCopy.make({ content: fixtureFolder });
  await expectToBuild(await changeText());
  picturesAtFirst = await pictures();
});
afterAll(() => site?.remove());

/** Gives a page a title that no build has held yet. */
async function changeText(): Promise<string> {
  changes += 1;
  const title = `Ce que nous sommes, version ${changes}.`;
  await site.change("founders", (content) => {
    content.title = title;
  });
  return title;
}

async function expectToBuild(title: string): Promise<void> {
  const { status, output } = await site.build();
  if (status !== 0) throw new Error(output);
  expect(await publishedTitle()).toBe(title);
}

async function publishedTitle(): Promise<string | undefined> {
  return /<h1[^>]*>([^<]*)/.exec(await site.read("public/a-propos.html"))?.[1];
}

/** Every picture made so far, with its time to the second: a copy's time may lose what is finer. */
async function pictures(): Promise<string[]> {
  const folder = site.pathOf(picturesFolder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => `${file} ${Math.round((await stat(file)).mtimeMs / 1000)}`));
}

const expectNoPictureToBeMadeAgain = async () =>
  expect(await pictures()).toEqual(expect.arrayContaining(picturesAtFirst));

test.each([1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20])(
  "a build that is killed after %i s leaves nothing stale to the next",
  async (seconds) => {
    const title = await changeText();
    await site.interruptBuild(seconds);
    await expectToBuild(title);
    await expectNoPictureToBeMadeAgain();
  },
);

test.each([2, 6, 9])("a second build, %i s after the first, is refused in one sentence", async (seconds) => {
  const title = await changeText();
  const first = expectToBuild(title);
  await pause(seconds * 1000);
  const second = await site.build();
  expect(second.status).toBe(1);
  expect(second.output).toContain("Une autre construction du site");
  await first;
});

test("a text that is changed while the site is built is not half published", async () => {
  await changeText();
  const building = site.build();
  // Removed once the content has passed its check.
  while (existsSync(site.pathOf(".cache/finished"))) await pause(100);
  const title = await changeText();
  const { status, output } = await building;
  expect({ status, output }).toEqual({
    status: 1,
    output: expect.stringContaining("data/ a changé pendant la construction : relancez-la."),
  });
  await expectToBuild(title);
});

describe("what a CI keeps", () => {
  const keep = (folder: string, name: string) =>
    cp(site.pathOf(folder), site.pathOf(`kept/${name}`), { recursive: true, preserveTimestamps: true });
  async function restore(folder: string, name: string): Promise<void> {
    await rm(site.pathOf(folder), { recursive: true });
    await cp(site.pathOf(`kept/${name}`), site.pathOf(folder), { recursive: true, preserveTimestamps: true });
  }

  test.each([".cache", "public", ".cache and public"])("may lack %s", async (lacking) => {
    const title = await changeText();
    for (const folder of lacking.split(" and ")) await rm(site.pathOf(folder), { recursive: true });
    await expectToBuild(title);
    if (lacking === "public") await expectNoPictureToBeMadeAgain();
    // With both, the pictures are gone too.
    picturesAtFirst = await pictures();
  });

  test("may come from another commit, or from several", async () => {
    const earlier = await changeText();
    await expectToBuild(earlier);
    for (const folder of [".cache", "public"]) await keep(folder, `earlier${folder}`);
    const title = await changeText();
    await expectToBuild(title);

    await restore("public", "earlierpublic");
    await expectToBuild(title);
    await restore(".cache", "earlier.cache");
    await expectToBuild(title);
    await restore(".cache", "earlier.cache");
    await restore("public", "earlierpublic");
    await expectToBuild(title);
    await expectNoPictureToBeMadeAgain();
  });

  test("may come from before a change of the code that reads the content", async () => {
    const resolvers = site.pathOf("src/content/graphql-schema.ts");
    const code = await site.read("src/content/graphql-schema.ts");
    await writeFile(resolvers, `${code}\n// Another commit's.\n`);
    await expectToBuild(await changeText());
    await expectNoPictureToBeMadeAgain();
  });
});

test("what the owner withdraws is published no longer, and what is put into static/ stays as it is", async () => {
  const given = ["firmware.tar.gz", "x.br", "plan.svg.br", "static/plan.pdf"];
  await mkdir(site.pathOf("static/static"));
  for (const file of given) await writeFile(site.pathOf(`static/${file}`), "the owner's");
  await writeFile(site.pathOf("static/plan.svg"), `<svg>${"<path/>".repeat(100)}</svg>`);
  await showPortrait();
  await expectToBuild(await changeText());
  const portraits = await published("portrait");
  expect(portraits.length).toBeGreaterThan(0);
  for (const file of given) expect(await site.read(`public/${file}`)).toBe("the owner's");

  await site.change("founders", (content) => {
    for (const founder of content.founders) delete founder.photo;
  });
  await rm(site.pathOf("data/images/portrait.jpg"));
  await rm(site.pathOf("static/firmware.tar.gz"));
  await expectToBuild(await changeText());
  expect(await published("portrait")).toEqual([]);
  expect(existsSync(site.pathOf("public/firmware.tar.gz"))).toBe(false);

  await showPortrait();
  await expectToBuild(await changeText());
  expect(await published("portrait")).toEqual(portraits);
});

async function showPortrait(): Promise<void> {
  await cp(site.pathOf("data/images/board-macro.jpg"), site.pathOf("data/images/portrait.jpg"));
  await site.change("founders", (content) => {
    for (const founder of content.founders) {
      founder.photo = { src: "images/portrait.jpg", alt: "Portrait de la personne, devant un mur clair" };
    }
  });
}

async function published(word: string): Promise<string[]> {
  const files = await readdir(site.pathOf("public"), { recursive: true });
  return files.filter((file) => file.includes(word)).toSorted();
}
