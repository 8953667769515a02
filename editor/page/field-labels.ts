import { schemaOf } from "../../src/content/check/file-problems";
import { parsePath } from "../../src/content/check/problem";
import * as labels from "../../src/content/labels";
import type { ValuePath } from "../../src/content/walk";

export function labelOfPath(name: string, path: string | ValuePath): string {
  return labels.labelOfPath(schemaOf(name), typeof path === "string" ? parsePath(path) : path);
}
