import { weekdays } from "./contract/opening-hours";
import { fill } from "./fill";

type Hours = { readonly days: readonly string[]; readonly opens: string; readonly closes: string };

type Templates = {
  /** «Du {first} au {last}, de {opens} à {closes}» */
  readonly several: string;
  /** «Le {first}, de {opens} à {closes}» */
  readonly single: string;
};

/** schema.org's opening hours as lines to read: days in a row become one «du … au …». */
export function openingHoursLines(openingHours: readonly Hours[], templates: Templates): string[] {
  return openingHours.flatMap(({ days, opens, closes }) =>
    runs(days).map(([first, last]) => {
      const template = first === last ? templates.single : templates.several;
      return fill(template, {
        first: dayName(first),
        last: dayName(last),
        opens: frenchTime(opens),
        closes: frenchTime(closes),
      });
    }),
  );
}

/** Monday, Tuesday, Friday → [0, 1], [4, 4]. */
function runs(days: readonly string[]): [number, number][] {
  const result: [number, number][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const current = result.at(-1);
    if (current && current[1] === index - 1) current[1] = index;
    else result.push([index, index]);
  }
  return result;
}

/** 1 January 2024 was a Monday. */
function dayName(index: number): string {
  const date = new Date(Date.UTC(2024, 0, 1 + index));
  return new Intl.DateTimeFormat("fr-CH", { weekday: "long", timeZone: "UTC" }).format(date);
}

/** `08:00` → «8 h», `17:30` → «17 h 30», with no-break spaces. */
function frenchTime(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return [Number(hours), "h", ...(minutes === "00" ? [] : [minutes])].join("\u00a0");
}
