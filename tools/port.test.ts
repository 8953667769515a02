import { requestedPort } from "./port";

const { argv, env } = process;
beforeEach(() => {
  process.env = { ...env };
});
afterEach(() => {
  process.argv = argv;
  process.env = env;
});

test.each([
  ["the default", [], {}, 9000],
  ["PORT", [], { PORT: "9002" }, 9002],
  ["the default if PORT is empty", [], { PORT: "" }, 9000],
  ["the largest valid option", ["--port", "65535"], {}, 65535],
  ["an option rather than PORT", ["--port", "9001"], { PORT: "9002" }, 9001],
  ["a bare number, as passed by PowerShell, rather than PORT", ["9001"], { PORT: "9002" }, 9001],
  ["an option consumed by npm rather than PORT", [], { npm_config_port: "9001", PORT: "9002" }, 9001],
])("uses %s", (_, options, variables, port) => {
  process.argv = [...argv.slice(0, 2), ...options];
  Object.assign(process.env, variables);
  expect(requestedPort(9000)).toBe(port);
});

test.each(["", "0", "65536", "80.5", "neuf"])("rejects port '%s' with a message", (invalidPort) => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
  process.argv = [...argv.slice(0, 2), `--port=${invalidPort}`];
  requestedPort(9000);
  expect(exit).toHaveBeenCalledWith(1);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`«${invalidPort}»`));
});
