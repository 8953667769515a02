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

const green = { status: 0, output: "" };
const shortened = ({ status, output }: { status: number; output: string }) => ({
  status,
  output: status === 0 ? "" : output,
});

test("a firm with other content goes live", async () => {
  expect(shortened(await site.build({ LAUNCH: "true" }))).toEqual(green);
});

test("its site passes every test of a built site", async () => {
  expect(shortened(await site.start("npx jest --selectProjects site").ended)).toEqual(green);
});

test("the unit tests depend on no firm's content", async () => {
  expect(shortened(await site.start("npx jest --selectProjects unit").ended)).toEqual(green);
});
