/** Where in the file a control belongs: Decap gives each the identifiers of those around it, but no path. */

/** The lists that are shown, by their identifiers; each knows the keys of its entries in their order. */
const lists = new Map<string, () => readonly string[]>();

export function registerList(id: string, keysOf: () => readonly string[]): void {
  lists.set(id, keysOf);
}

/** `["services", "items", 1, "title"]` for the identifiers `services-field-7, items-field-9, ⟨key⟩` and the field `title`. */
export function pathOfField(parentIds: readonly (string | undefined)[], name: string): (string | number)[] {
  const path: (string | number)[] = [];
  let list: (() => readonly string[]) | undefined;
  for (const id of parentIds) {
    if (id === undefined) continue;
    if (list) {
      path.push(list().indexOf(id));
      list = undefined;
      continue;
    }
    path.push(id.replace(/-field-\d+$/, ""));
    list = lists.get(id);
  }
  return [...path, name];
}
