import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { refusalsOf, warningsOf } from "../../src/content/check/going-live";
import { examplePaths } from "../../src/content/check/placeholders";
import { parseTexts, type Snapshot, savedProblems } from "../forms/save";
import type { Publication, Texts } from "../publish";
import { textFile } from "./backend";
import { Button } from "./button";
import { draftsOf, keepAsDraft } from "./drafts";
import { follow } from "./follow";
import { FormLinks, Sentence } from "./form-links";
import { FormerNames } from "./former-names";
import { localBackend, publisher } from "./local-backend";
import { plural } from "./plural";
import { useNames } from "./use-when-shown";
import { WayBack } from "./way-back";
import { WhatLeaves } from "./what-leaves";

type Props = { data: Snapshot; draftPrefix: string };

/** Shows what would leave, and where to; judges, commits and sends it; and leads back to what is online. */
export function PublishPage({ data: opened, draftPrefix }: Props) {
  const [data, setData] = useState(opened);
  const [publication, setPublication] = useState<Publication>();
  const [published, setPublished] = useState<Texts["texts"]>([]);
  /** What is being done, or what came of it. */
  const [message, setMessage] = useState<ReactNode>("Ouverture…");
  const [isRunning, setIsRunning] = useState(true);

  /** One thing is done at a time. */
  const during = async (action: () => Promise<void>) => {
    setIsRunning(true);
    await action().catch((error: Error) => setMessage(error.message));
    setIsRunning(false);
  };
  /** Waits for a publication under way, also one that was begun before this page was left; then shows what would leave. */
  const open = async () => {
    const { done, refusal = "" } = await publisher.outcome(setMessage);
    const outcome = done ?? refusal;
    if (outcome) {
      setMessage(outcome);
      await publisher.seen();
    }
    const now = await publisher.read().catch((error: Error) => setMessage(outcome || error.message));
    if (!now) return;
    setPublication(now);
    // Why there is nothing to go back to, the page says.
    const { texts } = await publisher.texts().catch(() => ({ texts: [] }));
    setPublished(texts);
    // Another form may have been saved meanwhile.
    setData(await localBackend.read());
    setMessage(outcome);
    if (done && now.remote) void follow(publisher.isOnline, async () => done, setMessage);
  };
  const openOnce = useEffectEvent(() => during(open));
  useEffect(() => {
    void openOnce();
  }, []);

  const confirm = () => during(() => publisher.confirm().then(open));
  const publish = () => during(() => publisher.publish().then(open));
  /** A text that somebody else has changed as well waits in its form, as a draft. */
  const takeOthers = async () => {
    const { texts } = await publisher.takeOthers();
    for (const [name, text, baseText] of texts) await keepAsDraft(draftPrefix, name, text, baseText);
    await open();
    setMessage(
      texts.length === 0 ? (
        "C’est fait. Vos changements sont toujours là : vous pouvez publier."
      ) : (
        <>
          C’est fait. Vous aviez changé les mêmes formulaires :{" "}
          <FormLinks names={texts.map(([name]) => name)} />. Ouvrez-les : vos textes y attendent, à côté des
          autres.
        </>
      ),
    );
  };
  const take = () => {
    // Until our texts are in this browser.
    addEventListener("beforeunload", stay);
    return during(() => takeOthers().finally(() => removeEventListener("beforeunload", stay)));
  };

  const goBack = (texts: Texts["texts"]) =>
    during(async () => {
      // Another tab may have saved meanwhile.
      const now = await localBackend.read();
      const takeBacks: (() => Promise<void>)[] = [];
      for (const [name, text] of texts) {
        const own = now.texts.get(name);
        if (own !== undefined) takeBacks.push(await keepAsDraft(draftPrefix, name, own, text));
      }
      const files = await Promise.all(texts.map(([name, text]) => textFile(name, text)));
      await localBackend.write(files, now.version).catch(async (error) => {
        for (const takeBack of takeBacks) await takeBack();
        throw error;
      });
      await open();
      setMessage(
        <>
          Revenu à {source} : <FormLinks names={texts.map(([name]) => name)} />. Vos textes y attendent.
        </>,
      );
    });

  const { remote, changes = [], removed = [], commits = [] } = publication ?? {};
  // Without an address, git knows the last copy only.
  const source = remote ? "ce qui est en ligne" : "la dernière copie";
  const { contents } = parseTexts(data.texts);
  const problems = useMemo(() => savedProblems(data), [data]);
  const unready = [...contents.keys()].filter((name) => examplePaths(contents.get(name)).length > 0);
  // What somebody else has published since is no change of ours.
  const comparable = remote?.isBehind ? [] : published;
  const online = parseTexts(new Map(comparable)).contents;
  const refusals = refusalsOf(contents);
  const isUnready = unready.length > 0 || refusals.length > 0 || problems.size > 0;
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
              : `Aucun dépôt en ligne n’est indiqué : le site est construit dans ${publication.folder}, à envoyer à votre hébergeur.`}
          </p>
          {remote && !remote.isConfirmed && (
            <p className="help">
              Une fois pour toutes : est-ce le dépôt de votre site, et non celui d’où vous avez copié le
              modèle ?
            </p>
          )}
          {remote?.isBehind && (
            <p>
              Quelqu’un a publié avant vous. Récupérez d’abord sa version : rien de ce que vous avez
              enregistré ne se perd.
            </p>
          )}
          {remote?.isPublic && (
            <p className="help">Ce dépôt est public : chacun peut y lire data/, photos comprises.</p>
          )}
          {warningsOf(contents).map((sentence) => (
            <p key={sentence}>
              <Sentence text={sentence} />
            </p>
          ))}
          <FormerNames contents={contents} when={String(isRunning)} />
          {isUnready && <h2 className="above">À faire avant de publier</h2>}
          {unready.length > 0 && (
            <p className="messages">
              Remplacer les exemples qui restent dans <FormLinks names={unready} />.
            </p>
          )}
          {[...problems].map(([name, [first, ...others]]) => (
            <p key={name} className="messages">
              Corriger <FormLinks names={[name]} /> — {first}
              {others.length > 0 && ` (et ${plural(others.length, "autre")})`}
            </p>
          ))}
          {refusals.map((sentence) => (
            <p key={sentence} className="messages">
              <Sentence text={sentence} />
            </p>
          ))}
          <h2 className="above">Ce qui part</h2>
          {isEmpty ? (
            <p>
              {remote
                ? "Rien : tout ce qui est enregistré a déjà été envoyé."
                : "Rien n’a changé depuis la dernière copie."}
            </p>
          ) : (
            <WhatLeaves
              {...{ changes, removed, commits, contents, online }}
              isOnline={remote !== undefined}
            />
          )}
          <WaitingDrafts {...{ draftPrefix, isRunning }} />
          <p className="row above">
            {remote && !remote.isConfirmed ? (
              <Button isDisabled={isRunning} onClick={confirm}>
                C’est bien notre dépôt
              </Button>
            ) : remote?.isBehind ? (
              <Button className="main" isDisabled={isRunning} onClick={take}>
                Récupérer sa version
              </Button>
            ) : (
              <Button
                className="main"
                isDisabled={isRunning || isUnready || (isEmpty && remote !== undefined)}
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
      <WayBack
        {...{ data, isRunning, source }}
        published={comparable.filter(([name]) => online.has(name))}
        onBack={goBack}
      />
      <p className="above">
        <a href={location.pathname}>Tous les formulaires</a>
      </p>
    </main>
  );
}

/** Texts that are not saved, and therefore stay here. */
function WaitingDrafts({ draftPrefix, isRunning }: { draftPrefix: string; isRunning: boolean }) {
  // Read anew after each action.
  const names = useNames(() => draftsOf(draftPrefix), String(isRunning));
  if (names.size === 0) return null;
  return (
    <p>
      Ne part pas : ce que vous n’avez pas enregistré dans <FormLinks names={names} />.
    </p>
  );
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault();
