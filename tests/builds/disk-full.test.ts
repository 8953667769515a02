import { spawnSync } from "node:child_process";
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { SiteCopy } from "../../tools/site-copy";

/** A disk of a chosen size can be mounted on Linux, by an administrator of the machine. */
const mayMount = process.platform === "linux" && process.getuid?.() === 0;
const describeWithDisk = mayMount ? describe : describe.skip;

jest.setTimeout(600_000);

describeWithDisk("on a disk that is full (needs the right to mount one)", () => {
  let disk: string;
  let site: SiteCopy;

  beforeAll(async () => {
    disk = await mkdtemp(path.join(tmpdir(), "disk-"));
    run("mount", "-t", "tmpfs", "-o", "size=600m", "tmpfs", disk);
    site = await SiteCopy.make({ within: disk });
    await expectToBuild(await changeText(0));
  });
  afterAll(async () => {
    run("umount", disk);
    await rm(disk, { recursive: true });
  });

  test.each([0, 4, 12, 25])(
    "a build that finds %i MB free fails, and leaves nothing stale to the next",
    async (megabytes) => {
      const title = await changeText(megabytes + 1);
      const filler = path.join(disk, "filler");
      // What the last build published is gone as soon as this one begins.
      await rm(site.pathOf("public"), { recursive: true, force: true });
      const { bavail, bsize } = await statfs(disk);
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - megabytes * 1_000_000)));
      const { status } = await site.build();
      expect(status).not.toBe(0);

      await rm(filler);
      await expectToBuild(title);
    },
  );

  async function changeText(version: number): Promise<string> {
    const title = `Ce que nous sommes, version ${version}.`;
    await site.change("founders", (content) => {
      content.title = title;
    });
    return title;
  }

  async function expectToBuild(title: string): Promise<void> {
    const { status, output } = await site.build();
    if (status !== 0) throw new Error(output);
    expect(/<h1[^>]*>([^<]*)/.exec(await site.read("public/a-propos.html"))?.[1]).toBe(title);
  }
});

function run(command: string, ...options: string[]): void {
  const { status, stderr } = spawnSync(command, options, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${options.join(" ")}: ${stderr}`);
}
