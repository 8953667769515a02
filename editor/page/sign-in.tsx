import { type FormEvent, useMemo, useState } from "react";
import type { EditorSetting } from "../../src/gatsby/editor-setting";
import { Editor } from "./editor";
import { githubPlace } from "./github-place";

/** The key stays in this tab, until it is closed or the owner signs out. */
const stored = "cle-github";

/** Asks for the owner's own key of GitHub, and opens the editor with it. */
export function SignIn({ setting }: { setting: EditorSetting }) {
  const [key, setKey] = useState(() => sessionStorage.getItem(stored) ?? "");
  const [refusal, setRefusal] = useState("");
  const place = useMemo(() => githubPlace(setting, key), [setting, key]);

  const signOut = (why: string) => {
    sessionStorage.removeItem(stored);
    setKey("");
    setRefusal(why);
  };
  if (key) {
    const drafts = `${setting.repo}@${setting.branch}`;
    return <Editor place={place} drafts={drafts} site={location.origin} signOut={signOut} />;
  }
  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get("cle")).trim();
    if (!/^\w+$/.test(given)) {
      setRefusal("Une clé de GitHub se compose de lettres sans accent, de chiffres et de traits bas.");
      return;
    }
    sessionStorage.setItem(stored, given);
    setKey(given);
  };
  return (
    <main className="page">
      <title>Éditeur du site</title>
      <h1>Éditeur du site</h1>
      <form onSubmit={enter}>
        <label htmlFor="cle">Clé d’accès GitHub</label>
        <p id="cle-refus" role="alert" className="messages">
          {refusal}
        </p>
        <input
          id="cle"
          name="cle"
          type="password"
          autoComplete="current-password"
          required
          aria-describedby="cle-refus cle-aide"
          aria-invalid={refusal ? true : undefined}
        />
        <p id="cle-aide" className="help">
          Une clé de votre compte, qui permet d’écrire dans le dépôt {setting.repo} et rien d’autre. Elle
          reste dans cet onglet, jusqu’à ce que vous le fermiez ou que vous vous déconnectiez.
        </p>
        <button type="submit" className="main">
          Ouvrir l’éditeur
        </button>
      </form>
    </main>
  );
}
