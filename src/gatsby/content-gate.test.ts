import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ContentCopy } from "../../tests/support/content-copy";
import { until } from "../../tests/support/until";
import { checkContentFirst, copyContent } from "./content-gate";
import { validateEnv } from "./env";

/** Develop's gate in a temporary folder: what it prints, and what Gatsby may read. */

const messages: string[] = [];
const log = (text: string) => void messages.push(text);
// The gate uses only these methods of what Gatsby passes.
const args = { reporter: { info: log, warn: log } } as unknown as Parameters<typeof checkContentFirst>[0];
const home = process.cwd();
let copy: ContentCopy;

beforeEach(async () => {
  copy = await ContentCopy.make();
  process.chdir(path.dirname(copy.folder));
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  jest.spyOn(process.stderr, "write").mockImplementation((text) => {
    log(String(text));
    return true;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  process.chdir(home);
  await copy.remove();
});

test("develop waits for valid content and keeps the last valid copy, without a restart", async () => {
  const checked = path.join(".cache", "content", "partners.json");
  const read = () => readFile(checked, "utf8");

  await copy.replace("partners.json", '"lead"', '"laed"');
  let hasStarted = false;
  const start = (async () => {
    await checkContentFirst(args, { plugins: [] }, () => {});
    await copyContent(args, { plugins: [] }, () => {});
    hasStarted = true;
  })();
  const isTold = (mistake: string) =>
    until(() => messages.some((text) => text.includes(mistake)), `${mistake} is reported`);
  await isTold("laed: clé inconnue");
  expect({ hasStarted, copied: existsSync(checked) }).toEqual({ hasStarted: false, copied: false });

  await copy.replace("partners.json", '"laed"', '"lead"');
  await start;
  expect(await read()).toContain("On construit rarement seul");

  const validText = await read();
  await copy.replace("partners.json", '"On construit rarement seul",', '"On construit ensemble"');
  await isTold("JSON mal formé");
  expect(await read()).toBe(validText);

  await copy.replace("partners.json", '"On construit ensemble"', '"On construit ensemble",');
  await until(async () => (await read()).includes("On construit ensemble"), "the new text is read");

  // A failed write, as on a full disk, is reported and retried after the next change.
  await rm(checked);
  await mkdir(checked);
  await copy.replace("partners.json", '"On construit ensemble"', '"On construit bien"');
  await isTold("EISDIR");
  const count = messages.length;
  await pause(1500);
  expect(messages.length).toBe(count);
  await rm(checked, { recursive: true });
  await copy.replace("partners.json", '"On construit bien"', '"On construit mieux"');
  await until(async () => (await read()).includes("On construit mieux"), "the new text is read");
}, 30_000);

test("a build fails with problems, and a launch with placeholders or without a privacy policy", async () => {
  process.env.NODE_ENV = "production";
  const ended = new Error("The process has ended.");
  jest.spyOn(process, "exit").mockImplementation(() => {
    throw ended;
  });
  const start = () => Promise.resolve(checkContentFirst(args, { plugins: [] }, () => {}));
  await start();
  process.env.LAUNCH = "true";
  await expect(start()).rejects.toBe(ended);
  expect(messages.at(-1)).toContain("valeurs d'exemple à remplacer");
  await copy.replace("contact.json", '"service": "none"', '"service": "netlify"');
  await expect(start()).rejects.toBe(ended);
  expect(messages.at(-1)).toContain("data/legal/politique-confidentialite.json");
  process.env.LAUNCH = "1";
  expect(validateEnv()).toBe("LAUNCH vaut «1» ; attendu : true ou false.");
  delete process.env.LAUNCH;
  await copy.replace("partners.json", '"lead"', '"laed"');
  await expect(start()).rejects.toBe(ended);
  expect(messages.at(-1)).toContain("laed: clé inconnue");
  expect(process.exit).toHaveBeenCalledWith(1);
});
