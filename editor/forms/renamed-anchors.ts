import { contentSchemas } from "../../src/content/contract";
import { valueAt, visitRoles } from "../../src/content/walk";

/**
 * The anchors of offers that were renamed, old to new. The links that lead to them are renamed along with
 * them: one file at a time, neither could be changed first.
 */
export function renamedAnchors(before: unknown, after: unknown): Map<string, string> {
  const [old, fresh] = [idsOf(before), idsOf(after)];
  if (old.length !== fresh.length) return new Map();
  const renamed = old.flatMap((id, index): [string, string][] => {
    const now = fresh[index];
    return now !== undefined && now !== id && !fresh.includes(id) && !old.includes(now)
      ? [[`/solutions#${id}`, `/solutions#${now}`]]
      : [];
  });
  return new Map(renamed);
}

function idsOf(solutions: unknown): string[] {
  const offers = valueAt(solutions, ["offers"]);
  return Array.isArray(offers) ? offers.map((offer) => String(valueAt(offer, ["id"]))) : [];
}

/** The file's content with its links to the old anchors leading to the new ones. */
export function withAnchors(name: string, content: unknown, anchors: ReadonlyMap<string, string>): unknown {
  const changed: unknown = structuredClone(content);
  const schema = contentSchemas[name as keyof typeof contentSchemas];
  visitRoles(schema, content, (role, text, path) => {
    const now = anchors.get(text);
    const owner = valueAt(changed, path.slice(0, -1));
    const key = path.at(-1);
    if (
      role.role === "link" &&
      now !== undefined &&
      typeof owner === "object" &&
      owner &&
      key !== undefined
    ) {
      Object.assign(owner, { [key]: now });
    }
  });
  return changed;
}
