import { get } from "idb-keyval";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { collections, fileOf } from "../forms/form";
import type { Draft } from "../forms/form-state";
import { type Data, parseAll } from "../forms/save";
import { Button } from "./button";
import { takeFocus } from "./field-labels";
import { FormPage } from "./form-page";
import { Pictures } from "./pictures";
import { KeyRefused, type Place } from "./place";

type Props = {
  place: Place;
  /** What this browser keeps the drafts of this data/ under. */
  drafts: string;
  /** Where the published site is, when the editor is on it. */
  site?: string;
  signOut?: (why: string) => void;
};

type Opened = { name: string; data: Data; draft: Draft | undefined };

/** The list of forms at `#/`, and each form at an address of its own: `#/home`. data/ is read anew for each. */
export function Editor({ place, drafts, site, signOut }: Props) {
  const mayLeave = useRef(() => true);
  const name = useRoute(mayLeave);
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState("");
  const [attempt, setAttempt] = useState(0);
  const pictures = useMemo(() => new Pictures(place.readPicture), [place]);
  const draftKey = `${drafts} ${name}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isCurrent = true;
    setOpened(undefined);
    setFailure("");
    // Where the browser keeps nothing, there are no drafts.
    const draft = get<Draft>(draftKey).catch(() => undefined);
    Promise.all([place.read(), draft]).then(
      ([data, draft]) => isCurrent && setOpened({ name, data, draft }),
      (error: Error) => {
        if (!isCurrent) return;
        if (error instanceof KeyRefused) signOut?.(error.message);
        setFailure(error.message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [place, name, draftKey, attempt]);

  const wayOut = signOut && <Button onClick={() => signOut("")}>Se déconnecter</Button>;
  if (failure) {
    return (
      <Told sentence={failure}>
        <Button onClick={() => setAttempt(attempt + 1)}>Réessayer</Button>
        {wayOut}
      </Told>
    );
  }
  if (name && !fileOf(name)) return <Told sentence={`Il n’y a pas de formulaire à l’adresse #/${name}.`} />;
  if (opened?.name !== name) return <Told sentence="Ouverture…" />;
  if (!name) return <FormList>{wayOut}</FormList>;
  const broken = parseAll(opened.data.texts).broken.get(name);
  if (broken) return <Told sentence={broken} />;
  return (
    <FormPage
      key={name}
      {...{ ...opened, draftKey, place, pictures, site, mayLeave }}
      onData={(data) => setOpened((now) => (now?.name === name ? { ...now, data } : now))}
    />
  );
}

/** `home` at the address `#/home`. Where the owner does not want to leave a form, its address comes back. */
function useRoute(mayLeave: { current: () => boolean }): string {
  const [route, setRoute] = useState(routeNow);
  useEffect(() => {
    const follow = () => {
      if (routeNow() === route) return;
      if (mayLeave.current()) setRoute(routeNow());
      else history.pushState(null, "", `#/${route}`);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [route, mayLeave]);
  return route;
}

function routeNow(): string {
  return location.hash.replace(/^#?\/?/, "");
}

function FormList({ children }: { children: ReactNode }) {
  return (
    <main className="page">
      <title>Éditeur du site</title>
      <div className="row between">
        <h1 ref={takeFocus} tabIndex={-1}>
          Éditeur du site
        </h1>
        {children}
      </div>
      {collections.map(({ name, label, description, files }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{label}</h2>
          <p className="help">{description}</p>
          <ul className="cards">
            {files.map((file) => (
              <li key={file.name}>
                <a href={`#/${file.name}`}>{file.label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

/** A sentence instead of a form. */
function Told({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <main className="page">
      <title>Éditeur du site</title>
      <p role="status">{sentence}</p>
      <div className="row above">
        {children}
        <a href="#/">Tous les formulaires</a>
      </div>
    </main>
  );
}
