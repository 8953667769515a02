import { valueAt } from "../../src/content/walk";

/** A few words that tell a part of a form from others: its title, its name, or the first of its texts. */
export function summaryOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  if (Array.isArray(value)) return value.map(summaryOf).join(", ");
  const named = ["title", "name", "term", "label", "text", "alt", "street", "button"];
  const hours = ["opens", "closes"].map((key) => valueAt(value, [key])).filter(Boolean);
  const opening = [valueAt(value, ["days"]) ?? [], hours.join(" – ")].flat().filter(Boolean);
  const texts = [...named.map((key) => valueAt(value, [key])), opening.join(", "), ...Object.values(value)];
  return String(texts.find((text) => typeof text === "string" && text !== "") ?? "");
}
