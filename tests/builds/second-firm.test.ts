import { fixtureFolder } from "../support/fixture";
import { writeSecondFirm } from "../support/second-firm";
import { SiteCopy } from "../support/site-copy";

/** Whatever an owner writes into data/ that the content check accepts goes live, and passes every test of the built site. */

jest.setTimeout(1_200_000);

let site: SiteCopy;
beforeAll(async () => {
  site = await SiteCopy.make({ content: fixtureFolder });
  await writeSecondFirm(site.pathOf("data"));
});
afterAll(() => site?.remove());

// React's production build knows nothing of tests.
const jestWith = (project: string) =>
  site.start(`npx jest --selectProjects ${project}`, { NODE_ENV: "test" }).ended;

const green = { status: 0, output: "" };
const shortened = ({ status, output }: { status: number; output: string }) => ({
  status,
  output: status === 0 ? "" : output,
});

test("a firm with other content goes live", async () => {
  expect(shortened(await site.build({ LAUNCH: "true" }))).toEqual(green);
});

test("its site passes every test of a built site", async () => {
  expect(shortened(await jestWith("site"))).toEqual(green);
});

test("the unit tests depend on no firm's content", async () => {
  expect(shortened(await jestWith("unit"))).toEqual(green);
});
