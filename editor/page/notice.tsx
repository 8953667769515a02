import type { PathProblem } from "../../src/content/check/contract-problems";
import type { Difference } from "../forms/form-state";
import { Button } from "./button";
import { goTo, labelOfPath } from "./field-labels";

type NoticeProps = {
  file: string;
  message: string;
  problems: readonly PathProblem[];
  /** Where somebody else has changed the file. */
  differences: readonly Difference[] | undefined;
  onStartAgain: () => void;
  onClose: () => void;
};

/** Why nothing is saved: which fields are meant, each with a way to it, since most are folded away. */
export function Notice({ file, message, problems, differences, onStartAgain, onClose }: NoticeProps) {
  return (
    <div role="alert" className="notice">
      <p className="messages">{message}</p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path.join(".")} ${message}`}>
            <button type="button" className="link" onClick={() => goTo(path)}>
              {labelOfPath(file, path) || "Ce formulaire"}
            </button>
            {` — ${message}`}
          </li>
        ))}
      </ul>
      {differences && <Differences file={file} of={differences} />}
      <p className="row above">
        {differences && <Button onClick={onStartAgain}>Repartir du fichier</Button>}
        <Button onClick={onClose}>Fermer</Button>
      </p>
    </div>
  );
}

/** The owner's texts beside those of the file, where they differ. */
export function Differences({ file, of }: { file: string; of: readonly Difference[] }) {
  return (
    <dl>
      {of.map(({ path, mine, theirs }) => (
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
