import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { globalStyleSheet } from "../../src/theme/global-styles";
import type { PageSetting } from "../bundle";
import { Editor, publishRoute } from "./editor";
import { localBackend, redeemCode } from "./local-backend";
import { SignIn } from "./sign-in";
import { editorStyles } from "./styles";

/** The editor's page, for data/ on this machine or with GitHub. */

const setting = JSON.parse(document.getElementById("reglage")?.textContent ?? "") as PageSetting; // bundle.ts wrote it

function render(editor: ReactNode): void {
  createRoot(document.body).render(
    <>
      <Global styles={globalStyleSheet + editorStyles} />
      {editor}
    </>,
  );
}

if ("repo" in setting) render(<SignIn setting={setting} />);
else {
  redeemCode().finally(() =>
    render(
      <Editor backend={localBackend} draftPrefix={setting.folder} publishAddress={`#/${publishRoute}`} />,
    ),
  );
}
