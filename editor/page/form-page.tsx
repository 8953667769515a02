import { del, set } from "idb-keyval";
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { addressesOf } from "../../src/content/check/across-files";
import { picturesIn, schemaOf } from "../../src/content/check/file-problems";
import { complete } from "../forms/complete";
import * as State from "../forms/form-state";
import {
  Clash,
  contentOf,
  type Data,
  judge,
  NotSaved,
  parseAll,
  problemsOf,
  shownPictures,
} from "../forms/save";
import { Button } from "./button";
import { fileOf, goTo } from "./field-labels";
import { FormFields, type Surroundings } from "./fields";
import { Differences, Notice } from "./notice";
import { PictureDialogue } from "./picture-dialogue";
import type { Pictures } from "./pictures";
import { type Place, save, type Upload } from "./place";
import { Preview } from "./preview";

/** What is typed and not saved, kept in this browser. */
export type KeptDraft = State.Draft & { uploads: readonly Upload[] };

type Props = {
  name: string;
  data: Data;
  onData: (data: Data) => void;
  draft: KeptDraft | undefined;
  draftKey: string;
  place: Place;
  pictures: Pictures;
  site: string | undefined;
  mayLeave: { current: () => boolean };
};

/** Why a save was refused; `differences`, where somebody else has changed the file. */
type Refusal = { message: string; isOfFields: boolean; differences?: State.Difference[] | undefined };

type Choice = { picture: string; take: (picture: string) => void };

/** A file's form, with the page of the site beside it. */
export function FormPage(props: Props) {
  const { name, data, onData, draft, draftKey, place, pictures, site, mayLeave } = props;
  const [form, setForm] = useState(() => State.openForm(name, data.texts.get(name) ?? ""));
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [offered, setOffered] = useState(() =>
    draft && State.isUnsaved(State.takeUp(form, draft)) ? draft : undefined,
  );
  const [refusal, setRefusal] = useState<Refusal>();
  const [choice, setChoice] = useState<Choice>();
  const [shown, setShown] = useState<"form" | "preview">("form");
  /** Another one when the form is filled anew. */
  const [filling, setFilling] = useState(0);
  // A save goes on with what is typed by then.
  const latest = useRef({ form, uploads, offered, data });
  latest.current = { ...latest.current, uploads, offered, data };

  const change = (next: State.FormState) => {
    latest.current.form = next;
    setForm(next);
  };
  const fill = (next: State.FormState) => {
    change(next);
    setFilling(filling + 1);
  };
  const keep = () => {
    const { form, uploads, offered } = latest.current;
    const unsaved = State.draftOf(form);
    if (offered) return;
    // Where the browser keeps nothing, there are no drafts.
    (unsaved ? set(draftKey, { ...unsaved, uploads }) : del(draftKey)).catch(() => {});
  };

  const saveForm = async (): Promise<void> => {
    const { saving } = latest.current.form;
    if (!saving && !State.isUnsaved(latest.current.form)) return;
    change(State.askToSave(latest.current.form));
    if (saving) return;
    const { typed, opened } = latest.current.form;
    const value = complete(schemaOf(name), typed);
    const added = shownPictures({ name, value }, latest.current.uploads);
    const judgeOver = (before: Data) =>
      judge(name, value, parseAll(before.texts).contents, pictures.known(before, added));
    try {
      await Promise.all(picturesIn(name, value).map((picture) => pictures.open(picture, data, added)));
      const form = { name, base: opened, value };
      const after = await save(place, latest.current.data, form, added, judgeOver);
      const isAskedAgain = latest.current.form.saving?.again;
      change(State.endSave(latest.current.form));
      setRefusal(undefined);
      setUploads((all) => all.filter((upload) => !after.pictures.has(`images/${upload.name}`)));
      latest.current.data = after;
      onData(after);
      keep();
      if (isAskedAgain) await saveForm();
    } catch (error) {
      refuse(error as Error); // nothing else is thrown
    }
  };

  const refuse = (error: Error) => {
    const { typed } = latest.current.form;
    const problems = error instanceof NotSaved ? error.problems : [];
    const now = error instanceof Clash && parseAll(new Map([[name, error.now]])).contents.get(name);
    change(State.failSave(latest.current.form, problems));
    setRefusal({
      message: error.message,
      isOfFields: problems.length > 0,
      differences: now ? State.differences(typed, now) : undefined,
    });
    const [first] = problems;
    if (first) requestAnimationFrame(() => goTo(first.path));
  };

  /** After a clash: the file as it is now, while the owner's texts stay in sight. */
  const startAgain = async () => {
    try {
      const now = await place.read();
      onData(now);
      fill(State.openForm(name, now.texts.get(name) ?? ""));
    } catch (error) {
      refuse(error as Error); // nothing else is thrown
    }
  };
  const takeUp = ({ uploads, ...draft }: KeptDraft) => {
    setOffered(undefined);
    setUploads(uploads);
    fill(State.takeUp(form, draft));
  };

  // What follows from the text may come a moment after the key.
  const { typed, left, refused } = useDeferredValue(form);
  const content = useMemo(() => complete(schemaOf(name), typed), [name, typed]);
  const contents = useMemo(() => parseAll(data.texts).contents, [data]);
  const addresses = useMemo(() => addressesOf(contents), [contents]);
  const version = useSyncExternalStore(pictures.subscribe, () => pictures.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` stands for what is known of the pictures
  const found = useMemo(
    () => problemsOf(name, content, new Map([...contents, [name, content]]), pictures.known(data, uploads)),
    [name, content, contents, data, uploads, version],
  );
  const all = [...found, ...refused];
  const problems = [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()];
  const isLeft = new Set(left.map(({ path }) => path.join(".")));
  const told = JSON.stringify(problems.filter(({ path }) => refusal || isLeft.has(path.join("."))));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` stands for what is known of the pictures
  const ofPictures = useMemo(
    () => ({
      get: (file: string) => pictures.get(file, data, uploads),
      open: (file: string) => pictures.open(file, data, uploads),
    }),
    [pictures, data, uploads, version],
  );
  // Fields are drawn again when what is around them is another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `latest` and `version` stand for what is read by then
  const surroundings = useMemo(
    (): Surroundings => ({
      file: name,
      problems: JSON.parse(told),
      addresses: [...addresses.pages, ...addresses.anchors],
      type: (path, value) => change(State.typeAt(latest.current.form, path, value)),
      leave: (path) =>
        change({ ...latest.current.form, left: [...latest.current.form.left, { path, message: "" }] }),
      move: (move) => change(State.moveEntry(latest.current.form, move)),
      addressOf: (picture) => ofPictures.get(picture)?.url,
      choosePicture: (picture, take) => setChoice({ picture, take }),
    }),
    [name, told, addresses, ofPictures],
  );

  useEffect(() => {
    for (const picture of picturesIn(name, content)) pictures.open(picture, data, uploads);
  }, [name, content, pictures, data, uploads]);

  const saved = useMemo(() => complete(schemaOf(name), contentOf(form.opened)), [name, form.opened]);
  const isUnsaved = JSON.stringify(content) !== JSON.stringify(saved);
  const isSaving = form.saving !== undefined;
  const keepNow = useEffectEvent(keep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept a moment after the last key
  useEffect(() => {
    const timer = setTimeout(keepNow, 300);
    return () => clearTimeout(timer);
  }, [form, uploads, offered]);

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void saveForm();
  });
  const isLost = useEffectEvent(() => isSaving || State.isUnsaved(latest.current.form));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => saveByKey(event);
    const ask = (event: BeforeUnloadEvent) => {
      keepNow();
      if (isLost()) event.preventDefault();
    };
    const question = "Des changements ne sont pas enregistrés. Quitter quand même ce formulaire ?";
    addEventListener("keydown", onKey);
    addEventListener("beforeunload", ask);
    mayLeave.current = () => !isLost() || confirm(question);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("beforeunload", ask);
      mayLeave.current = () => true;
      keepNow();
    };
  }, [mayLeave]);

  const file = fileOf(name);
  const state = isUnsaved ? "Changements non enregistrés" : "Tout est enregistré";
  return (
    <div className="form-page" data-shown={shown}>
      <title>{`${isUnsaved ? "• " : ""}${file?.label} – Éditeur du site`}</title>
      <header className="row">
        <a href="#/">Tous les formulaires</a>
        <h1>{file?.label}</h1>
        {site && (
          <a href={site + file?.path} target="_blank" rel="noreferrer">
            Voir la page
          </a>
        )}
        <Button
          className="narrow"
          aria-pressed={shown === "preview"}
          onClick={() => setShown(shown === "form" ? "preview" : "form")}
        >
          Aperçu
        </Button>
        <p role="status">{isSaving ? "Enregistrement…" : state}</p>
        <Button className="main" isOff={!isUnsaved && !isSaving} onClick={saveForm}>
          Enregistrer
        </Button>
      </header>
      <main>
        {offered ? (
          <div className="above">
            <h2>Des changements n’ont pas été enregistrés</h2>
            <p>Ce navigateur a gardé ce que vous aviez tapé dans ce formulaire.</p>
            <Differences file={name} of={State.differences(offered.typed, form.typed)} />
            <p className="row above">
              <Button className="main" onClick={() => takeUp(offered)}>
                Les reprendre
              </Button>
              <Button onClick={() => setOffered(undefined)}>Les abandonner</Button>
            </p>
          </div>
        ) : (
          <FormFields
            key={filling}
            fields={file?.form ?? []}
            value={form.typed}
            surroundings={surroundings}
          />
        )}
      </main>
      <aside aria-label="Aperçu">
        <Preview name={name} content={content} contents={contents} pictures={ofPictures} />
      </aside>
      {choice && (
        <PictureDialogue
          {...{ data, uploads, pictures }}
          largest={place.largestPicture}
          chosen={choice.picture}
          onAdd={(upload) => setUploads([...uploads, upload])}
          onChoose={choice.take}
          onClose={() => setChoice(undefined)}
        />
      )}
      {refusal && (!refusal.isOfFields || problems.length > 0) && (
        <Notice
          file={name}
          message={refusal.message}
          problems={refusal.isOfFields ? problems : []}
          differences={refusal.differences}
          onStartAgain={startAgain}
          onClose={() => setRefusal(undefined)}
        />
      )}
    </div>
  );
}
