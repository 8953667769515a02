import type { ValuePath } from "../walk";

export function allPaths(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const childPath = [...path, Array.isArray(value) ? Number(key) : key];
    return [childPath, ...allPaths(child, childPath)];
  });
}
