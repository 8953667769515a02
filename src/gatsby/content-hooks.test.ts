import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ContentCopy } from "../../tests/support/content-copy";
import { until } from "../../tests/support/until";
import { copyContent, requireValidContent } from "./content-hooks";
import { validateEnv } from "./env";

const messages: string[] = [];
const log = (text: string) => void messages.push(text);
// The hooks use only these methods of Gatsby's arguments.
const args = { reporter: { info: log, warn: log } } as unknown as Parameters<typeof requireValidContent>[0];
const projectFolder = process.cwd();
let contentCopy: ContentCopy;

beforeEach(async () => {
  contentCopy = await ContentCopy.make();
  process.chdir(path.dirname(contentCopy.folder));
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  jest.spyOn(process.stderr, "write").mockImplementation((text) => {
    log(String(text));
    return true;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  process.chdir(projectFolder);
  await contentCopy.remove();
});

test("develop waits for valid content, then copies each valid change and keeps the last valid copy", async () => {
  const copiedFile = path.join(".cache", "content", "partners.json");
  const readCopiedFile = () => readFile(copiedFile, "utf8");

  await contentCopy.replace("partners.json", '"lead"', '"laed"');
  let hasStarted = false;
  const start = (async () => {
    await requireValidContent(args, { plugins: [] }, () => {});
    await copyContent(args, { plugins: [] }, () => {});
    hasStarted = true;
  })();
  const waitForMessage = (part: string) =>
    until(() => messages.some((text) => text.includes(part)), `${part} is reported`);
  await waitForMessage("laed: clé inconnue");
  expect({ hasStarted, copied: existsSync(copiedFile) }).toEqual({ hasStarted: false, copied: false });

  await contentCopy.replace("partners.json", '"laed"', '"lead"');
  await start;
  expect(await readCopiedFile()).toContain("On construit rarement seul");

  const validText = await readCopiedFile();
  await contentCopy.replace("partners.json", '"On construit rarement seul",', '"On construit ensemble"');
  await waitForMessage("JSON mal formé");
  expect(await readCopiedFile()).toBe(validText);

  await contentCopy.replace("partners.json", '"On construit ensemble"', '"On construit ensemble",');
  await until(
    async () => (await readCopiedFile()).includes("On construit ensemble"),
    "the new text is copied",
  );

  // A failed write, as on a full disk, is reported and retried after the next change.
  await rm(copiedFile);
  await mkdir(copiedFile);
  await contentCopy.replace("partners.json", '"On construit ensemble"', '"On construit bien"');
  await waitForMessage("EISDIR");
  const messageCount = messages.length;
  await pause(1500); // Several polls.
  expect(messages.length).toBe(messageCount);
  await rm(copiedFile, { recursive: true });
  await contentCopy.replace("partners.json", '"On construit bien"', '"On construit mieux"');
  await until(async () => (await readCopiedFile()).includes("On construit mieux"), "the new text is copied");
}, 30_000);

test("a build fails if content is invalid or, with LAUNCH=true, if it has placeholders or no privacy policy", async () => {
  process.env.NODE_ENV = "production";
  const exitError = new Error("The process has ended.");
  jest.spyOn(process, "exit").mockImplementation(() => {
    throw exitError;
  });
  const build = () => Promise.resolve(requireValidContent(args, { plugins: [] }, () => {}));
  await build();
  process.env.LAUNCH = "true";
  await expect(build()).rejects.toBe(exitError);
  expect(messages.at(-1)).toContain("valeurs d'exemple à remplacer");
  await contentCopy.replace("contact.json", '"service": "none"', '"service": "netlify"');
  await expect(build()).rejects.toBe(exitError);
  expect(messages.at(-1)).toContain("data/legal/politique-confidentialite.json");
  delete process.env.LAUNCH;
  await contentCopy.replace("partners.json", '"lead"', '"laed"');
  await expect(build()).rejects.toBe(exitError);
  expect(messages.at(-1)).toContain("laed: clé inconnue");
  expect(process.exit).toHaveBeenCalledWith(1);
});

test("LAUNCH must be true or false", () => {
  process.env.LAUNCH = "1";
  expect(validateEnv()).toBe("LAUNCH vaut «1» ; attendu : true ou false.");
});
