import { css } from "@emotion/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { color, space } from "../../src/theme/tokens";
import { Button, controlStyle } from "./controls";

/** The key stays in this tab, until it is closed or the owner signs out. */
const stored = "cle-github";

type Props = { repo: string; children: (key: string, signOut: (why?: string) => void) => ReactNode };

/** Asks for the owner's own key of GitHub, and shows the editor once there is one. */
export function SignIn({ repo, children }: Props) {
  const [key, setKey] = useState(() => sessionStorage.getItem(stored) ?? "");
  const [refusal, setRefusal] = useState("");

  const signOut = (why = "") => {
    sessionStorage.removeItem(stored);
    setKey("");
    setRefusal(why);
  };
  if (key) return children(key, signOut);

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
    <main css={styles.page}>
      <title>Éditeur du site</title>
      <h1 css={styles.title}>Éditeur du site</h1>
      <form onSubmit={enter} css={styles.form}>
        <label htmlFor="cle">Clé d’accès GitHub</label>
        <input
          id="cle"
          name="cle"
          type="password"
          autoComplete="current-password"
          required
          aria-describedby="cle-aide cle-refus"
          aria-invalid={refusal ? true : undefined}
          css={controlStyle}
        />
        <p id="cle-refus" role="alert" css={styles.refusal}>
          {refusal}
        </p>
        <p id="cle-aide" css={styles.help}>
          Une clé de votre compte, qui permet d’écrire dans le dépôt {repo} et rien d’autre. Elle reste dans
          cet onglet, jusqu’à ce que vous le fermiez ou que vous vous déconnectiez.
        </p>
        <Button type="submit">Ouvrir l’éditeur</Button>
      </form>
    </main>
  );
}

const styles = {
  page: css({ maxInlineSize: "34rem", margin: "10vh auto", padding: space.l }),
  title: css({ marginBlockEnd: space.l, fontSize: "2rem" }),
  form: css({ display: "grid", gap: space.s, justifyItems: "start" }),
  refusal: css({ color: color.danger, fontWeight: 600 }),
  help: css({ color: color.textMuted, fontSize: "1rem" }),
};
