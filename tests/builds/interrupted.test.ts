import { setTimeout as pause } from "node:timers/promises";
import { fixtureFolder } from "../support/fixture-folder";
import { SiteCopy } from "../support/site-copy";

jest.setTimeout(600_000);

let site: SiteCopy;
beforeAll(async () => {
  site = await SiteCopy.make({ content: fixtureFolder });
});
afterAll(() => site?.remove());

async function retitle(title: string): Promise<void> {
  await site.change("founders", (content) => {
    content.title = title;
  });
}

test.each([2, 5, 8])(
  "a build that is killed after %i s leaves nothing stale to the next",
  async (seconds) => {
    await retitle("Ce que nous étions.");
    const build = site.start("node scripts/gatsby.mjs build");
    await pause(seconds * 1000);
    build.kill();
    await build.ended;
    await retitle("Ce que nous sommes.");
    const { status, output } = await site.build();
    expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
    expect(await site.read("public/a-propos.html")).toContain("Ce que nous sommes.");
  },
);

test("a second build in the same folder is refused with a message", async () => {
  const first = site.build();
  await pause(3000);
  const second = await site.build();
  expect(second).toEqual({ status: 1, output: expect.stringContaining("Une autre construction du site") });
  expect((await first).status).toBe(0);
});
