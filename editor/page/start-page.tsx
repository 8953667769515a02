import { keys } from "idb-keyval";
import { type ReactNode, useEffect, useState } from "react";
import { picturesIn } from "../../src/content/check/file-problems";
import { markedPaths } from "../../src/content/check/placeholders";
import { formGroups } from "../forms/form";
import { parseTexts, type Snapshot } from "../forms/save";
import { focusTitle } from "./focus";

type Props = {
  data: Snapshot;
  draftPrefix: string;
  publishAddress?: string | undefined;
  children: ReactNode;
};

/** All forms, and what is left to do in each: examples to be replaced, and what this browser has stored unsaved. */
export function StartPage({ data, draftPrefix, publishAddress, children }: Props) {
  const { contents } = parseTexts(data.texts);
  const drafts = useDrafts(draftPrefix);
  const shown = new Set([...contents].flatMap(([name, content]) => picturesIn(name, content)));
  const unused = [...data.pictures.keys()].filter((picture) => !shown.has(picture));
  const examples = [...contents.values()].reduce<number>(
    (sum, content) => sum + markedPaths(content).length,
    0,
  );
  const leftOf = (name: string) => {
    const count = markedPaths(contents.get(name)).length;
    return [count > 0 && plural(count, "exemple"), drafts.has(name) && "brouillon"]
      .filter(Boolean)
      .join(", ");
  };
  return (
    <main className="page">
      <title>Éditeur du site</title>
      <div className="row between">
        <h1 ref={focusTitle} tabIndex={-1}>
          Éditeur du site
        </h1>
        {publishAddress && <a href={publishAddress}>Publier</a>}
        {children}
      </div>
      <p className="above">
        {examples === 0
          ? "Il ne reste aucun exemple à remplacer."
          : `Il reste ${plural(examples, "exemple")} à remplacer avant de publier.`}
      </p>
      {unused.length > 0 && (
        <p className="help">
          Aucune page ne montre {unused.map((file) => file.replace("images/", "")).join(", ")}.
        </p>
      )}
      {formGroups.map(({ name, label, description, forms }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{label}</h2>
          <p className="help">{description}</p>
          <ul className="cards">
            {forms.map((form) => (
              <li key={form.name}>
                <a href={`#/${form.name}`} aria-describedby={leftOf(form.name) && `reste-${form.name}`}>
                  {form.label}
                </a>
                <p id={`reste-${form.name}`} className="help">
                  {leftOf(form.name)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

const plural = (count: number, word: string) => `${count} ${word}${count > 1 ? "s" : ""}`;

/** The forms of which this browser has stored a draft; without IndexedDB there are none. */
function useDrafts(prefix: string): ReadonlySet<string> {
  const [drafts, setDrafts] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const find = async () => {
      const own = (await keys()).map(String).filter((key) => key.startsWith(`${prefix}#`));
      setDrafts(new Set(own.map((key) => key.slice(prefix.length + 1))));
    };
    find().catch(() => {});
  }, [prefix]);
  return drafts;
}
