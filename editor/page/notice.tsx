import type { PathProblem } from "../../src/content/check/contract-problems";
import type { ValuePath } from "../../src/content/walk";
import type { Changes } from "../forms/differences";
import { labelOfPath, wordsAt } from "../forms/form";
import { Button } from "./button";
import { focusField } from "./focus";

type NoticeProps = {
  file: string;
  message: string;
  problems: readonly PathProblem[];
  /** Where somebody else has changed the file. */
  changes: Changes | undefined;
  /** After a conflict: from the file, with the owner's changes or without. */
  onGoOn: (takesMine: boolean) => void;
  onClose: () => void;
};

/** Why nothing is saved, with a link to each field meant, since most are folded away. */
export function Notice({ file, message, problems, changes, onGoOn, onClose }: NoticeProps) {
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
      {changes && <ChangeList isConflict {...{ file, changes }} />}
      <p className="row above">
        {changes && (
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
export const draftWords = {
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

type ChangeListProps = {
  file: string;
  changes: Changes;
  isConflict?: boolean;
  /** What the two texts are called. */
  sides?: { mine: string; theirs: string };
};

const ofForm = { mine: "Votre texte", theirs: "Dans le fichier" };

/** The owner's texts beside those of the file. */
export function ChangeList({ file, changes, isConflict = false, sides = ofForm }: ChangeListProps) {
  const words = isConflict ? conflictWords : draftWords;
  const shown = (path: ValuePath, text: string) => wordsAt(file, path, text) || "(vide)";
  const elsewhere = new Set(changes.elsewhere.map((path) => labelOfPath(file, path)));
  return (
    <>
      <dl>
        {changes.mine.map(({ path, kind, mine, theirs, isOfBoth }) => (
          <div key={[...path, kind, mine, theirs].join()}>
            <dt>
              {labelOfPath(file, path)}
              {isOfBoth && <em> · Changé des deux côtés</em>}
            </dt>
            {kind === "changed" ? (
              <>
                <dd>
                  <span>{sides.mine} :</span> {shown(path, mine)}
                </dd>
                <dd>
                  <span>{sides.theirs} :</span> {shown(path, theirs)}
                </dd>
              </>
            ) : (
              <dd>
                <span>{words[kind]} :</span> {shown(path, mine || theirs)}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {elsewhere.size > 0 && (
        <p className="help above">Changé ailleurs entre-temps : {[...elsewhere].join(", ")}.</p>
      )}
    </>
  );
}
