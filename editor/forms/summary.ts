import { valueAt } from "../../src/content/walk";

/** A short label for a part of a form: its title, name or first text. */
export function summaryOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  if (Array.isArray(value)) return value.map(summaryOf).join(", ");
  const named = ["title", "name", "term", "label", "text", "alt", "street", "button"];
  const hours = ["opens", "closes"].map((key) => valueAt(value, [key])).filter(Boolean);
  const opening = [valueAt(value, ["days"]) ?? [], hours.join(" – ")].flat().filter(Boolean);
  const texts = [...named.map((key) => valueAt(value, [key])), opening.join(", "), ...Object.values(value)];
  return String(texts.find((text) => typeof text === "string" && text !== "") ?? "");
}
