import { graphql } from "gatsby";
import { valueAt } from "../../components/drawings/chart-path";

export type Series = Queries.SeriesFragment;

export type Day = Pick<Queries.LiveViewFragment, (typeof quantities)[number]> & {
  /** The same day with a leak. */
  leak: Record<(typeof quantities)[number], readonly number[]>;
};

/** The two quantities in the order in which they are drawn and said. */
export const quantities = ["pressure", "flow"] as const;

/** The cursor's steps, in minutes. */
export const cursorRange = { min: 0, max: 24 * 60, step: 10 };

/** Where the cursor stands first: at night, when a leak shows. */
export const firstReading = 3 * 60;

export type Reading = Readonly<Record<(typeof quantities)[number], number>>;

/** What the curves show at a time of the day. `leak` is how much of the leak has come, from 0 to 1. */
export function readingAt(day: Day, minutes: number, leak: number): Reading {
  const read = (name: (typeof quantities)[number]) =>
    valueAt(withLeak(day[name].hourly, day.leak[name], leak), minutes / 60);
  return { pressure: read("pressure"), flow: read("flow") };
}

/** The curve on its way from the calm day to the leak. */
export function withLeak(calm: readonly number[], leaking: readonly number[], leak: number): number[] {
  return calm.map((value, index) => value + leak * ((leaking[index] ?? value) - value));
}

/** The hours of the day that differ in what one sees. */
export function momentAt(minutes: number): keyof Queries.SeenByHourFragment {
  const hour = minutes / 60;
  if (hour < 5 || hour >= 22) return "night";
  if (hour < 10) return "morning";
  return hour < 17 ? "day" : "evening";
}

/** 190 → «3 h 10». */
export function timeInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest ? `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}` : `${hours}\u00a0h`;
}

/** «5,7 bar». */
export function quantityInWords(value: number, unit: string): string {
  return `${decimal(value)}\u00a0${unit}`;
}

/** One decimal, after a comma: such a sensor resolves no more. */
export function decimal(value: number): string {
  return value.toFixed(1).replace(".", ",");
}

/** The whole reading in a sentence, as the cursor says it to assistive technology. */
export function readingInWords(day: Day, minutes: number, reading: Reading): string {
  const values = quantities.map(
    (name) => `${day[name].name} ${quantityInWords(reading[name], day[name].unit)}`,
  );
  return [timeInWords(minutes), ...values].join(", ");
}

export const fragment = graphql`
  fragment LiveView on HomeJsonAqualinkChart {
    title
    # «exemple»: the figures are not a customer's.
    note
    address
    summary
    # What the cursor and the table's first column are called.
    cursor
    table
    # Beside the cursor, until it is used.
    hint
    # What one sees on a day without a leak.
    calm {
      ...SeenByHour
    }
    pressure {
      ...Series
    }
    flow {
      ...Series
    }
    # The same day with a leak.
    leak {
      label
      # What its area and the dashed curves stand for.
      legend {
        lost
        calm
      }
      seen {
        ...SeenByHour
      }
      pressure
      flow
    }
  }

  fragment SeenByHour on SeenByHour {
    night
    morning
    day
    evening
  }
`;
