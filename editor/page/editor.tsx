import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { AuthError, EditorError } from "../forms/errors";
import { formDefinition } from "../forms/form";
import type { Draft } from "../forms/form-state";
import { parseTexts, type Snapshot } from "../forms/save";
import type { Backend } from "./backend";
import { Button } from "./button";
import { readDraft } from "./drafts";
import { FormPage } from "./form-page";
import { PictureCache } from "./picture-cache";
import { PublishPage } from "./publish-page";
import { StartPage } from "./start-page";

type Props = {
  backend: Backend;
  /** Distinguishes the drafts of this data/ from those of others in the same browser. */
  draftPrefix: string;
  signOut?: (reason: string) => void;
};

type Opened = { data: Snapshot; draft: Draft | undefined };

/** Each form is a document of its own, `?formulaire=home`, as is `?publier`; without either it is the list of forms. */
export function Editor({ backend, draftPrefix, signOut }: Props) {
  // Else a save is published, and publishing no step of its own.
  const isLocal = !backend.follow;
  const [address] = useState(() => new URLSearchParams(location.search));
  const name = address.get("formulaire") ?? "";
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState("");
  const pictures = useMemo(() => new PictureCache(backend.readPicture), [backend]);
  const draftKey = `${draftPrefix}#${name}`;

  const open = useEffectEvent(async () => {
    if (name && !formDefinition(name)) throw new EditorError(`Il n’y a pas de formulaire «${name}».`);
    // Without IndexedDB there are no drafts.
    const draft = await readDraft(draftKey).catch(() => undefined);
    setOpened({ data: await backend.read(), draft });
  });
  const refuse = useEffectEvent((error: Error) => {
    if (error instanceof AuthError) signOut?.(error.message);
    setFailure(error.message);
  });
  useEffect(() => {
    open().catch(refuse);
  }, []);

  const signOutButton = signOut && <Button onClick={() => signOut("")}>Se déconnecter</Button>;
  if (failure) {
    return (
      <MessagePage message={failure}>
        <Button onClick={() => location.reload()}>Réessayer</Button>
        {signOutButton}
      </MessagePage>
    );
  }
  if (!opened) return <MessagePage message="Ouverture…" />;
  const { data } = opened;
  if (isLocal && address.has("publier")) return <PublishPage {...{ data, draftPrefix }} />;
  if (!name) return <StartPage {...{ data, draftPrefix, isLocal }}>{signOutButton}</StartPage>;
  const broken = parseTexts(data.texts).broken.get(name);
  if (broken)
    return (
      <MessagePage message={broken}>
        {isLocal && <a href="?publier">Ou revenir au texte d’avant</a>}
      </MessagePage>
    );
  return <FormPage {...{ ...opened, name, draftKey, backend, pictures }} />;
}

/** A message in place of a form. */
function MessagePage({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <main className="page">
      <title>Éditeur du site</title>
      <div role="status">
        <p>{message}</p>
      </div>
      <div className="row above">
        {children}
        <a href={location.pathname}>Tous les formulaires</a>
      </div>
    </main>
  );
}
