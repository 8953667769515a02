import type { Contents } from "../../src/content/check/across-files";
import { schemaOf } from "../../src/content/check/file-problems";
import { walk } from "../../src/content/walk";
import { differences } from "../forms/differences";
import { formDefinition, labelOfPath } from "../forms/form";
import { draftWords } from "./notice";

type Props = {
  /** Files of data/. */
  changes: string[];
  /** Subjects of commits that are not sent. */
  commits: string[];
  contents: Contents;
  /** What is published; empty where somebody else has published since. */
  online: Contents;
};

/** What a publication sends, field by field, and what in it still says a former name. */
export function WhatLeaves({ changes, commits, contents, online }: Props) {
  const prepared = commits.map((subject) => `Déjà préparé : ${subject}`);
  const changed = changes.map((file) => {
    const name = formOf(file);
    const fields = changedFields(name, contents.get(name), online.get(name));
    return [nameOf(name), fields].filter(Boolean).join("\u00a0: ");
  });
  return (
    <>
      <ul>
        {[...changed, ...prepared].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {formerNames(contents, online).map(([former, places]) => (
        <div key={former}>
          <p>«{former}» se lit encore ici :</p>
          <ul>
            {places.map(({ address, label }) => (
              <li key={address}>
                <a href={address}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** `data/founders.json` → `founders`. */
const formOf = (file: string) => file.replace(/^data\/|\.json$/g, "");

/** `founders` → «À propos»; a picture by its file's name. */
function nameOf(name: string): string {
  return formDefinition(name)?.label ?? name.replace("images/", "image ");
}

/** The fields in which a form differs from what is online: «Titre, Projets (retiré : AquaLink)». */
function changedFields(name: string, own: unknown, online: unknown): string {
  if (own === undefined || online === undefined) return "";
  const fields = differences(own, online).map(({ path, kind, mine, theirs }) => {
    const label = labelOfPath(name, path);
    const entry = kind === "added" || kind === "removed" ? ` : ${mine || theirs}` : "";
    return kind === "changed" ? label : `${label} (${draftWords[kind].toLowerCase()}${entry})`;
  });
  return [...new Set(fields)].join(", ");
}

/** A field: its address in the editor, and «Accueil : Introduction». */
type FieldPlace = { address: string; label: string };

/** What the firm's name and places were before, and the fields whose texts still say it. */
function formerNames(contents: Contents, online: Contents): [former: string, places: FieldPlace[]][] {
  return differences(contents.get("site"), online.get("site"))
    .filter(({ path, kind }) => kind === "changed" && ["name", "business"].includes(String(path[0])))
    .map(({ theirs }): [string, FieldPlace[]] => [theirs, fieldsWith(theirs)])
    .filter(([former, places]) => former.length > 2 && places.length > 0);

  function fieldsWith(former: string): FieldPlace[] {
    const places: FieldPlace[] = [];
    for (const [name, content] of contents) {
      walk(schemaOf(name), content, ({ value, path }) => {
        if (typeof value !== "string" || !value.includes(former)) return value;
        const address = `?formulaire=${name}#${path.join(".")}`;
        places.push({ address, label: `${nameOf(name)} : ${labelOfPath(name, path)}` });
        return value;
      });
    }
    return places;
  }
}
