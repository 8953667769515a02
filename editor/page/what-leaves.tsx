import type { Contents } from "../../src/content/check/across-files";
import { differences } from "../forms/differences";
import { formDefinition, labelOfPath } from "../forms/form";
import { FormLinks } from "./form-links";
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
      {formerNames(contents, online).map(([former, names]) => (
        <p key={former}>
          «{former}» se lit encore dans <FormLinks names={names} />.
        </p>
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

/** What the firm's name and places were before, and the forms whose texts still say it. */
function formerNames(contents: Contents, online: Contents): [former: string, names: string[]][] {
  return differences(contents.get("site"), online.get("site"))
    .filter(({ path, kind }) => kind === "changed" && ["name", "business"].includes(String(path[0])))
    .map(({ theirs }): [string, string[]] => [theirs, formsWith(theirs)])
    .filter(([former, names]) => former.length > 2 && names.length > 0);

  function formsWith(former: string): string[] {
    const said = [...contents].filter(([, content]) => JSON.stringify(content).includes(former));
    return said.map(([name]) => name);
  }
}
