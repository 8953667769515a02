import type { Contents } from "../../src/content/check/across-files";
import { schemaOf } from "../../src/content/contract";
import { type ValuePath, valueAt, walk } from "../../src/content/walk";
import { labelOfPath, wordsAt } from "./form";

/** What a firm that changes its name, or moves, has in its texts, too. */
const names: ValuePath[] = [
  ["name"],
  ["business", "telephone"],
  ["business", "email"],
  ["business", "address", "street"],
  ["business", "address", "locality"],
  ["business", "address", "region"],
];

/** A field that says a former name. */
type NamedField = { form: string; path: ValuePath; label: string };

/** What the firm's name and places were in earlier contents of data/site.json, and the fields whose texts still say it. */
export function formerNames(contents: Contents, earlier: readonly unknown[]): Map<string, NamedField[]> {
  const namesIn = (site: unknown) =>
    names.map((path) => plain(wordsAt("site", path, String(valueAt(site, path) ?? ""))));
  const current = namesIn(contents.get("site"));
  const former = new Set(
    earlier.flatMap(namesIn).filter((name) => name.length > 2 && !current.includes(name)),
  );
  const fields = new Map([...former].map((name): [string, NamedField[]] => [name, fieldsWith(name)]));
  return new Map([...fields].filter(([, found]) => found.length > 0));

  function fieldsWith(name: string): NamedField[] {
    const found: NamedField[] = [];
    for (const [form, content] of contents) {
      walk(schemaOf(form), content, ({ value, path }) => {
        const isNamed = typeof value === "string" && plain(value).includes(name);
        if (isNamed) found.push({ form, path, label: labelOfPath(form, path) });
        return value;
      });
    }
    return found;
  }
}

/** Texts pasted from a word processor have other spaces and apostrophes. */
const plain = (text: string) => text.replace(/\s/g, " ").replaceAll("’", "'");
