import { type FormEvent, useMemo, useState } from "react";
import type { EditorSetting } from "../../src/gatsby/editor-setting";
import { Editor } from "./editor";
import { githubBackend } from "./github-backend";
import { StoredText } from "./storage";

/** The token lasts until the tab is closed or the owner signs out. */
const stored = new StoredText("cle-github", () => sessionStorage);

/** Asks for the owner's own GitHub token, and opens the editor with it. */
export function SignIn({ setting }: { setting: EditorSetting }) {
  const [token, setToken] = useState(() => stored.read());
  const [refusal, setRefusal] = useState("");
  const backend = useMemo(() => githubBackend(setting, token, location.origin), [setting, token]);

  const signOut = (reason: string) => {
    stored.write("");
    setToken("");
    setRefusal(reason);
  };
  if (token) {
    const draftPrefix = `${setting.repo}@${setting.branch}`;
    return <Editor backend={backend} draftPrefix={draftPrefix} signOut={signOut} />;
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get("cle")).trim();
    if (!/^\w+$/.test(entered)) {
      setRefusal("Une clé de GitHub se compose de lettres sans accent, de chiffres et de tirets bas.");
      return;
    }
    stored.write(entered);
    setToken(entered);
  };
  return (
    <main className="page">
      <title>Éditeur du site</title>
      <h1>Éditeur du site</h1>
      <form onSubmit={submit}>
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
        <a href={newKeyAddress(setting)} target="_blank" rel="noreferrer">
          Créer une clé chez GitHub
        </a>
        <p className="help">
          Tout y est rempli, sauf le dépôt : sous «Repository access», choisissez «Only select repositories»,
          puis {setting.repo}. En bas : «Generate token».
        </p>
      </form>
    </main>
  );
}

/** GitHub's page for a new key, with name, rights and end filled in; the repository it lets nobody fill in. */
function newKeyAddress({ repo }: EditorSetting): string {
  const answers = new URLSearchParams({
    name: "Éditeur du site",
    description: `Écrire dans data/ de ${repo}, et voir si c’est publié`,
    target_name: repo.split("/")[0] ?? "",
    expires_in: "90",
    contents: "write",
    actions: "read",
  });
  return `https://github.com/settings/personal-access-tokens/new?${answers}`;
}
