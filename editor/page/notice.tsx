import type { PathProblem } from "../../src/content/check/contract-problems";
import type { Difference } from "../forms/differences";
import { labelOfPath } from "../forms/form";
import { Button } from "./button";
import { focusField } from "./focus";

type NoticeProps = {
  file: string;
  message: string;
  problems: readonly PathProblem[];
  /** Where somebody else has changed the file. */
  differences: readonly Difference[] | undefined;
  /** After a conflict: from the file, with the owner's changes or without. */
  onGoOn: (takesMine: boolean) => void;
  onClose: () => void;
};

/** Why nothing is saved, with a link to each field meant, since most are folded away. */
export function Notice({ file, message, problems, differences, onGoOn, onClose }: NoticeProps) {
  return (
    <div role="alert" className="notice">
      <p className="messages">{message}</p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path.join(".")} ${message}`}>
            <button type="button" className="link" onClick={() => focusField(path)}>
              {labelOfPath(file, path) || "Ce formulaire"}
            </button>
            {` — ${message}`}
          </li>
        ))}
      </ul>
      {differences && <DifferenceList isConflict {...{ file, differences }} />}
      <p className="row above">
        {differences && (
          <>
            <Button className="main" onClick={() => onGoOn(true)}>
              Remettre mes textes
            </Button>
            <Button onClick={() => onGoOn(false)}>Repartir du fichier</Button>
          </>
        )}
        <Button onClick={onClose}>Fermer</Button>
      </p>
    </div>
  );
}

/** Somebody else may have added what the form does not have: then it is not called «retiré». */
const draftWords = {
  added: "Ajouté",
  removed: "Retiré",
  confirmed: "Confirmé",
  marked: "De nouveau un exemple",
};
const conflictWords = {
  added: "Seulement chez vous",
  removed: "Seulement dans le fichier",
  confirmed: "Confirmé chez vous",
  marked: "Confirmé dans le fichier",
};

type DifferenceListProps = { file: string; differences: readonly Difference[]; isConflict?: boolean };

/** The owner's texts beside those of the file. */
export function DifferenceList({ file, differences, isConflict = false }: DifferenceListProps) {
  const words = isConflict ? conflictWords : draftWords;
  return (
    <dl>
      {differences.map(({ path, kind, mine, theirs }) => (
        <div key={[...path, kind, mine, theirs].join()}>
          <dt>{labelOfPath(file, path)}</dt>
          {kind === "changed" ? (
            <>
              <dd>
                <span>Votre texte :</span> {mine || "(vide)"}
              </dd>
              <dd>
                <span>Dans le fichier :</span> {theirs || "(vide)"}
              </dd>
            </>
          ) : (
            <dd>
              <span>{words[kind]} :</span> {mine || theirs || "(vide)"}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
