import { type ReactNode, useMemo, useState } from "react";
import { picturesShown } from "../../src/content/check/file-problems";
import { refusalsOf, warningsOf } from "../../src/content/check/going-live";
import { examplePaths } from "../../src/content/check/placeholders";
import { formGroups } from "../forms/form";
import { parseTexts, type Snapshot, savedProblems } from "../forms/save";
import { draftsOf } from "./drafts";
import { Sentence } from "./form-links";
import { FormerNames } from "./former-names";
import { publisher } from "./local-backend";
import { plural } from "./plural";
import { useNames, useWhenShown } from "./use-when-shown";

type Props = {
  data: Snapshot;
  draftPrefix: string;
  isLocal: boolean;
  children: ReactNode;
};

/** All forms, and what is left to do in each: examples to be replaced, what is not saved, and what is not published. */
export function StartPage({ data, draftPrefix, isLocal, children }: Props) {
  const { contents, broken } = parseTexts(data.texts);
  const problems = useMemo(() => savedProblems(data), [data]);
  const drafts = useNames(() => draftsOf(draftPrefix));
  const [outcome, setOutcome] = useState("");
  const changed = useNames(isLocal ? publisher.changes : async () => [], outcome);
  const shown = picturesShown(contents);
  const unused = [...data.pictures.keys()].filter((picture) => !shown.has(picture));
  const examples = [...contents.values()].flatMap(examplePaths).length;
  const leftOf = (name: string) => {
    const count = examplePaths(contents.get(name)).length;
    const isChanged = changed.has(`data/${name}.json`);
    return [
      broken.has(name) && "fichier illisible",
      problems.has(name) && !broken.has(name) && "à corriger",
      !data.texts.has(name) && (problems.has(name) ? "fichier manquant" : "pas encore écrit"),
      count > 0 && plural(count, "exemple"),
      drafts.has(name) && "brouillon",
      isChanged && "enregistré, pas encore publié",
    ]
      .filter(Boolean)
      .join(" · ");
  };
  return (
    <main className="page">
      <title>Éditeur du site</title>
      <div className="row between">
        <h1>Éditeur du site</h1>
        {isLocal && <a href="?publier">Publier</a>}
        {children}
      </div>
      {isLocal && <PublicationOutcome onOutcome={setOutcome} />}
      <p className="above">
        {examples === 0
          ? broken.size === 0 && "Il ne reste aucun exemple à remplacer."
          : `Il reste ${plural(examples, "exemple")} à remplacer avant de publier.`}
      </p>
      {[...warningsOf(contents), ...refusalsOf(contents)].map((sentence) => (
        <p key={sentence}>
          <Sentence text={sentence} />
        </p>
      ))}
      {isLocal && <FormerNames contents={contents} when={outcome} />}
      {/* A file that can't be read may show them. */}
      {unused.length > 0 && broken.size === 0 && (
        <p className="help">
          Aucune page ne montre {unused.map((file) => file.replace("images/", "")).join(", ")}.
          {isLocal && " Pour vous en défaire, effacez ces fichiers de data/images."}
        </p>
      )}
      {formGroups.map(({ name, label, description, forms }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{label}</h2>
          <p className="help">{description}</p>
          <ul className="cards">
            {forms.map((form) => (
              <li key={form.name}>
                <a
                  href={`?formulaire=${form.name}`}
                  aria-describedby={leftOf(form.name) && `reste-${form.name}`}
                >
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

/** A publication under way, or what came of one whose page was left. */
function PublicationOutcome({ onOutcome }: { onOutcome: (sentence: string) => void }) {
  const [sentence, setSentence] = useState("");
  useWhenShown(async () => {
    const { done, refusal } = await publisher.outcome(setSentence);
    const outcome = done ?? refusal ?? "";
    setSentence(outcome);
    onOutcome(outcome);
    // Why one was refused, «Publier» says again.
    if (done) await publisher.seen();
  });
  return (
    <p role="status" className="above report">
      {sentence}
    </p>
  );
}
