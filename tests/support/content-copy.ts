import { writeFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** The content of most tests, frozen and independent of data/, with small pictures. */
export const fixtureFolder = "tests/fixture/data";

/** A copy of the fixture's data/ for tests that change it. */
export class ContentCopy {
  private constructor(readonly folder: string) {}

  static async make(): Promise<ContentCopy> {
    const folder = path.join(await mkdtemp(path.join(tmpdir(), "content-")), "data");
    await cp(fixtureFolder, folder, { recursive: true, preserveTimestamps: true });
    return new ContentCopy(folder);
  }

  pathOf(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): Promise<string> {
    return readFile(this.pathOf(file), "utf8");
  }

  /** Writes synchronously, so that code which polls the folder never reads an incomplete file. */
  async write(file: string, content: string | Uint8Array): Promise<void> {
    writeFileSync(this.pathOf(file), content);
  }

  /** Replaces a text, which must exist. */
  async replace(file: string, from: string, to: string): Promise<void> {
    const content = await this.read(file);
    if (!content.includes(from)) throw new Error(`${file} does not contain ${from}`);
    const newContent = content.replace(from, () => to);
    await this.write(file, newContent);
  }

  remove(): Promise<void> {
    return rm(path.dirname(this.folder), { recursive: true, force: true });
  }
}
