import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { writeCompressedCopies } from "./compress";

const projectFolder = process.cwd();
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "compress-"));
  process.chdir(folder);
  await mkdir("public");
});

afterEach(async () => {
  process.chdir(projectFolder);
  await rm(folder, { recursive: true });
});

const text = (word: string) => `${word} `.repeat(200);
const cached = () => readdir(path.join(".cache", "compressed"));

async function expectCopiesOf(file: string, content: string): Promise<void> {
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(content);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(content);
}

test("the copies follow their file from build to build", async () => {
  for (const word of ["avant", "après"]) {
    await writeFile("public/page.html", text(word));
    await writeCompressedCopies("public");
    await expectCopiesOf("public/page.html", text(word));
  }
});

test("a file that has not changed is not compressed again", async () => {
  await writeFile("public/page.html", text("page"));
  await writeCompressedCopies("public");
  const [brotliCopy = ""] = (await cached()).filter((name) => name.endsWith(".br"));
  await writeFile(path.join(".cache", "compressed", brotliCopy), "kept");
  await writeCompressedCopies("public");
  expect(await readFile("public/page.html.br", "utf8")).toBe("kept");
});

test("two files with the same content each have their copies, and the cache keeps them once", async () => {
  await writeFile("public/one.html", text("page"));
  await writeFile("public/two.html", text("page"));
  await writeCompressedCopies("public");
  await expectCopiesOf("public/one.html", text("page"));
  await expectCopiesOf("public/two.html", text("page"));
});

test("copies of files that are gone, and what the cache kept for them, go", async () => {
  await writeFile("public/page.html", text("page"));
  await writeCompressedCopies("public");
  await rm("public/page.html");
  await writeCompressedCopies("public");
  expect((await readdir("public")).filter((name) => name.startsWith("page"))).toEqual([]);
  expect(await cached()).toEqual([]);
});

test("a file so small that a copy saves nothing has none", async () => {
  await writeFile("public/small.txt", "court");
  await writeCompressedCopies("public");
  expect(await readdir("public")).not.toContain("small.txt.br");
});
