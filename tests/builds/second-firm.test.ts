import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { fixtureFolder } from "../support/content-copy";
import { writeSecondFirm } from "../support/second-firm";
import { SiteCopy } from "../support/site-copy";

jest.setTimeout(1_200_000);

let site: SiteCopy;
beforeAll(async () => {
  site = await SiteCopy.make({ contentFolder: fixtureFolder });
});
afterAll(() => site?.remove());

// Tests the site with another firm's content, because code and tests must not depend on data/.

// NODE_ENV is test, because React's production build has no `act`, which unit tests need. The higher limit allows for a
// line of text that breaks elsewhere once the font has loaded.
const runJest = (project: string) =>
  site.run(`npx jest --selectProjects ${project}`, { NODE_ENV: "test", MAX_LAYOUT_SHIFT: "0.035" }).outcome;

const success = { status: 0, output: "" };
const hideOutputOfSuccess = ({ status, output }: { status: number; output: string }) => ({
  status,
  output: status === 0 ? "" : output,
});

/**
 * Runs `npm run launch` without its installation. The launches append to one file of outputs, of which GitHub's workflow
 * reads the last value.
 */
async function launch() {
  const outcome = await site.run("node --import tsx scripts/launch.ts", {
    GITHUB_OUTPUT: "outputs",
    GATSBY_OFFLINE: "true",
  }).outcome;
  return { ...hideOutputOfSuccess(outcome), outputs: await site.read("outputs") };
}

test("builds nothing while placeholders remain, but exits successfully", async () => {
  expect(await launch()).toEqual({ ...success, outputs: "ready=false\n" });
  expect(existsSync(site.pathOf("public"))).toBe(false);
});

test("refuses, before building, to launch a form without a privacy policy", async () => {
  await writeSecondFirm(site);
  const policy = site.pathOf("data/legal/politique-confidentialite.json");
  await rename(policy, site.pathOf("politique.json"));
  const { status, output, outputs } = await launch();
  expect({ status, outputs }).toEqual({ status: 1, outputs: "ready=false\n" });
  expect(output).toContain("(LPD, art. 19 :");
  expect(existsSync(site.pathOf("public"))).toBe(false);
  await rename(site.pathOf("politique.json"), policy);
});

test("launches the second firm's site", async () => {
  expect(await launch()).toEqual({ ...success, outputs: "ready=false\nready=true\n" });
});

test("the second firm's site passes every test of a built site", async () => {
  expect(hideOutputOfSuccess(await runJest("site"))).toEqual(success);
});

test("the unit tests pass with the second firm's content", async () => {
  expect(hideOutputOfSuccess(await runJest("unit"))).toEqual(success);
});
