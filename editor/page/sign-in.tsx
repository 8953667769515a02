import { type ComponentType, type FormEvent, useEffect, useState } from "react";

/** Decap's sign-in: on this machine it lets the owner in at once, at a Git host with their own key. */
export function signInPage(host: string | undefined): ComponentType<SignInProps> {
  return host === undefined ? SignedIn : (props) => <SignIn {...props} host={host} />;
}

let onObstacle: (message: string) => void = () => {};

/** Says why the editor does not open yet. */
export function tellObstacle(message: string): void {
  onObstacle(message);
}

function SignedIn({ onLogin }: SignInProps) {
  useEffect(() => onLogin({ token: "" }), [onLogin]);
  return <p className="attente">Ouverture…</p>;
}

function SignIn({ onLogin, error, inProgress, host }: SignInProps & { host: string }) {
  const [key, setKey] = useState("");
  const [obstacle, setObstacle] = useState("");
  useEffect(() => {
    onObstacle = setObstacle;
  }, []);
  // Decap leaves it «in progress» after a failure.
  if (inProgress && !error) return <p className="attente">{obstacle || "Ouverture…"}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onLogin({ token: key.trim() });
  };
  return (
    <main className="entree">
      <h1>Éditeur du site</h1>
      <form onSubmit={submit}>
        <label htmlFor="cle">Clé d’accès {host}</label>
        <input
          id="cle"
          type="password"
          autoComplete="current-password"
          required
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
        <p>
          Une clé de votre compte {host}, qui permet d’écrire dans le dépôt du site et rien d’autre. Elle
          reste dans ce navigateur jusqu’à ce que vous vous déconnectiez.
        </p>
        {error && <p role="alert">{error}</p>}
        <button type="submit" className="bouton">
          Ouvrir l’éditeur
        </button>
      </form>
    </main>
  );
}
