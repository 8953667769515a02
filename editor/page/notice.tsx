import type { PathProblem } from "../../src/content/check/contract-problems";
import type { ValuePath } from "../../src/content/walk";
import type { Conflict } from "../forms/differences";
import { labelInForm, summaryWithLabelsAt } from "../forms/form";
import { summaryOf } from "../forms/summary";
import { Button } from "./button";
import { focusField, focusOnMount } from "./focus";

type NoticeProps = {
  /** The content file's name. */
  name: string;
  message: string;
  problems: readonly PathProblem[];
  conflict: Conflict | undefined;
  onResolve: (kept: "mine" | "theirs") => void;
  onClose: () => void;
};

/** Explains why nothing was saved, with links to the fields; takes the focus if there is a conflict. */
export function Notice({ name, message, problems, conflict, onResolve, onClose }: NoticeProps) {
  return (
    <div role="alert" className="notice" tabIndex={-1} ref={conflict && focusOnMount}>
      <p className="error-message">{message}</p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path.join(".")} ${message}`}>
            <button type="button" className="link" onClick={() => focusField(path)}>
              {labelInForm(name, path) || "Ce formulaire"}
            </button>
            {` — ${message}`}
          </li>
        ))}
      </ul>
      {conflict && <ConflictList name={name} conflict={conflict} />}
      <p className="row spaced">
        {conflict && (
          <>
            <Button className="primary" onClick={() => onResolve("mine")}>
              Enregistrer quand même
            </Button>
            <Button onClick={() => onResolve("theirs")}>Reprendre le fichier</Button>
          </>
        )}
        <Button onClick={onClose}>Fermer</Button>
      </p>
    </div>
  );
}

function ConflictList({ name, conflict }: { name: string; conflict: Conflict }) {
  const displayValue = (path: ValuePath, value: unknown) =>
    summaryWithLabelsAt(name, path, summaryOf(value)) || "(vide)";
  return (
    <dl>
      {conflict.changes.map(({ path, mine, theirs }) => (
        <div key={path.join(".")}>
          <dt>{labelInForm(name, path)}</dt>
          <dd>
            <span>Votre texte :</span> {displayValue(path, mine)}
          </dd>
          <dd>
            <span>Dans le fichier :</span> {displayValue(path, theirs)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
