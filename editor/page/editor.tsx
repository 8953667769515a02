import { get } from "idb-keyval";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { AuthError } from "../forms/errors";
import { formDefinition } from "../forms/form";
import type { Draft } from "../forms/form-state";
import { parseTexts, type Snapshot } from "../forms/save";
import type { Backend } from "./backend";
import { Button } from "./button";
import { FormPage } from "./form-page";
import { PictureCache } from "./picture-cache";
import { PublishPage } from "./publish-page";
import { StartPage } from "./start-page";

type Props = {
  backend: Backend;
  /** Distinguishes the drafts of this data/ from those of others in the same browser. */
  draftPrefix: string;
  /** The address of the published site, when the editor is part of it. */
  siteUrl?: string;
  signOut?: (reason: string) => void;
  /** Where publishing is a step of its own: with GitHub a save is published. */
  publishAddress?: string;
};

export const publishRoute = "publier";

type OpenForm = { name: string; data: Snapshot; draft: Draft | undefined };

/** The list of forms at `#/`, and each form at its own address: `#/home`. data/ is read again for each. */
export function Editor({ backend, draftPrefix, siteUrl, signOut, publishAddress }: Props) {
  const mayLeave = useRef(() => true);
  const name = useRoute(mayLeave);
  const [opened, setOpened] = useState<OpenForm>();
  const [failure, setFailure] = useState("");
  const [attempt, setAttempt] = useState(0);
  const pictures = useMemo(() => new PictureCache(backend.readPicture), [backend]);
  const draftKey = `${draftPrefix}#${name}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isCurrent = true;
    setOpened(undefined);
    setFailure("");
    // Without IndexedDB there are no drafts.
    const draft = get<Draft>(draftKey).catch(() => undefined);
    Promise.all([backend.read(), draft]).then(
      ([data, draft]) => isCurrent && setOpened({ name, data, draft }),
      (error: Error) => {
        if (!isCurrent) return;
        if (error instanceof AuthError) signOut?.(error.message);
        setFailure(error.message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [backend, name, draftKey, attempt]);

  const signOutButton = signOut && <Button onClick={() => signOut("")}>Se déconnecter</Button>;
  if (failure) {
    return (
      <MessagePage message={failure}>
        <Button onClick={() => setAttempt(attempt + 1)}>Réessayer</Button>
        {signOutButton}
      </MessagePage>
    );
  }
  if (name === publishRoute && publishAddress) return <PublishPage />;
  if (name && !formDefinition(name))
    return <MessagePage message={`Il n’y a pas de formulaire à l’adresse #/${name}.`} />;
  if (opened?.name !== name) return <MessagePage message="Ouverture…" />;
  if (!name)
    return <StartPage {...{ data: opened.data, draftPrefix, publishAddress }}>{signOutButton}</StartPage>;
  const broken = parseTexts(opened.data.texts).broken.get(name);
  if (broken) return <MessagePage message={broken} />;
  return (
    <FormPage
      key={name}
      {...{ ...opened, draftKey, backend, pictures, siteUrl, mayLeave }}
      onData={(data) => setOpened((now) => (now?.name === name ? { ...now, data } : now))}
    />
  );
}

/** `home` at the address `#/home`. If the owner chooses not to leave a form, its address is restored. */
function useRoute(mayLeave: { current: () => boolean }): string {
  const [route, setRoute] = useState(currentRoute);
  useEffect(() => {
    const follow = () => {
      if (currentRoute() === route) return;
      if (mayLeave.current()) setRoute(currentRoute());
      else history.pushState(null, "", `#/${route}`);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [route, mayLeave]);
  return route;
}

function currentRoute(): string {
  return location.hash.replace(/^#?\/?/, "");
}

/** A message in place of a form. */
function MessagePage({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <main className="page">
      <title>Éditeur du site</title>
      <p role="status">{message}</p>
      <div className="row above">
        {children}
        <a href="#/">Tous les formulaires</a>
      </div>
    </main>
  );
}
