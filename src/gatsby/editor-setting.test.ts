/** @jest-environment node */
import { editorSetting } from "./editor-setting";

const setting = (EDITOR_BACKEND?: string) => editorSetting({ ...process.env, EDITOR_BACKEND });

test("without the setting there is no editor on the site", () => {
  expect(setting()).toBeUndefined();
  expect(setting("")).toBeUndefined();
});

test.each([
  ["github:bureau/site@main", "https://api.github.com", "bureau/site", "main"],
  [
    "github:https://code.exemple.ch/bureau/site@main",
    "https://code.exemple.ch/api/v3",
    "bureau/site",
    "main",
  ],
  ["gitlab:groupe/equipe/site@release/1.0", "https://gitlab.com/api/v4", "groupe/equipe/site", "release/1.0"],
  ["gitea:https://git.exemple.ch/bureau/site@main", "https://git.exemple.ch/api/v1", "bureau/site", "main"],
  ["gitea:http://127.0.0.1:3000/bureau/site@main", "http://127.0.0.1:3000/api/v1", "bureau/site", "main"],
])("%s", (text, api, repo, branch) => {
  expect(setting(text)).toMatchObject({ api, repo, branch });
});

test.each([
  "bureau/site@main",
  "github:bureau/site",
  "github:site@main",
  "bitbucket:bureau/site@main",
  "gitea:http://git.exemple.ch/bureau/site@main",
  "github:bureau/site@main; script-src *",
  "github:bureau/<site>@main",
])("%s is refused with a sentence", (text) => {
  expect(() => setting(text)).toThrow(/^EDITOR_BACKEND is «.*»; it must be/);
});
