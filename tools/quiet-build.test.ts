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

test("prints the steps of a successful build, not Gatsby's log", async () => {
  mockProgram =
    'for (const step of ["createPages -", "Building HTML renderer", "onPostBuild"]) console.log("success " + step); console.log("IMAGE_PROCESSING jobs")';
  expect(await buildQuietly()).toBe(0);
  expect(process.stdout.write).toHaveBeenCalledWith(expect.stringContaining("contenu vérifié"));
  expect(process.stdout.write).not.toHaveBeenCalledWith(expect.stringContaining("success"));
  expect(console.error).not.toHaveBeenCalled();
});

test("prints the whole log of a failed or killed build", async () => {
  for (const lastStatement of ["process.exitCode = 3", "process.kill(process.pid)"]) {
    mockProgram = `console.error("Gatsby's reason"); ${lastStatement}`;
    expect(await buildQuietly()).not.toBe(0);
    expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining("Gatsby's reason"));
  }
});
