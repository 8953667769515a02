import { valueAt } from "../../src/content/walk";

/** A short label for an object: its title, name, opening hours or first text; for a list, those of its entries. */
export function summaryOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  if (Array.isArray(value)) return value.map(summaryOf).join(", ");
  const labelKeys = ["title", "name", "term", "label", "text", "alt", "street", "button"];
  const openingTimes = ["opens", "closes"].map((key) => valueAt(value, [key])).filter(Boolean);
  const openingHours = [valueAt(value, ["days"]) ?? [], openingTimes.join(" – ")].flat().filter(Boolean);
  const labels = labelKeys.map((key) => valueAt(value, [key]));
  const texts = [...labels, openingHours.join(", "), ...Object.values(value)];
  return String(texts.find((text) => typeof text === "string" && text !== "") ?? "");
}
