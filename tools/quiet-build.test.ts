import { buildQuietly } from "./quiet-build";

let mockProgram = "";
jest.mock("node:child_process", () => {
  const { spawn } = jest.requireActual<typeof import("node:child_process")>("node:child_process");
  return {
    spawn: (node: string, _: string[], options: object) => spawn(node, ["-e", mockProgram], options),
  };
});

beforeEach(() => {
  for (const channel of ["log", "warn", "error"] as const)
    jest.spyOn(console, channel).mockImplementation(() => {});
  jest.spyOn(process.stdout, "write").mockImplementation(() => true);
});

test("prints all steps of a successful build, even if they arrive together, not Gatsby's log", async () => {
  mockProgram =
    'console.log("success createPages -, success Building HTML renderer, IMAGE_PROCESSING jobs, success onPostBuild")';
  expect(await buildQuietly()).toBe(0);
  expect(process.stdout.write).toHaveBeenCalledWith(expect.stringContaining("contenu vérifié"));
  expect(process.stdout.write).toHaveBeenLastCalledWith(expect.stringContaining("site écrit"));
  expect(process.stdout.write).not.toHaveBeenCalledWith(expect.stringContaining("success"));
  for (const report of [console.warn, console.error]) expect(report).not.toHaveBeenCalled();
});

test("prints the whole log of a failed or killed build", async () => {
  for (const lastStatement of ["process.exitCode = 3", "process.kill(process.pid)"]) {
    mockProgram = `console.error("Gatsby's reason"); ${lastStatement}`;
    expect(await buildQuietly()).not.toBe(0);
    expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining("Gatsby's reason"));
  }
});
