import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../tools/loopback";
import { fixtureFolder } from "../support/content-copy";
import { SiteCopy } from "../support/site-copy";
import { until } from "../support/until";

jest.setTimeout(600_000);

let site: SiteCopy;
beforeAll(async () => {
  site = await SiteCopy.make({ contentFolder: fixtureFolder });
});
afterAll(() => site?.remove());

async function setFoundersTitle(title: string): Promise<void> {
  await site.change("founders", (content) => {
    content.title = title;
  });
}

test.each([2, 5, 8])("a build killed after %i s leaves nothing stale for the next build", async (seconds) => {
  await setFoundersTitle("Ce que nous étions.");
  const build = site.run("node scripts/gatsby.mjs build");
  await pause(seconds * 1000);
  build.kill();
  await build.outcome;
  await setFoundersTitle("Ce que nous sommes.");
  const { status, output } = await site.build();
  expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
  expect(await site.read("public/a-propos.html")).toContain("Ce que nous sommes.");
});

// A build deletes the folder public/404/, and moves solutions/index.html.
test.each(["404/plan.txt", "solutions/index.html"])(
  "a build that would delete or overwrite the owner's static/%s fails, keeps the file and removes the unfinished site",
  async (fileName) => {
    const file = site.pathOf(`static/${fileName}`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, "the owner's");
    const { status, output } = await site.build();
    expect([status, output]).toEqual([1, expect.stringMatching(/static\/\S+ : la construction se sert/)]);
    expect(output).toContain("le dossier public/ a été retiré");
    expect(existsSync(site.pathOf("public"))).toBe(false);
    expect(await site.read(`static/${fileName}`)).toBe("the owner's");
    await rm(path.dirname(file), { recursive: true });
  },
);

test("one of two simultaneous builds in a folder is refused with a message", async () => {
  const builds = await Promise.all([site.build(), site.build()]);
  const [success, refusal] = builds.toSorted((one, other) => one.status - other.status);
  expect(success?.status).toBe(0);
  expect(refusal).toEqual({ status: 1, output: expect.stringContaining("Une autre construction du site") });
});

test("`gatsby develop` after a build shows text changes, and so does a later build", async () => {
  await setFoundersTitle("Ce que nous sommes.");
  expect((await site.build()).status).toBe(0);
  const port = await findFreePort();
  // SiteCopy sets NODE_ENV=production; develop must work anyway.
  const develop = site.run(`node scripts/gatsby.mjs develop -p ${port} -H 127.0.0.1`);
  const pageUrl = `http://127.0.0.1:${port}/page-data/a-propos/page-data.json`;
  const isServed = async (title: string) => (await (await fetch(pageUrl)).text()).includes(title);
  try {
    await until(() => isServed("Ce que nous sommes."), "the page", { seconds: 300 });
    await setFoundersTitle("Ce que nous serons.");
    await until(() => isServed("Ce que nous serons."), "the changed text");
    expect(develop.output()).not.toContain("ERROR");
  } finally {
    develop.kill();
    await develop.outcome;
  }
  expect((await site.build()).status).toBe(0);
  expect(await site.read("public/a-propos.html")).toContain("Ce que nous serons.");
});
