import { formDefinition } from "../forms/form";
import type { Snapshot } from "../forms/save";
import type { Texts } from "../publish";
import { Button } from "./button";

type Props = {
  data: Snapshot;
  published: Texts["texts"];
  /** What is published may be another text afterwards. */
  isRunning: boolean;
  /** What it is called. */
  source: string;
  onBack: (texts: Texts["texts"]) => void;
};

/** The texts of data/ that differ from what is published: back to these, in one form or in all. */
export function WayBack({ data, published, isRunning, source, onBack }: Props) {
  const changed = published.filter(([name, text]) => text !== data.texts.get(name)?.replaceAll("\r\n", "\n"));
  if (changed.length === 0) return null;
  return (
    <>
      <h2 className="above">Revenir à {source}</h2>
      <p>Vos textes attendent alors dans leur formulaire, comme brouillon, à reprendre ou à abandonner.</p>
      <ul>
        {changed.map((entry) => {
          const label = formDefinition(entry[0])?.label;
          return (
            <li key={entry[0]} className="row above">
              {label}
              <Button
                isDisabled={isRunning}
                aria-label={`Revenir : ${label}`}
                onClick={() => onBack([entry])}
              >
                Revenir
              </Button>
            </li>
          );
        })}
      </ul>
      {changed.length > 1 && (
        <p className="above">
          <Button isDisabled={isRunning} onClick={() => onBack(changed)}>
            Revenir partout
          </Button>
        </p>
      )}
    </>
  );
}
