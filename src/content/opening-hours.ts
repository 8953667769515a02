import { dayNames, weekdays } from "./contract/opening-hours";
import { fill } from "./fill";

type Hours = { readonly days: readonly string[]; readonly opens: string; readonly closes: string };

/** schema.org's opening hours as lines to read: days in a row become one «du … au …», a day alone «le …». */
export function openingHoursLines(
  openingHours: readonly Hours[],
  templates: { several: string; single: string },
): string[] {
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

const dayName = (index: number) => dayNames[index]?.toLowerCase() ?? "";

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

/** `08:00` → «8 h», `17:30` → «17 h 30», with no-break spaces. */
function frenchTime(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return [hours.replace(/^0(?=\d)/, ""), "h", ...(minutes === "00" ? [] : [minutes])].join("\u00a0");
}
