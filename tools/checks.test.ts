import { Checks } from "./checks";

beforeEach(() => {
  for (const channel of ["log", "table"] as const) jest.spyOn(console, channel).mockImplementation(() => {});
});

test("counts failed and killed commands, and still runs later ones", async () => {
  const checks = new Checks();
  expect(await checks.run("fails", "exit 1")).toBe(false);
  expect(await checks.run("killed", `node -e "process.kill(process.pid)"`)).toBe(false);
  expect(await checks.run("passes", "exit 0")).toBe(true);
  expect(checks.summarise()).toBe(false);
  expect(console.log).toHaveBeenLastCalledWith("1 passed, 2 failed, 0 skipped");
});
