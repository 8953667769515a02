import { useCallback, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react";
import { addressesOf } from "../../src/content/check/across-files";
import { picturesIn, schemaOf } from "../../src/content/contract";
import { complete } from "../forms/complete";
import { examplesIn, withoutReplaced } from "../forms/examples";
import * as State from "../forms/form-state";
import { parseContent, parseTexts, problemsOf, type Snapshot } from "../forms/save";
import type { PictureCache } from "./picture-cache";

/** What a form's values are as a file, and what the check says of it; it may lag behind the keystrokes. */
export function useContent(form: State.EditorForm, data: Snapshot, cache: PictureCache) {
  const { name, baseText, examples, uploads } = form;
  const typed = useDeferredValue(form.typed);
  // Never of an earlier save: what was saved is known at once, and what is typed a moment later.
  const isChanged = useMemo(
    () => State.isUnsaved({ name, baseText, typed, examples }),
    [name, baseText, typed, examples],
  );
  const isToBeMended = useMemo(() => State.isToBeMended({ name, baseText }), [name, baseText]);
  const content = useMemo(
    () => complete(schemaOf(name), withoutReplaced(typed, examples)),
    [name, typed, examples],
  );
  const listed = useSame(examplesIn(content, parseContent(baseText), examples));
  const contents = useMemo(() => parseTexts(data.texts).contents, [data]);
  const addresses = useMemo(() => {
    const { pages, anchors } = addressesOf(contents);
    return [...pages, ...anchors];
  }, [contents]);
  const version = useSyncExternalStore(cache.subscribe, () => cache.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` changes when a picture has been opened
  const pictures = useMemo(() => cache.forForm(data, uploads), [cache, data, uploads, version]);
  useEffect(() => {
    for (const picture of picturesIn(name, content)) pictures.open(picture);
  }, [name, content, pictures]);
  const check = useCallback(
    (value: unknown) => problemsOf(name, value, new Map([...contents, [name, value]]), pictures.facts()),
    [name, contents, pictures],
  );
  const problems = useMemo(() => check(content), [check, content]);
  const isWritten = data.texts.has(name);
  const problemsAsSaved = useMemo(
    () => (isWritten ? check(parseContent(baseText)) : []),
    [check, isWritten, baseText],
  );
  return {
    isChanged,
    isToBeMended,
    content,
    listed,
    contents,
    addresses,
    pictures,
    problems,
    problemsAsSaved,
  };
}

/** The same object as long as its text is the same. */
export function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text), [text]);
}
