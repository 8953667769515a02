import { css } from "@emotion/react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { space } from "../../src/theme/tokens";
import { type Data, parseAll } from "../forms/save";
import { Button } from "./controls";
import { type KeptDraft, readDraft } from "./drafts";
import { collections, fileOf } from "./field-labels";
import { FormList } from "./form-list";
import { FormPage } from "./form-page";
import { Pictures } from "./pictures";
import { KeyRefused, type Place } from "./place";

type Props = {
  place: Place;
  /** What this browser keeps the drafts of this data/ under. */
  drafts: string;
  /** Where the published site is, when the editor is on it. */
  site?: string;
  signOut?: (why?: string) => void;
};

type Opened = { name: string; data: Data; draft: KeptDraft | undefined };

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
    Promise.all([place.read(), readDraft(draftKey)]).then(
      ([data, draft]) => isCurrent && setOpened({ name, data, draft }),
      (error: Error) => {
        if (error instanceof KeyRefused) signOut?.(error.message);
        else if (isCurrent) setFailure(error.message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [place, name, draftKey, attempt]);

  if (failure) {
    return (
      <Told sentence={failure}>
        <Button onClick={() => setAttempt(attempt + 1)}>Réessayer</Button>
        {signOut && <Button onClick={() => signOut()}>Se déconnecter</Button>}
      </Told>
    );
  }
  if (name && !fileOf(name)) return <Told sentence={`Il n’y a pas de formulaire à l’adresse #/${name}.`} />;
  if (opened?.name !== name) return <Told sentence="Ouverture…" />;
  if (!name) return <FormList collections={collections} signOut={signOut} />;
  const broken = parseAll(opened.data.texts).broken.get(name);
  if (broken) return <Told sentence={broken} />;
  return (
    <FormPage
      key={name}
      name={name}
      data={opened.data}
      onData={(data) => setOpened((now) => (now?.name === name ? { ...now, data } : now))}
      draft={opened.draft}
      draftKey={draftKey}
      place={place}
      pictures={pictures}
      site={site}
      mayLeave={mayLeave}
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

/** A sentence instead of a form. */
function Told({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <main css={styles.told}>
      <title>Éditeur du site</title>
      <p role="status">{sentence}</p>
      <div css={styles.ways}>
        {children}
        <a href="#/">Tous les formulaires</a>
      </div>
    </main>
  );
}

const styles = {
  told: css({ maxInlineSize: "44rem", margin: "10vh auto", padding: space.l }),
  ways: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.m,
    marginBlockStart: space.l,
  }),
};
