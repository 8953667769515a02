import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { addressesOf } from "../../src/content/check/across-files";
import { picturesIn, schemaOf } from "../../src/content/check/file-problems";
import { complete } from "../forms/complete";
import { formDefinition } from "../forms/form";
import { differences, isUnsaved, moveEntry, setValueAt } from "../forms/form-state";
import { parseTexts, problemsOf } from "../forms/save";
import { Button } from "./button";
import { FormFields } from "./fields";
import { focusTitle } from "./focus";
import type { FormContextValue } from "./form-context";
import { DifferenceList, Notice } from "./notice";
import { PictureDialogue } from "./picture-dialogue";
import { Preview } from "./preview";
import { type FormPageProps, useForm } from "./use-form";

type PictureRequest = { picture: string; onChoose: (picture: string) => void };

/** The form of a file, with a preview of its page beside it. */
export function FormPage({ siteUrl, ...props }: FormPageProps & { siteUrl: string | undefined }) {
  const { name, data, backend } = props;
  const { form, update, save, refusal, offeredDraft, ...actions } = useForm(props);
  const [pictureRequest, setPictureRequest] = useState<PictureRequest>();
  const [view, setView] = useState<"form" | "preview">("form");

  // Problems and preview may lag behind the keystrokes.
  const deferredForm = useDeferredValue(form);
  const { typed, touched, uploads } = deferredForm;
  const isChanged = useMemo(() => isUnsaved(deferredForm), [deferredForm]);
  const content = useMemo(() => complete(schemaOf(name), typed), [name, typed]);
  const contents = useMemo(() => parseTexts(data.texts).contents, [data]);
  const addresses = useMemo(() => addressesOf(contents), [contents]);
  const version = useSyncExternalStore(props.pictures.subscribe, () => props.pictures.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` changes when a picture has been opened
  const pictures = useMemo(
    () => props.pictures.forForm(data, uploads),
    [props.pictures, data, uploads, version],
  );
  const problems = useMemo(
    () => problemsOf(name, content, new Map([...contents, [name, content]]), pictures.facts()),
    [name, content, contents, pictures],
  );
  const touchedIds = new Set(touched.map((path) => path.join(".")));
  const shown = problems.filter(({ path }) => refusal || touchedIds.has(path.join(".")));
  const shownProblems = JSON.stringify(shown);

  // Every field renders again when this changes; the problems are compared by their text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `update` does the same in every render
  const context = useMemo(
    (): FormContextValue => ({
      file: name,
      problems: JSON.parse(shownProblems),
      addresses: [...addresses.pages, ...addresses.anchors],
      setValue: (path, value) => update((now) => setValueAt(now, path, value)),
      touch: (path) => update((now) => ({ ...now, touched: [...now.touched, path] })),
      move: (move) => update((now) => moveEntry(now, move)),
      pictureUrl: (picture) => pictures.get(picture)?.url,
      choosePicture: (picture, onChoose) => setPictureRequest({ picture, onChoose }),
    }),
    [name, shownProblems, addresses, pictures],
  );

  useEffect(() => {
    for (const picture of picturesIn(name, content)) pictures.open(picture);
  }, [name, content, pictures]);

  const isSaving = form.saving !== undefined;
  const definition = formDefinition(name);
  const state = isChanged ? "Changements non enregistrés" : "Tout est enregistré";
  return (
    <div className="form-page" data-view={view}>
      <title>{`${isChanged ? "• " : ""}${definition?.label} – Éditeur du site`}</title>
      <header className="row">
        <a href="#/">Tous les formulaires</a>
        <h1 ref={focusTitle} tabIndex={-1}>
          {definition?.label}
        </h1>
        {siteUrl && (
          <a href={siteUrl + definition?.path} target="_blank" rel="noreferrer">
            Voir la page
          </a>
        )}
        <Button
          className="narrow"
          aria-pressed={view === "preview"}
          onClick={() => setView(view === "form" ? "preview" : "form")}
        >
          Aperçu
        </Button>
        <p role="status">{isSaving ? "Enregistrement…" : state}</p>
        <Button className="main" isDisabled={!isChanged && !isSaving} onClick={save}>
          Enregistrer
        </Button>
      </header>
      <main>
        {offeredDraft ? (
          <div className="above">
            <h2>Des changements n’ont pas été enregistrés</h2>
            <p>Ce navigateur a gardé ce que vous aviez tapé dans ce formulaire.</p>
            <DifferenceList file={name} differences={differences(offeredDraft.typed, form.typed)} />
            <p className="row above">
              <Button className="main" onClick={() => actions.restoreDraft(offeredDraft)}>
                Les reprendre
              </Button>
              <Button onClick={actions.discardDraft}>Les abandonner</Button>
            </p>
          </div>
        ) : (
          <FormFields key={actions.formKey} schema={schemaOf(name)} value={form.typed} context={context} />
        )}
      </main>
      <aside aria-label="Aperçu">
        <Preview name={name} content={content} contents={contents} pictures={pictures} />
      </aside>
      {pictureRequest && (
        <PictureDialogue
          pictures={pictures}
          maxMegabytes={backend.maxPictureMegabytes}
          chosen={pictureRequest.picture}
          onAdd={actions.addUpload}
          onChoose={pictureRequest.onChoose}
          onClose={() => setPictureRequest(undefined)}
        />
      )}
      {refusal && (!refusal.isOfFields || problems.length > 0) && (
        <Notice
          file={name}
          message={refusal.message}
          problems={refusal.isOfFields ? problems : []}
          differences={refusal.differences}
          onReload={actions.reloadFile}
          onClose={actions.closeRefusal}
        />
      )}
    </div>
  );
}
