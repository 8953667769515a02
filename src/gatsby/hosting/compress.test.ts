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
/** As each build does before it writes anything. */
async function emptyPublic(): Promise<void> {
  await rm("public", { recursive: true });
  await mkdir("public");
}
const cached = () => readdir(path.join(".cache", "compressed"));

async function expectCopiesOf(file: string, content: string): Promise<void> {
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(content);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(content);
}

test("the copies follow their file from build to build", async () => {
  for (const word of ["avant", "après"]) {
    await emptyPublic();
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
  await emptyPublic();
  await writeFile("public/page.html", text("page"));
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

test("what the cache kept for files that are gone is removed", async () => {
  await writeFile("public/page.html", text("page"));
  await writeCompressedCopies("public");
  await emptyPublic();
  await writeCompressedCopies("public");
  expect(await cached()).toEqual([]);
});

test("what the owner has compressed stays as it is, with or without the file that it is named after", async () => {
  await writeFile("public/plan.svg", text("plan"));
  for (const file of ["plan.svg.br", "firmware.tar.gz", "x.br"])
    await writeFile(`public/${file}`, "the owner's");
  await writeCompressedCopies("public");
  for (const file of ["plan.svg.br", "firmware.tar.gz", "x.br"]) {
    expect(await readFile(`public/${file}`, "utf8")).toBe("the owner's");
  }
});

test("a file too small for a copy to save anything has none", async () => {
  await writeFile("public/small.txt", "court");
  await writeCompressedCopies("public");
  expect(await readdir("public")).not.toContain("small.txt.br");
});
