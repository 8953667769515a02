import { get, keys, set } from "idb-keyval";
import type { Draft } from "../forms/form-state";
import { parseContent } from "../forms/save";

/** The forms of which this browser has stored a draft. */
export async function draftsOf(prefix: string): Promise<string[]> {
  const own = (await keys()).map(String).filter((key) => key.startsWith(`${prefix}#`));
  return own.map((key) => key.slice(prefix.length + 1));
}

/** The owner's text of a form waits in it as a draft, over the text that takes its place; a draft that is there has it in it. */
export async function keepAsDraft(
  prefix: string,
  name: string,
  text: string,
  baseText: string,
): Promise<void> {
  const key = `${prefix}#${name}`;
  const draft = await get<Draft>(key);
  const typed = draft?.typed ?? parseContent(text);
  await set(key, { uploads: [], ...draft, typed, baseText, saving: undefined });
}
