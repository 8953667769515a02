import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { fixtureFolder } from "../support/content-copy";
import { writeSecondFirm } from "../support/second-firm";
import { SiteCopy } from "../support/site-copy";

/** Any content that passes the content check goes live, and its site passes every test. */

jest.setTimeout(1_200_000);

let site: SiteCopy;
beforeAll(async () => {
  site = await SiteCopy.make({ content: fixtureFolder });
});
afterAll(() => site?.remove());

// React's production build has no `act`, which tests need. One line of some text may break elsewhere in a late typeface.
const jestWith = (project: string) =>
  site.start(`npx jest --selectProjects ${project}`, { NODE_ENV: "test", MOST_SHIFT: "0.035" }).ended;

const green = { status: 0, output: "" };
const shortened = ({ status, output }: { status: number; output: string }) => ({
  status,
  output: status === 0 ? "" : output,
});

/** `npm run launch` without its installation, and what GitHub's workflow reads of it. */
async function launch() {
  const ended = await site.start("node --import tsx scripts/launch.ts", {
    GITHUB_OUTPUT: "outputs",
    GATSBY_OFFLINE: "true",
  }).ended;
  return { ...shortened(ended), outputs: await site.read("outputs") };
}

test("a firm that has examples left is not published, which is no error", async () => {
  expect(await launch()).toEqual({ ...green, outputs: "ready=false\n" });
  expect(existsSync(site.pathOf("public"))).toBe(false);
});

test("a firm that takes messages without a privacy policy is refused, before anything is built", async () => {
  await writeSecondFirm(site);
  const policy = site.pathOf("data/legal/politique-confidentialite.json");
  await rename(policy, site.pathOf("politique.json"));
  const { status, output, outputs } = await launch();
  expect({ status, outputs }).toEqual({ status: 1, outputs: "ready=false\n" });
  expect(output).toContain("(LPD, art. 19 :");
  expect(existsSync(site.pathOf("public"))).toBe(false);
  await rename(site.pathOf("politique.json"), policy);
});

test("a firm with other content goes live", async () => {
  expect(await launch()).toEqual({ ...green, outputs: "ready=false\nready=true\n" });
});

test("its site passes every test of a built site", async () => {
  expect(shortened(await jestWith("site"))).toEqual(green);
});

test("the unit tests depend on no firm's content", async () => {
  expect(shortened(await jestWith("unit"))).toEqual(green);
});
