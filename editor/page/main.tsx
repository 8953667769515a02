import { Global } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { globalStyleSheet } from "../../src/theme/global-styles";
import type { PageSetting } from "../bundle";
import { Editor } from "./editor";
import { localPlace } from "./local-place";
import { SignIn } from "./sign-in";
import { editorStyles } from "./styles";

/** The editor's page: the contract's forms, the site's own templates beside them, and data/ on this machine or with GitHub. */

const setting = JSON.parse(document.getElementById("reglage")?.textContent ?? "") as PageSetting; // bundle.ts wrote it

createRoot(document.body).render(
  <>
    <Global styles={globalStyleSheet + editorStyles} />
    {"repo" in setting ? <SignIn setting={setting} /> : <Editor place={localPlace} drafts={setting.folder} />}
  </>,
);
