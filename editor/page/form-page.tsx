import { css } from "@emotion/react";
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
import { valueAt } from "../../src/content/walk";
import { color, media, space } from "../../src/theme/tokens";
import { complete } from "../forms/complete";
import {
  askToSave,
  type Difference,
  differences,
  draftOf,
  endSave,
  type FormState,
  failSave,
  isUnsaved,
  openForm,
  takeUp,
} from "../forms/form-state";
import { type Move, movedPath, moveEntry } from "../forms/move-entry";
import {
  Clash,
  type Data,
  type Judgement,
  judge,
  NotSaved,
  parseAll,
  problemsOf,
  shownPictures,
} from "../forms/save";
import { Button } from "./controls";
import { type KeptDraft, keepDraft } from "./drafts";
import { fileOf } from "./field-labels";
import { FormFields } from "./fields";
import { goTo } from "./go-to";
import { Differences, Notice } from "./notice";
import { PictureDialogue } from "./picture-dialogue";
import type { Pictures } from "./pictures";
import type { Place, Upload } from "./place";
import { Preview } from "./preview";

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
type Refusal = {
  message: string;
  problems: Judgement[];
  /** What was typed then: a problem is over when its value is another. */
  typed: unknown;
  differences: Difference[] | undefined;
};

const wide = media.wideScreen;
const narrow = "@media (max-width: 59.99rem)";

type Choice = { picture: string; take: (picture: string) => void };

/** A file's form, with the page of the site beside it. */
export function FormPage(props: Props) {
  const { name, data, onData, draft, draftKey, place, pictures, site, mayLeave } = props;
  const [form, setForm] = useState(() => openForm(name, data.texts.get(name) ?? ""));
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [offered, setOffered] = useState(() => (draft && isUnsaved(takeUp(form, draft)) ? draft : undefined));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<Refusal>();
  const [choice, setChoice] = useState<Choice>();
  const [isPreviewed, setIsPreviewed] = useState(false);
  /** Another one when the form is filled anew. */
  const [filling, setFilling] = useState(0);
  // A save goes on with what is typed by then.
  const latest = useRef({ form, uploads, offered });
  latest.current = { ...latest.current, uploads, offered };

  const change = (next: FormState) => {
    latest.current.form = next;
    setForm(next);
  };
  const type = (typed: unknown) => change({ ...latest.current.form, typed });

  const refuse = (error: Error) => {
    const { typed } = latest.current.form;
    const problems = error instanceof NotSaved ? error.problems : [];
    const now =
      error instanceof Clash ? parseAll(new Map([[name, error.now]])).contents.get(name) : undefined;
    setRefusal({
      message: error.message,
      problems,
      typed,
      differences: now ? differences(typed, now) : undefined,
    });
    const [first] = problems;
    if (first) requestAnimationFrame(() => goTo(first.path));
  };

  const save = async (): Promise<void> => {
    const { saving } = latest.current.form;
    if (!saving && !isUnsaved(latest.current.form)) return;
    change(askToSave(latest.current.form));
    if (saving) return;
    const { typed, opened } = latest.current.form;
    const value = complete(schemaOf(name), typed);
    const added = shownPictures({ name, value }, latest.current.uploads);
    try {
      await Promise.all(picturesIn(name, value).map((picture) => pictures.open(picture, data, added)));
      const judgeOver = (before: Data) =>
        judge(name, JSON.stringify(value), parseAll(before.texts).contents, pictures.known(before, added));
      judgeOver(data);
      const after = await place.save({ name, base: opened, value }, added, judgeOver);
      const isAskedAgain = latest.current.form.saving?.again;
      change(endSave(latest.current.form));
      setRefusal(undefined);
      setUploads((all) => all.filter((upload) => !after.pictures.has(`images/${upload.name}`)));
      onData(after);
      keep();
      if (isAskedAgain) await save();
    } catch (error) {
      change(failSave(latest.current.form));
      refuse(error as Error); // nothing else is thrown
    }
  };

  const keep = () => {
    if (latest.current.offered) return;
    const kept = draftOf(latest.current.form);
    keepDraft(draftKey, kept && { ...kept, uploads: latest.current.uploads });
  };
  const fill = (next: FormState) => {
    change(next);
    setFilling(filling + 1);
    setLeft(new Set());
  };
  /** After a clash: the file as it is now, while the owner's texts stay in sight. */
  const startAgain = async () => {
    try {
      const now = await place.read();
      onData(now);
      fill(openForm(name, now.texts.get(name) ?? ""));
    } catch (error) {
      refuse(error as Error);
    }
  };
  const decide = (isTakenUp: boolean) => {
    setOffered(undefined);
    if (!isTakenUp || !offered) return;
    setUploads(offered.uploads);
    fill(takeUp(form, offered));
  };

  const move = (moved: Move) => {
    type(moveEntry(latest.current.form.typed, moved));
    const pathOf = (id: string) =>
      movedPath(
        id.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        moved,
      );
    setLeft(new Set([...left].map((id) => pathOf(id)?.join(".") ?? "")));
    if (!refusal) return;
    const problems = refusal.problems.flatMap(({ path, message }) => {
      const there = movedPath(path, moved);
      return there ? [{ path: [...there], message }] : [];
    });
    setRefusal({ ...refusal, problems, typed: moveEntry(refusal.typed, moved) });
  };

  // What follows from the text may come a moment after the key.
  const typed = useDeferredValue(form.typed);
  const content = useMemo(() => complete(schemaOf(name), typed), [name, typed]);
  const contents = useMemo(() => parseAll(data.texts).contents, [data]);
  const version = useSyncExternalStore(pictures.subscribe, () => pictures.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` stands for what is known of the pictures
  const found = useMemo(
    () => problemsOf(name, content, new Map([...contents, [name, content]]), pictures.known(data, uploads)),
    [name, content, contents, data, uploads, version],
  );
  const still = refusal?.problems.filter(({ path }) => valueAt(refusal.typed, path) === valueAt(typed, path));
  const problems = distinct([...found, ...(still ?? [])]);
  const unsaved = isUnsaved(form);

  useEffect(() => {
    for (const picture of picturesIn(name, content)) pictures.open(picture, data, uploads).catch(() => {});
  }, [name, content, pictures, data, uploads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept a moment after the last key
  useEffect(() => {
    const timer = setTimeout(keep, 300);
    return () => clearTimeout(timer);
  }, [form, uploads, offered]);

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  });
  const keepAtOnce = useEffectEvent(keep);
  const isLost = useEffectEvent(
    () => isUnsaved(latest.current.form) || latest.current.form.saving !== undefined,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isLost() && event.preventDefault();
    const onKey = (event: KeyboardEvent) => saveByKey(event);
    addEventListener("keydown", onKey);
    addEventListener("beforeunload", ask);
    mayLeave.current = () =>
      !isLost() || confirm("Des changements ne sont pas enregistrés. Quitter quand même ce formulaire ?");
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("beforeunload", ask);
      mayLeave.current = () => true;
      keepAtOnce();
    };
  }, [mayLeave]);

  const file = fileOf(name);
  const { pages, anchors } = useMemo(() => addressesOf(contents), [contents]);
  return (
    <div css={styles.page} data-apercu={isPreviewed}>
      <title>{`${unsaved ? "• " : ""}${file?.label} – Éditeur du site`}</title>
      <header css={styles.bar}>
        <a href="#/">Tous les formulaires</a>
        <h1 css={styles.title}>{file?.label}</h1>
        {site && file && (
          <a href={site + file.path} target="_blank" rel="noreferrer">
            Voir la page
          </a>
        )}
        <span css={styles.narrow}>
          <Button aria-pressed={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
            Aperçu
          </Button>
        </span>
        <p role="status" css={styles.state}>
          {stateOf(form, unsaved)}
        </p>
        <Button isFilled isOff={!unsaved && !form.saving} onClick={save}>
          Enregistrer
        </Button>
      </header>
      {offered ? (
        <main css={styles.form}>
          <h2 css={styles.offer}>Des changements n’ont pas été enregistrés</h2>
          <p>Ce navigateur a gardé ce que vous aviez tapé dans ce formulaire.</p>
          <Differences file={name} of={differences(offered.typed, form.typed)} />
          <div css={styles.ways}>
            <Button isFilled onClick={() => decide(true)}>
              Les reprendre
            </Button>
            <Button onClick={() => decide(false)}>Les abandonner</Button>
          </div>
        </main>
      ) : (
        <main css={styles.form}>
          <FormFields
            key={filling}
            fields={file?.form ?? []}
            value={form.typed}
            onChange={type}
            surroundings={{
              file: name,
              problems: problems.filter(({ path }) => refusal || left.has(path.join("."))),
              addresses: [...pages, ...anchors],
              onLeave: (id) => setLeft(new Set([...left, id])),
              onMove: move,
              addressOf: (picture) => pictures.get(picture, data, uploads)?.url,
              onChoosePicture: (picture, take) => setChoice({ picture, take }),
            }}
          />
        </main>
      )}
      <aside aria-label="Aperçu" css={styles.preview}>
        <Preview
          name={name}
          content={content}
          contents={contents}
          pictureOf={(picture) => pictures.get(picture, data, uploads)}
          open={(picture) => void pictures.open(picture, data, uploads).catch(() => {})}
        />
      </aside>
      {choice && (
        <PictureDialogue
          data={data}
          uploads={uploads}
          pictures={pictures}
          largest={place.largestPicture}
          chosen={choice.picture}
          onAdd={(upload) => setUploads([...uploads, upload])}
          onChoose={choice.take}
          onClose={() => setChoice(undefined)}
        />
      )}
      {refusal && (refusal.problems.length === 0 || problems.length > 0) && (
        <Notice
          file={name}
          message={refusal.message}
          problems={refusal.problems.length > 0 ? problems : []}
          onClose={() => setRefusal(undefined)}
        >
          {refusal.differences && <Differences file={name} of={refusal.differences} />}
          {refusal.differences && <Button onClick={startAgain}>Repartir du fichier</Button>}
        </Notice>
      )}
    </div>
  );
}

const barSize = "4.5rem";

const styles = {
  page: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    [wide]: { gridTemplateColumns: "minmax(26rem, 2fr) minmax(0, 3fr)" },
  }),
  bar: css({
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 1,
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.xs} ${space.m}`,
    minBlockSize: barSize,
    padding: `${space.xs} ${space.l}`,
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.background,
    fontSize: "1rem",
  }),
  title: css({ flex: 1, minInlineSize: "5rem", fontSize: "1.25rem" }),
  state: css({ marginInlineStart: "auto", color: color.textMuted }),
  narrow: css({ [wide]: { display: "none" } }),
  form: css({
    padding: `${space.m} ${space.l} 50vh`,
    fontSize: "1rem",
    [narrow]: { "[data-apercu=true] > &": { display: "none" } },
  }),
  offer: css({ marginBlockEnd: space.s, fontSize: "1.5rem" }),
  ways: css({ display: "flex", flexWrap: "wrap", gap: space.xs, marginBlockStart: space.m }),
  preview: css({
    position: "sticky",
    insetBlockStart: barSize,
    blockSize: `calc(100dvh - ${barSize})`,
    [narrow]: { "[data-apercu=false] > &": { display: "none" } },
  }),
};

function stateOf({ saving }: FormState, unsaved: boolean): string {
  if (saving) return "Enregistrement…";
  return unsaved ? "Changements non enregistrés" : "Tout est enregistré";
}

function distinct(problems: Judgement[]): Judgement[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
