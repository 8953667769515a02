import { curveOf, type Leak, momentAt, type Quantity, spring, step } from "./model";
import { rounded } from "./words";

/** In m³/h: below the one, few taps are open; from the other on, the pressure visibly bends. */
const quietDemand = 5;
const peakDemand = 12;

const lowestCalm = (quantity: Quantity) => rounded(quantity, Math.min(...curveOf("none", quantity, step)));
const lowest = { pressure: lowestCalm("pressure"), level: lowestCalm("level") };

/** What one sees, chosen by the figures as they are shown: it is true of them at every hour and wherever the leak is. */
export function sentenceAt(seen: Queries.LiveViewFragment["seen"], leak: Leak, minutes: number): string {
  const { pressure, level, demand } = momentAt(leak, minutes);
  if (leak === "none") {
    if (demand <= spring) return seen.calm.filling;
    return demand < peakDemand ? seen.calm.drawing : seen.calm.peak;
  }
  if (leak === "after") {
    if (demand < quietDemand) return seen.after.quiet;
    return rounded("pressure", pressure) < lowest.pressure ? seen.after.weak : seen.after.busy;
  }
  const shownLevel = rounded("level", level);
  if (shownLevel === rounded("level", momentAt("none", minutes).level)) return seen.before.opening;
  return shownLevel < lowest.level ? seen.before.low : seen.before.hidden;
}
