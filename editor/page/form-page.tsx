import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ValuePath } from "../../src/content/walk";
import { formDefinition, labelOfPath } from "../forms/form";
import { setValueAt } from "../forms/form-state";
import { Button } from "./button";
import { FormFields } from "./fields";
import { focusField } from "./focus";
import type { FormContextValue } from "./form-context";
import { ChangeList, Notice } from "./notice";
import { PictureDialogue, type PictureRequest } from "./picture-dialogue";
import { Preview } from "./preview";
import { useContent, useSame } from "./use-content";
import { type FormPageProps, useForm } from "./use-form";

/** The form of a file, with a preview of its page beside it. */
export function FormPage(props: FormPageProps) {
  const { name, backend } = props;
  const { data, form, update, save, refusal, offeredDraft, offeredChanges, ...actions } = useForm(props);
  const [pictureRequest, setPictureRequest] = useState<PictureRequest>();
  const [view, setView] = useState<"form" | "preview">("form");
  const formScroll = useRef(0);
  // On a narrow screen one is shown in place of the other: the way back is where one was.
  const switchView = () => {
    if (view === "form") formScroll.current = scrollY;
    flushSync(() => setView(view === "form" ? "preview" : "form"));
    scrollTo(0, view === "form" ? 0 : formScroll.current);
  };
  const { say } = actions;
  const openField = useCallback(
    (id: string, isShared = false) => {
      if (isShared) {
        const address = `?formulaire=site#${id}`;
        return say(
          <>
            Ceci se change dans «<a href={address}>{formDefinition("site")?.label}</a>»
          </>,
        );
      }
      flushSync(() => {
        say("");
        setView("form");
      });
      focusField(id.split("."));
    },
    [say],
  );

  const {
    isChanged,
    isToBeMended,
    content,
    listed,
    contents,
    addresses,
    pictures,
    problems,
    problemsAsSaved,
  } = useContent(form, data, props.pictures);
  // What was spoilt by hand is shown before anything is typed.
  const spoiltIds = new Set(problemsAsSaved.map(({ path }) => idOf(path)));
  const spoilt = problems.filter(({ path }) => spoiltIds.has(idOf(path)));
  const knownIds = new Set([...form.touched.map(idOf), ...spoiltIds]);
  const shown = useSame(problems.filter(({ path }) => refusal || knownIds.has(idOf(path))));

  // Every field renders again when this changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `update` does the same in every render
  const context = useMemo(
    (): FormContextValue => ({
      problems: shown,
      addresses,
      examples: new Map(listed.map(({ path, isKept }) => [idOf(path), { isKept }])),
      setValue: (path, value) => update((now) => setValueAt(now, path, value)),
      update,
      move: actions.move,
      say: actions.say,
      pictureUrl: (picture) => pictures.get(picture)?.url,
      choosePicture: setPictureRequest,
    }),
    [shown, listed, addresses, pictures],
  );

  // An address may name a field.
  useEffect(() => {
    if (location.hash) focusField(location.hash.slice(1).split("."));
  }, []);

  const isSaving = form.saving !== undefined;
  const definition = formDefinition(name);
  const written = isToBeMended ? "Un texte fixé a été changé : enregistrer le remet" : "Tout est enregistré";
  const saved = data.texts.has(name) ? written : "Pas encore créé";
  const state = isChanged ? "Changements non enregistrés" : offeredDraft ? "Un brouillon attend" : saved;
  return (
    <div className="form-page" data-view={view}>
      <title>{`${isChanged ? "• " : ""}${definition?.label} – Éditeur du site`}</title>
      <header className="row">
        <a href={location.pathname} className="back">
          Tous les formulaires
        </a>
        <h1>{definition?.label}</h1>
        {/* Where a save is published, the editor is part of the site. */}
        {backend.follow && (
          <a href={definition?.path} target="_blank" rel="noreferrer">
            Voir la page
          </a>
        )}
        <Button className="switch" onClick={switchView}>
          {view === "form" ? "Aperçu" : "Formulaire"}
        </Button>
        <div role="status">
          <p>{isSaving ? "Enregistrement…" : state}</p>
          {actions.said && <p>{actions.said}</p>}
        </div>
        <div className="row steps">
          <Button id="annuler" isDisabled={form.past.length === 0} onClick={actions.undo}>
            Annuler
          </Button>
          <Button isDisabled={form.future.length === 0} onClick={actions.redo}>
            Rétablir
          </Button>
          <Button className="main" isDisabled={!isChanged && !isToBeMended && !isSaving} onClick={save}>
            Enregistrer
          </Button>
        </div>
      </header>
      <main>
        {offeredDraft ? (
          <div className="above">
            <h2>
              {offeredDraft.baseText === form.baseText
                ? "Des changements n’ont pas été enregistrés"
                : "Ce formulaire a changé depuis"}
            </h2>
            <p>
              Ce navigateur a gardé ce que vous y aviez tapé. Si vous les reprenez, ce que d’autres ont changé
              reste.
            </p>
            <p className="row above">
              <Button className="main" onClick={() => actions.decideOnDraft(true)}>
                Les reprendre
              </Button>
              <Button onClick={() => actions.decideOnDraft(false)}>Les abandonner</Button>
            </p>
            {offeredChanges && <ChangeList file={name} changes={offeredChanges} />}
          </div>
        ) : (
          definition && (
            <>
              <FieldList title="À corriger" file={name} places={spoilt} />
              <FieldList
                title="À remplacer avant de publier"
                file={name}
                places={listed.filter(({ isKept }) => !isKept)}
              />
              <FormFields key={actions.formKey} {...{ definition, context }} value={form.typed} />
            </>
          )
        )}
      </main>
      <aside aria-label="Aperçu">
        <Preview {...{ name, content, contents, pictures }} onField={openField} />
      </aside>
      {pictureRequest && (
        <PictureDialogue
          pictures={pictures}
          maxMegabytes={backend.maxPictureMegabytes}
          request={pictureRequest}
          onAdd={actions.addUpload}
          onClose={() => setPictureRequest(undefined)}
        />
      )}
      {refusal && (!refusal.isOfFields || problems.length > 0) && (
        <Notice
          file={name}
          message={refusal.message}
          problems={refusal.isOfFields ? problems : []}
          changes={refusal.changes}
          onGoOn={actions.goOnFromFile}
          onClose={actions.closeRefusal}
        />
      )}
    </div>
  );
}

const idOf = (path: ValuePath) => path.join(".");

type FieldListProps = { title: string; file: string; places: readonly { path: ValuePath }[] };

/** Leads to fields that wait for the owner. */
function FieldList({ title, file, places }: FieldListProps) {
  if (places.length === 0) return null;
  // A field may have several problems.
  const paths = new Map(places.map(({ path }) => [idOf(path), path]));
  return (
    <div className="above">
      <h2>{title}</h2>
      <ul className="row">
        {[...paths].map(([id, path]) => (
          <li key={id}>
            <button type="button" className="link" onClick={() => focusField(path)}>
              {labelOfPath(file, path) || "Ce formulaire"}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
