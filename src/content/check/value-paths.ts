import type { ValuePath } from "../walk";
import { formatPath } from "./problem";

export function contentPaths(content: unknown): string[] {
  return allPaths(content)
    .filter(([rootKey]) => rootKey !== "placeholders")
    .map(formatPath);
}

export function allPaths(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const childPath = [...path, Array.isArray(value) ? Number(key) : key];
    return [childPath, ...allPaths(child, childPath)];
  });
}
