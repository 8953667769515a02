import { Global } from "@emotion/react";
import { createRoot } from "react-dom/client";
import type { PageSetting } from "../bundle";
import { Editor } from "./editor";
import { githubPlace } from "./github-place";
import { localPlace } from "./local-place";
import { styleSheet } from "./preview";
import { SignIn } from "./sign-in";

/** The editor's page: the contract's forms, the site's own templates beside them, and data/ on this machine or with GitHub. */

const setting = JSON.parse(document.getElementById("reglage")?.textContent ?? "") as PageSetting; // bundle.ts wrote it
const root = createRoot(document.body);

root.render(
  <>
    <Global styles={styleSheet} />
    {"repo" in setting ? (
      <SignIn repo={setting.repo}>
        {(key, signOut) => (
          <Editor
            place={githubPlace(setting, key)}
            drafts={`${setting.repo}@${setting.branch}`}
            site={location.origin}
            signOut={signOut}
          />
        )}
      </SignIn>
    ) : (
      <Editor place={localPlace} drafts={setting.folder} />
    )}
  </>,
);
