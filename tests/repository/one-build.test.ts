import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const folders: string[] = [];
const processes: { kill: (signal: NodeJS.Signals) => boolean }[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "claimed-"));
  folders.push(folder);
  return folder;
}

/** A build's process, which claims the folder and then works for a long time. */
async function build(folder: string) {
  const script = `import { claim } from "./tools/one-build.mjs";
    console.log(await claim(process.argv[1]));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  processes.push(child);
  const [answer] = await once(child.stdout, "data");
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await once(child, "close");
  };
  return { isMine: String(answer).trim() === "true", end };
}

afterEach(async () => {
  for (const child of processes.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test("a second build in a folder is refused as long as the first one runs", async () => {
  const folder = await newFolder();
  const first = await build(folder);
  expect(first.isMine).toBe(true);
  expect((await build(folder)).isMine).toBe(false);
  expect((await build(path.join(folder, "..", path.basename(folder)))).isMine).toBe(false);
  await first.end("SIGTERM");
  expect((await build(folder)).isMine).toBe(true);
}, 30_000);

test("a build that was killed does not block another", async () => {
  const folder = await newFolder();
  await (await build(folder)).end("SIGKILL");
  expect((await build(folder)).isMine).toBe(true);
}, 30_000);

test("builds in two folders do not affect each other", async () => {
  const both = [await build(await newFolder()), await build(await newFolder())];
  expect(both.map(({ isMine }) => isMine)).toEqual([true, true]);
}, 30_000);
