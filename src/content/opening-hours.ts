import { frenchDayNames, schemaOrgDays } from "./contract/opening-hours";
import { interpolate } from "./interpolate";

type Hours = { readonly days: readonly string[]; readonly opens: string; readonly closes: string };

/** Formats schema.org opening hours for reading, one line per run of consecutive days. */
export function openingHoursLines(
  openingHours: readonly Hours[],
  templates: { several: string; pair: string; single: string },
): string[] {
  return openingHours.flatMap(({ days, opens, closes }) =>
    dayRuns(days).map(([first, last]) => {
      const count = last - first + 1;
      const template = count === 1 ? templates.single : count === 2 ? templates.pair : templates.several;
      return interpolate(template, {
        first: dayName(first),
        last: dayName(last),
        opens: formatTime(opens),
        closes: formatTime(closes),
      });
    }),
  );
}

const dayName = (index: number) => frenchDayNames[index]?.toLowerCase() ?? "";

/** Monday, Tuesday, Friday → [0, 1], [4, 4] */
function dayRuns(days: readonly string[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [index, day] of schemaOrgDays.entries()) {
    if (!days.includes(day)) continue;
    const lastRun = runs.at(-1);
    if (lastRun && lastRun[1] === index - 1) lastRun[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

/** `08:00` → «8 h», `17:30` → «17 h 30», with no-break spaces */
function formatTime(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return [hours.replace(/^0(?=\d)/, ""), "h", ...(minutes === "00" ? [] : [minutes])].join("\u00a0");
}
