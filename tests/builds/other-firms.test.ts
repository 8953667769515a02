import { rm } from "node:fs/promises";
import { SiteCopy } from "../../tools/site-copy";
import { firms, writeFirm } from "../support/firms";
import { fixtureFolder } from "../support/fixture";
import { installHosts } from "../support/install";

/**
 * The site of firms other than the one it is shipped with: whatever they write into data/ that the content
 * check accepts, it goes live, and passes every test of the built site.
 */

jest.setTimeout(1_800_000);

let site: SiteCopy;
beforeAll(async () => {
  installHosts();
  site = await SiteCopy.make({ content: fixtureFolder });
});
afterAll(() => site?.remove());

describe.each(firms)("$name", (firm) => {
  test("goes live", async () => {
    await rm(site.pathOf("data"), { recursive: true });
    await writeFirm(firm, site.pathOf("data"));
    const { status, output } = await site.build({ LAUNCH: "true" });
    expect({ status, output }).toEqual({ status: 0, output: expect.any(String) });
  });

  test("has a site that passes every test of it", async () => {
    const { failures, passed } = await site.runTests("site", "tests/(site|hosts)/");
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(300);
  });
});

test("the tests of the code depend on no firm's content: they pass where there is none", async () => {
  await rm(site.pathOf("data"), { recursive: true });
  const { failures, passed } = await site.runTests("unit");
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(500);
});
