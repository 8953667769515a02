import type { Contents } from "../../src/content/check/across-files";
import { picturesShown } from "../../src/content/check/file-problems";
import { schemaOf } from "../../src/content/contract";
import { schemaAt, visitRoles } from "../../src/content/walk";
import { besideTheirs, type Difference, differences } from "../forms/differences";
import { contentName, formDefinition, labelOfPath } from "../forms/form";
import { ChangeList, draftWords } from "./notice";
import { plural } from "./plural";

type Props = {
  /** Files of data/. */
  changes: string[];
  /** Those of them that are gone. */
  removed: string[];
  /** Subjects of commits that are not sent. */
  commits: string[];
  contents: Contents;
  /** What is published; empty where somebody else has published since. */
  online: Contents;
  /** Without an address, what git knows is the last copy only. */
  isOnline: boolean;
};

/** What a publication sends: of each form, the fields that change, and unfolded their texts beside those online. */
export function WhatLeaves({ changes, removed, commits, contents, online, isOnline }: Props) {
  const shown = picturesShown(contents);
  const pictureWords = (name: string) => {
    const remark = shown.has(name) ? "" : ", qu’aucune page ne montre";
    return `${name.replace("images/", "image ")}${removed.includes(`data/${name}`) ? ", retirée" : remark}`;
  };
  return (
    <ul>
      {changes.map((file) => {
        const name = contentName(file);
        const label = formDefinition(name)?.label ?? pictureWords(name);
        const isComparable = contents.has(name) && online.size > 0;
        const fields = isComparable ? differences(contents.get(name), online.get(name)) : [];
        if (fields.length === 0) return <li key={file}>{label}</li>;
        return (
          <li key={file}>
            <details>
              <summary>
                {label} : {online.has(name) ? namesOf(name, fields) : "nouvelle page"}
              </summary>
              <ChangeList
                file={name}
                changes={besideTheirs(fields.map(whole(name)), [])}
                sides={{ mine: "À publier", theirs: isOnline ? "Déjà envoyé" : "Dernière copie" }}
              />
            </details>
          </li>
        );
      })}
      {commits.length > 0 && <li>Gardé dans git, pas encore envoyé : {[...new Set(commits)].join(", ")}</li>}
    </ul>
  );
}

/** An entry that is new, told by all its texts. */
const whole = (name: string) => (line: Difference) => {
  const schema = schemaAt(schemaOf(name), [...line.path, 0]);
  const texts: string[] = [];
  if (schema && line.entry) {
    visitRoles(schema, line.entry, ({ role }, text) => {
      if (role === "text" || role === "name") texts.push(text);
    });
  }
  return texts.length > 0 ? { ...line, mine: texts.join(" · ") } : line;
};

/** So many are named. */
const most = 6;

/** «Titre, Projets (retiré)» */
function namesOf(name: string, fields: readonly Difference[]): string {
  const names = fields.map(({ path, kind }) => {
    const label = labelOfPath(name, path);
    return kind === "changed" ? label : `${label} (${draftWords[kind].toLowerCase()})`;
  });
  const unique = new Set(names);
  return unique.size > most ? plural(unique.size, "changement") : [...unique].join(", ");
}
