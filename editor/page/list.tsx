import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod";
import { labelOf } from "../../src/content/labels";
import type { ValuePath } from "../../src/content/walk";
import { entryOf, hasFixedCount, hasFixedOrder, kindOf } from "../forms/form";
import { Button } from "./button";
import { focusField } from "./focus";
import { announce, useFormContext } from "./form-context";

let lastKey = 0;
const newKey = () => ++lastKey;

type ListProps = {
  schema: z.ZodType;
  path: ValuePath;
  entries: unknown[];
  renderEntry: (schema: z.ZodType, label: string, index: number) => ReactNode;
};

/** Each entry has a React key of its own, so that focus and unfolded parts move with it. */
export function List({ schema, path, entries, renderEntry }: ListProps) {
  const { setValue, move } = useFormContext();
  const [keys, setKeys] = useState(() => entries.map(newKey));
  const dragged = useRef<number>(undefined);
  const mayGrow = !hasFixedCount(schema);
  const kind = kindOf(entryOf(schema));
  const entryLabel = labelOf(entryOf(schema));

  const moveOrRemove = (from: number, to?: number) => {
    const others = keys.toSpliced(from, 1);
    flushSync(() => {
      setKeys(to === undefined ? others : others.toSpliced(to, 0, ...keys.slice(from, from + 1)));
      move({ list: path, from, to });
    });
    const what = `${entryLabel} ${from + 1}`;
    const up = (to ?? 0) < from ? "monté" : "descendu";
    announce(
      to === undefined
        ? `${what} : retiré, il en reste ${others.length}`
        : `${what} : ${up}, maintenant ${to + 1} sur ${keys.length}`,
    );
  };
  const drag = (index?: number) => {
    dragged.current = index;
  };
  const drop = (event: DragEvent, to: number) => {
    const from = dragged.current;
    if (from === undefined) return;
    event.preventDefault();
    moveOrRemove(from, to);
  };
  const remove = (index: number) => {
    moveOrRemove(index);
    focusField(path);
  };
  /** Puts these values in the place of some, and goes to the last. */
  const replace = (index: number, count: number, values: unknown[]) => {
    flushSync(() => {
      setKeys(keys.toSpliced(index + count, 0, ...values.slice(count).map(newKey)));
      setValue(path, entries.toSpliced(index, count, ...values));
    });
    focusField([...path, index + values.length - 1]);
  };
  /** Several lines pasted into a list of texts are as many entries. */
  const paste = (event: ClipboardEvent, index: number) => {
    const { target } = event;
    const lines = event.clipboardData.getData("text/plain").split(/[\r\n]+/);
    const texts = lines.map((text) => text.replaceAll("\t", " ").trim()).filter(Boolean);
    if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
    if (!mayGrow || texts.length < 2 || (kind !== "text" && kind !== "textarea")) return;
    event.preventDefault();
    event.stopPropagation();
    const before = target.value.slice(0, target.selectionStart ?? undefined);
    const after = target.value.slice(target.selectionEnd ?? target.value.length);
    const last = texts.length - 1;
    const values = texts.map((text, at) => (at === 0 ? before : "") + text + (at === last ? after : ""));
    replace(index, 1, values);
  };
  return (
    <>
      <ol className={kind === "number" ? "numbers" : "list"}>
        {entries.map((_, index) => {
          const label = `${entryLabel} ${index + 1}`;
          return (
            <li
              key={keys[index]}
              onPasteCapture={(event) => paste(event, index)}
              onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
              onDrop={(event) => drop(event, index)}
            >
              {renderEntry(entryOf(schema, hasFixedOrder(schema) ? index : 0), label, index)}
              {kind !== "number" && !hasFixedOrder(schema) && (
                <span className="moves">
                  <span
                    aria-hidden="true"
                    title="Glisser pour déplacer"
                    className="handle"
                    draggable
                    onDragStart={() => drag(index)}
                    onDragEnd={() => drag()}
                  >
                    ⠿
                  </span>
                  <Button
                    aria-label={`${label} : monter`}
                    isDisabled={index === 0}
                    onClick={() => moveOrRemove(index, index - 1)}
                  >
                    ↑
                  </Button>
                  <Button
                    aria-label={`${label} : descendre`}
                    isDisabled={index === entries.length - 1}
                    onClick={() => moveOrRemove(index, index + 1)}
                  >
                    ↓
                  </Button>
                  {mayGrow && (
                    <Button aria-label={`${label} : retirer`} onClick={() => remove(index)}>
                      ✕
                    </Button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {mayGrow && (
        <Button className="above" onClick={() => replace(entries.length, 0, [kind === "part" ? {} : ""])}>
          Ajouter : {entryLabel.toLowerCase()}
        </Button>
      )}
    </>
  );
}
