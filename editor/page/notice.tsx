import { createPortal } from "react-dom";
import type { Judgement } from "../forms/save";
import { labelOfPath } from "./field-labels";
import { Button } from "./fields";

type NoticeProps = {
  file: string;
  /** Why a save was refused, where that is not about a field. */
  message: string | undefined;
  problems: readonly Judgement[];
  onClose: () => void;
};

/** Why nothing is saved: which fields are meant, each with a way to it, since most are folded away. */
export function Notice({ file, message, problems, onClose }: NoticeProps) {
  const count = new Set(problems.map(({ path }) => path.join("."))).size;
  const sentence =
    message ??
    `Rien n’est enregistré : ${count === 1 ? "une valeur est" : `${count} valeurs sont`} à corriger.`;
  return createPortal(
    <div className="a-corriger" role="alert">
      <p>{sentence}</p>
      <ul>
        {(message === undefined ? problems : []).map(({ path, message }) => (
          <li key={`${path.join(".")} ${message}`}>
            <button type="button" className="lien" onClick={() => goTo(path)}>
              {labelOfPath(file, path)}
            </button>
            {` — ${message}`}
          </li>
        ))}
      </ul>
      <Button onPress={onClose}>Fermer</Button>
    </div>,
    document.body,
  );
}

/** Unfolds the form down to a field. */
export function goTo(path: Judgement["path"]): void {
  const field = document.getElementById(path.join("."));
  for (let part = field?.closest("details"); part; part = part.parentElement?.closest("details")) {
    part.open = true;
  }
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}
