import { editorSetting } from "./editor-setting";

const setting = (EDITOR_BACKEND?: string) => editorSetting({ ...process.env, EDITOR_BACKEND });

test("without the setting there is no editor on the site", () => {
  expect(setting()).toBeUndefined();
  expect(setting("")).toBeUndefined();
});

test.each([
  ["github:bureau/site@main", "bureau/site", "main"],
  ["github:bureau/site.ch@contenu/2026", "bureau/site.ch", "contenu/2026"],
])("%s", (text, repo, branch) => {
  expect(setting(text)).toEqual({ repo, branch });
});

test.each([
  "bureau/site@main",
  "github:bureau/site",
  "github:site@main",
  "gitlab:bureau/site@main",
  "github:https://code.exemple.ch/bureau/site@main",
  "github:bureau/site@main; script-src *",
  "github:bureau/<site>@main",
])("%s is refused with a sentence", (text) => {
  expect(() => setting(text)).toThrow(/^EDITOR_BACKEND vaut «.*» ; attendu : github:/);
});
