import { get, set } from "idb-keyval";
import { Fragment, useEffect, useEffectEvent, useState } from "react";
import { refusalsOf } from "../../src/content/check/going-live";
import { examplePaths } from "../../src/content/check/placeholders";
import { formDefinition, formGroups } from "../forms/form";
import type { Draft } from "../forms/form-state";
import { parseContent, parseTexts, type Snapshot } from "../forms/save";
import type { Publication } from "../publish";
import { Button } from "./button";
import { follow } from "./follow";
import { localBackend, publisher } from "./local-backend";
import { spoken } from "./start-page";
import { WayBack } from "./way-back";

type Props = { data: Snapshot; draftPrefix: string };

/** Shows what would leave, and where to; judges, commits and sends it; and leads back to what is online. */
export function PublishPage({ data: opened, draftPrefix }: Props) {
  const [data, setData] = useState(opened);
  const [publication, setPublication] = useState<Publication>();
  /** What is being done, or what came of it. */
  const [message, setMessage] = useState("Ouverture…");
  const [isRunning, setIsRunning] = useState(false);

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

  const confirm = () => publisher.confirm().then(open, (error: Error) => setMessage(error.message));
  const publish = async () => {
    setIsRunning(true);
    try {
      const outcome = await publisher.publish(setMessage);
      setMessage(outcome);
      if (publication?.remote) void follow(publisher.isOnline, async () => outcome, setMessage);
      setPublication(await publisher.read());
    } catch (error) {
      setMessage((error as Error).message);
    }
    setIsRunning(false);
  };

  /** A text that somebody else has changed as well waits in its form, as a draft. */
  const takeOthers = async () => {
    setIsRunning(true);
    try {
      const { texts } = await publisher.takeOthers();
      const now = await localBackend.read();
      setData(now);
      for (const [name, text, baseText] of texts) {
        const key = `${draftPrefix}#${name}`;
        const draft = await get<Draft>(key);
        const typed = draft?.typed ?? parseContent(text);
        await set(key, { uploads: [], ...draft, typed, baseText, saving: undefined });
      }
      const forms = texts.map(([name]) => formDefinition(name)?.label ?? name);
      setMessage(
        forms.length === 0
          ? "Pris. Vos changements y sont toujours : vous pouvez publier."
          : `Pris. Vous aviez changé les mêmes formulaires : ouvrez ${forms.join(", ")}, vos textes y attendent à côté des autres.`,
      );
      setPublication(await publisher.read());
    } catch (error) {
      setMessage((error as Error).message);
    }
    setIsRunning(false);
  };

  useEffect(() => {
    // What came of it could not be told any more.
    const ask = (event: BeforeUnloadEvent) => isRunning && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isRunning]);

  const { contents } = parseTexts(data.texts);
  const unready = formGroups
    .flatMap(({ forms }) => forms)
    .filter(({ name }) => examplePaths(contents.get(name)).length > 0);
  const { remote, changes = [], commits = [] } = publication ?? {};
  const isEmpty = changes.length === 0 && commits.length === 0;
  return (
    <main className="page">
      <title>Publier – Éditeur du site</title>
      <h1>Publier</h1>
      {publication && (
        <>
          <p className="above">
            {remote
              ? `Vers ${remote.address}, branche ${remote.branch}.`
              : `Aucune adresse n’est réglée : le site est construit dans ${publication.folder}, à envoyer chez votre hébergeur.`}
          </p>
          {remote && !remote.isConfirmed && (
            <p className="help">
              Une fois pour toutes : est-ce le dépôt de votre site, et non celui d’où vous avez copié le
              modèle ?
            </p>
          )}
          {remote?.isBehind && (
            <p>
              Quelqu’un a publié avant vous. Prenez d’abord ce qu’il a publié : rien de ce que vous avez
              enregistré ne se perd.
            </p>
          )}
          {remote?.isPublic && (
            <p className="help">Ce dépôt est public : chacun peut y lire data/, photos comprises.</p>
          )}
          {unready.length > 0 && (
            <p className="messages">
              Pas encore : il reste des exemples à remplacer dans{" "}
              {unready.map(({ name, label }, index) => (
                <Fragment key={name}>
                  {index > 0 && ", "}
                  <a href={`?formulaire=${name}`}>{label}</a>
                </Fragment>
              ))}
              .
            </p>
          )}
          {refusalsOf(contents).map((sentence) => (
            <p key={sentence} className="messages">
              {spoken(sentence)}
            </p>
          ))}
          <h2 className="above">Ce qui part</h2>
          {isEmpty ? (
            <p>
              {remote
                ? "Rien : tout ce qui est enregistré a déjà été envoyé."
                : "Rien de neuf depuis la dernière fois."}
            </p>
          ) : (
            <ul>
              {[...changes.map(nameOf), ...commits.map((subject) => `Déjà préparé : ${subject}`)].map(
                (line) => (
                  <li key={line}>{line}</li>
                ),
              )}
            </ul>
          )}
          <p className="row above">
            {remote && !remote.isConfirmed ? (
              <Button onClick={confirm}>C’est bien l’adresse de notre site</Button>
            ) : remote?.isBehind ? (
              <Button className="main" isDisabled={isRunning} onClick={takeOthers}>
                Prendre ce qui a été publié
              </Button>
            ) : (
              <Button
                className="main"
                isDisabled={isRunning || unready.length > 0 || (isEmpty && remote !== undefined)}
                onClick={publish}
              >
                Publier
              </Button>
            )}
          </p>
        </>
      )}
      <div role="status" className="above report">
        <p>{message}</p>
      </div>
      <WayBack {...{ data, draftPrefix, isRunning }} />
      <p className="above">
        <a href={location.pathname}>Tous les formulaires</a>
      </p>
    </main>
  );
}

/** `data/founders.json` → «À propos»; a picture by its file's name. */
function nameOf(file: string): string {
  const name = file.replace(/^data\/|\.json$/g, "");
  return formDefinition(name)?.label ?? name.replace("images/", "image ");
}
