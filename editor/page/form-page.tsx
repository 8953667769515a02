import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { addressesOf } from "../../src/content/check/across-files";
import { picturesIn, schemaOf } from "../../src/content/check/file-problems";
import { complete } from "../forms/complete";
import { fileOf } from "../forms/form";
import { differences, isUnsaved, moveEntry, typeAt } from "../forms/form-state";
import { parseAll, problemsOf } from "../forms/save";
import { Button } from "./button";
import { takeFocus } from "./field-labels";
import { FormFields, type Surroundings } from "./fields";
import { Differences, Notice } from "./notice";
import { PictureDialogue } from "./picture-dialogue";
import { Preview } from "./preview";
import { type FormProps, useForm } from "./use-form";

type Choice = { picture: string; take: (picture: string) => void };

/** A file's form, with the page of the site beside it. */
export function FormPage({ site, ...props }: FormProps & { site: string | undefined }) {
  const { name, data, place } = props;
  const { form, step, save, refusal, offered, ...open } = useForm(props);
  const [choice, setChoice] = useState<Choice>();
  const [shown, setShown] = useState<"form" | "preview">("form");

  // What follows from the text may come a moment after the key.
  const later = useDeferredValue(form);
  const { typed, left, uploads } = later;
  const isChanged = useMemo(() => isUnsaved(later), [later]);
  const content = useMemo(() => complete(schemaOf(name), typed), [name, typed]);
  const contents = useMemo(() => parseAll(data.texts).contents, [data]);
  const addresses = useMemo(() => addressesOf(contents), [contents]);
  const version = useSyncExternalStore(props.pictures.subscribe, () => props.pictures.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` stands for what is known of the pictures
  const pictures = useMemo(() => props.pictures.of(data, uploads), [props.pictures, data, uploads, version]);
  const problems = useMemo(
    () => problemsOf(name, content, new Map([...contents, [name, content]]), pictures.known()),
    [name, content, contents, pictures],
  );
  const isLeft = new Set(left.map((path) => path.join(".")));
  const told = JSON.stringify(problems.filter(({ path }) => refusal || isLeft.has(path.join("."))));

  // Fields are drawn again when what is around them is another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `step` is always the same
  const surroundings = useMemo(
    (): Surroundings => ({
      file: name,
      problems: JSON.parse(told),
      addresses: [...addresses.pages, ...addresses.anchors],
      type: (path, value) => step((now) => typeAt(now, path, value)),
      leave: (path) => step((now) => ({ ...now, left: [...now.left, path] })),
      move: (move) => step((now) => moveEntry(now, move)),
      addressOf: (picture) => pictures.get(picture)?.url,
      choosePicture: (picture, take) => setChoice({ picture, take }),
    }),
    [name, told, addresses, pictures],
  );

  useEffect(() => {
    for (const picture of picturesIn(name, content)) pictures.open(picture);
  }, [name, content, pictures]);

  const isSaving = form.saving !== undefined;

  const file = fileOf(name);
  const state = isChanged ? "Changements non enregistrés" : "Tout est enregistré";
  return (
    <div className="form-page" data-shown={shown}>
      <title>{`${isChanged ? "• " : ""}${file?.label} – Éditeur du site`}</title>
      <header className="row">
        <a href="#/">Tous les formulaires</a>
        <h1 ref={takeFocus} tabIndex={-1}>
          {file?.label}
        </h1>
        {site && (
          <a href={site + file?.path} target="_blank" rel="noreferrer">
            Voir la page
          </a>
        )}
        <Button
          className="narrow"
          aria-pressed={shown === "preview"}
          onClick={() => setShown(shown === "form" ? "preview" : "form")}
        >
          Aperçu
        </Button>
        <p role="status">{isSaving ? "Enregistrement…" : state}</p>
        <Button className="main" isOff={!isChanged && !isSaving} onClick={save}>
          Enregistrer
        </Button>
      </header>
      <main>
        {offered ? (
          <div className="above">
            <h2>Des changements n’ont pas été enregistrés</h2>
            <p>Ce navigateur a gardé ce que vous aviez tapé dans ce formulaire.</p>
            <Differences file={name} of={differences(offered.typed, form.typed)} />
            <p className="row above">
              <Button className="main" onClick={() => open.takeUp(offered)}>
                Les reprendre
              </Button>
              <Button onClick={open.abandon}>Les abandonner</Button>
            </p>
          </div>
        ) : (
          <FormFields
            key={open.filling}
            fields={file?.form ?? []}
            value={form.typed}
            surroundings={surroundings}
          />
        )}
      </main>
      <aside aria-label="Aperçu">
        <Preview name={name} content={content} contents={contents} pictures={pictures} />
      </aside>
      {choice && (
        <PictureDialogue
          pictures={pictures}
          largest={place.largestPicture}
          chosen={choice.picture}
          onAdd={open.add}
          onChoose={choice.take}
          onClose={() => setChoice(undefined)}
        />
      )}
      {refusal && (!refusal.isOfFields || problems.length > 0) && (
        <Notice
          file={name}
          message={refusal.message}
          problems={refusal.isOfFields ? problems : []}
          differences={refusal.differences}
          onStartAgain={open.startAgain}
          onClose={open.closeRefusal}
        />
      )}
    </div>
  );
}
