/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lastChange } from "./last-change";

const repository = process.cwd();
let folder = "";

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.ch", ...args], {
    env: { ...process.env, GIT_COMMITTER_DATE: "2026-03-14T12:00:00+01:00" },
    stdio: "pipe",
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "last-change-"));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(repository);
  rmSync(folder, { recursive: true });
});

function commitHome() {
  git("init", "--quiet");
  writeFileSync("home.json", "{}");
  git("add", "home.json");
  git("commit", "--quiet", "--message", "Home");
}

test("a file was last changed on the day of its last commit", async () => {
  commitHome();
  expect(await lastChange("home.json")).toBe("2026-03-14");
});

test("a file that was changed since, or never committed, has no day", async () => {
  commitHome();
  writeFileSync("home.json", "[]");
  writeFileSync("new.json", "{}");
  expect(await lastChange("home.json")).toBeUndefined();
  expect(await lastChange("new.json")).toBeUndefined();
});

test("a clone without history knows no day: its only commit would date every file", async () => {
  commitHome();
  git("commit", "--quiet", "--allow-empty", "--message", "Later");
  git("clone", "--quiet", "--depth", "1", `file://${folder}`, "shallow");
  process.chdir("shallow");
  expect(await lastChange("home.json")).toBeUndefined();
  process.chdir(folder);
});

test("without a repository there is no day", async () => {
  expect(await lastChange("home.json")).toBeUndefined();
});
