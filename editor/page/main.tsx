import { Global } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { globalStyleSheet } from "../../src/theme/global-styles";
import type { PageSetting } from "../bundle";
import { Editor } from "./editor";
import { localBackend, redeemCode } from "./local-backend";
import { SignIn } from "./sign-in";
import { editorStyles } from "./styles";

/** The editor's page, for data/ on this machine or with GitHub. */

const setting = JSON.parse(document.getElementById("reglage")?.textContent ?? "") as PageSetting; // bundle.ts wrote it

/** The address of a form was `#/home` once: a bookmark of then leads to the form. */
function followOldBookmark(): void {
  const [, form] = /^#\/(.+)/.exec(location.hash) ?? [];
  if (form) location.replace(form === "publier" ? "?publier" : `?formulaire=${form}`);
}
addEventListener("hashchange", followOldBookmark);

("repo" in setting ? Promise.resolve() : redeemCode()).finally(() => {
  followOldBookmark();
  createRoot(document.body).render(
    <>
      <Global styles={globalStyleSheet + editorStyles} />
      {"repo" in setting ? (
        <SignIn setting={setting} />
      ) : (
        <Editor backend={localBackend} draftPrefix={setting.folder} />
      )}
    </>,
  );
});
