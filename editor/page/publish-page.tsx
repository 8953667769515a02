import { useEffect, useEffectEvent, useState } from "react";
import type { Publication } from "../publish";
import { Button } from "./button";
import { focusTitle } from "./focus";
import { publisher } from "./local-backend";

/** How often the site is asked whether it shows the content that was sent, in milliseconds. */
const pause = 10_000;

/** Shows what would leave, and where to; judges, commits and sends it. */
export function PublishPage() {
  const [publication, setPublication] = useState<Publication>();
  /** What is being done, or what came of it. */
  const [message, setMessage] = useState("Ouverture…");
  const [isRunning, setIsRunning] = useState(false);
  const [isSent, setIsSent] = useState(false);

  const open = () =>
    publisher.read().then(
      (now) => {
        setPublication(now);
        setMessage("");
      },
      (error: Error) => setMessage(error.message),
    );
  const openOnce = useEffectEvent(open);
  useEffect(() => {
    void openOnce();
  }, []);
  useEffect(() => {
    if (!isSent) return;
    const timer = setInterval(async () => {
      if (!(await publisher.isOnline().catch(() => false))) return;
      setMessage("En ligne : le site montre ce contenu.");
      setIsSent(false);
    }, pause);
    return () => clearInterval(timer);
  }, [isSent]);

  const confirm = () => publisher.confirm().then(open, (error: Error) => setMessage(error.message));
  const publish = async () => {
    setIsRunning(true);
    try {
      setMessage(await publisher.publish(setMessage));
      setIsSent(publication?.remote !== undefined);
      setPublication(await publisher.read());
    } catch (error) {
      setMessage((error as Error).message);
    }
    setIsRunning(false);
  };

  const { remote, changes = [], commits = [] } = publication ?? {};
  const isEmpty = changes.length === 0 && commits.length === 0;
  return (
    <main className="page">
      <title>Publier – Éditeur du site</title>
      <h1 ref={focusTitle} tabIndex={-1}>
        Publier
      </h1>
      {publication && (
        <>
          <p className="above">
            {remote
              ? `Vers ${remote.address}, branche ${remote.branch}.`
              : `Aucune adresse n’est réglée : le site est construit dans ${publication.folder}, à envoyer chez votre hébergeur.`}
          </p>
          {remote?.isPublic && (
            <p className="help">Ce dépôt est public : chacun peut y lire data/, photos comprises.</p>
          )}
          <h2 className="above">Ce qui part</h2>
          {isEmpty ? (
            <p>
              {remote
                ? "Rien : tout ce qui est enregistré a déjà été envoyé."
                : "Rien de neuf depuis le dernier commit."}
            </p>
          ) : (
            <ul>
              {[...changes, ...commits.map((subject) => `Déjà enregistré dans git : ${subject}`)].map(
                (line) => (
                  <li key={line}>{line}</li>
                ),
              )}
            </ul>
          )}
          <p className="row above">
            {remote && !remote.isConfirmed ? (
              <Button onClick={confirm}>C’est bien l’adresse de notre site</Button>
            ) : (
              <Button
                className="main"
                isDisabled={isRunning || (isEmpty && remote !== undefined)}
                onClick={publish}
              >
                Publier
              </Button>
            )}
          </p>
        </>
      )}
      <p role="status" className="above report">
        {message}
      </p>
      <p className="above">
        <a href="#/">Tous les formulaires</a>
      </p>
    </main>
  );
}
