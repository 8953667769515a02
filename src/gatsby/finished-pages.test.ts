import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { extractPages } from "./finished-pages";
import { writePublicFile } from "./public-files";

const projectFolder = process.cwd();
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pages-"));
  process.chdir(folder);
});

afterEach(async () => {
  process.chdir(projectFolder);
  await rm(folder, { recursive: true });
});

async function write(file: string, text = "") {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function filesBelow(folderName: string): Promise<string[]> {
  const entries = await readdir(folderName, { recursive: true });
  return entries.filter((entry) => path.extname(entry)).toSorted();
}

test("returns pages with the file names that hosts serve, and deletes Gatsby's files", async () => {
  await write("public/index.html", "home");
  await write("public/projets/index.html", "projects");
  await write("public/contact/index.html", "contact");
  await write("public/contact/plan.pdf", "the owner's");
  await write("public/404.html", "not found");

  expect(await extractPages(["/", "/projets", "/contact", "/404.html"])).toEqual([
    { file: "index.html", html: "home" },
    { file: "projets.html", html: "projects" },
    { file: "contact.html", html: "contact" },
    { file: "404.html", html: "not found" },
  ]);
  expect(await filesBelow("public")).toEqual(["contact/plan.pdf"]);
});

test("refuses to overwrite a file of static/", async () => {
  await write("static/robots.txt", "the owner's");
  await write("static/contact/index.html", "the owner's");
  await expect(writePublicFile("robots.txt", "ours")).rejects.toThrow(
    "static/robots.txt : la construction se sert elle-même de ce nom. Renommez-le ou retirez-le.",
  );
  await expect(extractPages(["/contact"])).rejects.toThrow("static/contact/index.html : la");
});
