import type { PathProblem } from "../../src/content/check/contract-problems";
import type { Difference } from "../forms/form-state";
import { Button } from "./button";
import { labelOfPath } from "./field-labels";
import { focusField } from "./focus";

type NoticeProps = {
  file: string;
  message: string;
  problems: readonly PathProblem[];
  /** Where somebody else has changed the file. */
  differences: readonly Difference[] | undefined;
  onReload: () => void;
  onClose: () => void;
};

/** Why nothing is saved, with a link to each field meant, since most are folded away. */
export function Notice({ file, message, problems, differences, onReload, onClose }: NoticeProps) {
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
      {differences && <DifferenceList file={file} differences={differences} />}
      <p className="row above">
        {differences && <Button onClick={onReload}>Repartir du fichier</Button>}
        <Button onClick={onClose}>Fermer</Button>
      </p>
    </div>
  );
}

type DifferenceListProps = { file: string; differences: readonly Difference[] };

/** The owner's texts beside those of the file. */
export function DifferenceList({ file, differences }: DifferenceListProps) {
  return (
    <dl>
      {differences.map(({ path, mine, theirs }) => (
        <div key={path.join(".")}>
          <dt>{labelOfPath(file, path)}</dt>
          <dd>
            <span>Votre texte :</span> {mine || "(vide)"}
          </dd>
          <dd>
            <span>Dans le fichier :</span> {theirs || "(vide)"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
