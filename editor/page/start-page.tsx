import { useEffect, useMemo, useState } from "react";
import { launchBlockers, launchWarnings } from "../../src/content/check/launch-rules";
import { placeholderPaths } from "../../src/content/check/placeholders";
import { formGroups } from "../forms/form";
import { filesWithProblems, parseTexts, type Snapshot } from "../forms/snapshot";
import { fetchUnpublishedFiles } from "./api";
import { formsWithDraft } from "./drafts";

/** All forms with their placeholders, problems, drafts and unpublished changes. */
export function StartPage({ data }: { data: Snapshot }) {
  const contents = useMemo(() => parseTexts(data.texts).contents, [data]);
  const invalidFiles = useMemo(() => filesWithProblems(data), [data]);
  const draftNames = formsWithDraft(data.folder);
  const [unpublishedPaths, setUnpublishedPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    fetchUnpublishedFiles().then(setUnpublishedPaths, () => {});
  }, []);
  const totalPlaceholders = [...contents.values()].flatMap(placeholderPaths).length;
  const statusOf = (name: string) => {
    const placeholderCount = placeholderPaths(contents.get(name)).length;
    const statuses = [
      invalidFiles.has(name) ? "à corriger" : !data.texts.has(name) && "pas encore écrit",
      placeholderCount > 0 && formatCount(placeholderCount, "exemple"),
      draftNames.has(name) && "brouillon",
      unpublishedPaths.includes(`data/${name}.json`) && "enregistré, pas encore publié",
    ];
    return statuses.filter(Boolean).join(" · ");
  };
  return (
    <main className="page">
      <title>Éditeur du site</title>
      <div className="row between">
        <h1>Éditeur du site</h1>
        <a href="?publier">Publier</a>
      </div>
      <p className="spaced">
        {totalPlaceholders === 0
          ? "Il ne reste aucun exemple à remplacer."
          : `Il reste ${formatCount(totalPlaceholders, "exemple")} à remplacer avant de publier.`}
      </p>
      {[...launchWarnings(contents), ...launchBlockers(contents)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {formGroups.map(({ name, label, description, forms }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{label}</h2>
          <p className="hint">{description}</p>
          <ul className="cards">
            {forms.map((form) => (
              <li key={form.name}>
                <a
                  href={`?formulaire=${form.name}`}
                  aria-describedby={statusOf(form.name) && `reste-${form.name}`}
                >
                  {form.label}
                </a>
                <p id={`reste-${form.name}`} className="hint">
                  {statusOf(form.name)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

const formatCount = (count: number, word: string) => `${count} ${word}${count > 1 ? "s" : ""}`;
