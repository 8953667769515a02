import { useCallback, useEffect, useMemo, useState } from "react";
import { type ValuePath, valueAt } from "../../src/content/walk";
import { type FormDefinition, formDefinition, labelInForm } from "../forms/form";
import type { Snapshot } from "../forms/snapshot";
import { Button } from "./button";
import { FormFields, isFilled } from "./fields";
import { focusField } from "./focus";
import type { FormContextValue } from "./form-context";
import { Notice } from "./notice";
import { PictureDialog, type PictureRequest } from "./picture-dialog";
import { Preview } from "./preview";
import { useForm, useStableJson } from "./use-form";

type FormPageProps = { definition: FormDefinition; data: Snapshot };

/** A file's form beside a preview of its page. */
export function FormPage({ definition, data: initialData }: FormPageProps) {
  const { name, label } = definition;
  const state = useForm(name, initialData);
  const { data, form, problems, placeholders, linkTargets, update, announce, saveError } = state;
  const [pictureRequest, setPictureRequest] = useState<PictureRequest>();

  // Hides the problems of empty fields until a save is refused, except for those that the opened file had.
  const [initialProblemIds] = useState(
    () => new Set(data.texts.has(name) ? problems.map(({ path }) => fieldIdOf(path)) : []),
  );
  const isInitialProblem = (path: ValuePath) => initialProblemIds.has(fieldIdOf(path));
  const isShown = ({ path }: { path: ValuePath }) =>
    saveError?.hasInvalidFields || isInitialProblem(path) || isFilled(valueAt(form.content, path));
  const shownProblems = useStableJson(problems.filter(isShown));

  // Memoised, because a new context value would render every field again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions do the same in every render
  const context = useMemo(
    (): FormContextValue => ({
      problems: shownProblems,
      linkTargets,
      placeholderIds: new Set(placeholders.map(fieldIdOf)),
      update,
      selectPicture: setPictureRequest,
    }),
    [shownProblems, placeholders, linkTargets],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions do the same in every render
  const openField = useCallback((id: string, { isInSiteFile = false } = {}) => {
    if (isInSiteFile) {
      const link = <a href={`?formulaire=site#${id}`}>{formDefinition("site")?.label}</a>;
      return announce(<>Ceci se change dans «{link}»</>);
    }
    announce("");
    focusField(id.split("."));
  }, []);

  useEffect(() => {
    if (location.hash) focusField(location.hash.slice(1).split("."));
  }, []);

  const isErrorCorrected = saveError?.hasInvalidFields && problems.length === 0;
  const savedStatus = data.texts.has(name) ? "Tout est enregistré" : "Pas encore créé";
  return (
    <div className="form-page">
      <title>{`${state.isUnsaved ? "• " : ""}${label} – Éditeur du site`}</title>
      <header className="row">
        <a href={location.pathname}>Tous les formulaires</a>
        <h1>{label}</h1>
        <div role="status">
          <p>{state.isUnsaved ? "Changements non enregistrés" : savedStatus}</p>
          {state.message && <p>{state.message}</p>}
        </div>
        <div className="row">
          <Button id="annuler" isDisabled={form.past.length === 0} onClick={state.undo}>
            Annuler
          </Button>
          <Button isDisabled={form.future.length === 0} onClick={state.redo}>
            Rétablir
          </Button>
          <Button className="primary" isDisabled={!state.isUnsaved} onClick={state.save}>
            Enregistrer
          </Button>
        </div>
      </header>
      <main tabIndex={-1}>
        <FieldList
          title="À corriger"
          name={name}
          paths={problems.map(({ path }) => path).filter(isInitialProblem)}
        />
        <FieldList title="À remplacer avant de publier" name={name} paths={placeholders} />
        <FormFields definition={definition} value={form.content} context={context} />
      </main>
      <aside aria-label="Aperçu">
        <Preview name={name} content={state.content} contents={state.contents} onFieldClick={openField} />
      </aside>
      {pictureRequest && (
        <PictureDialog
          pictures={[...data.pictures.keys()]}
          request={pictureRequest}
          onAdded={state.reloadData}
          onClose={() => setPictureRequest(undefined)}
        />
      )}
      {saveError && !isErrorCorrected && (
        <Notice
          name={name}
          message={saveError.message}
          problems={saveError.hasInvalidFields ? problems : []}
          conflict={state.conflict}
          onResolve={state.resolveConflict}
          onClose={state.closeSaveError}
        />
      )}
    </div>
  );
}

const fieldIdOf = (path: ValuePath) => path.join(".");

function FieldList({ title, name, paths }: { title: string; name: string; paths: readonly ValuePath[] }) {
  if (paths.length === 0) return null;
  // Lists a field only once, even if it has several problems.
  const pathsById = new Map(paths.map((path) => [fieldIdOf(path), path]));
  return (
    <div className="spaced">
      <h2>{title}</h2>
      <ul className="row">
        {[...pathsById].map(([id, path]) => (
          <li key={id}>
            <button type="button" className="link" onClick={() => focusField(path)}>
              {labelInForm(name, path) || "Ce formulaire"}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
