import { curveOf, type Leak, type Quantity, spring, stateAt, step } from "../../network/model";
import { rounded } from "../../network/words";

/** Flows in m³/h: below `quiet` few taps are open, from `peak` on the pressure line visibly bends. */
const quietDemand = 5;
const peakDemand = 12;

const lowestCalm = (quantity: Quantity) =>
  rounded(quantity, Math.min(...curveOf("none", quantity, step).map(([, value]) => value)));
const lowest = { pressure: lowestCalm("pressure"), level: lowestCalm("level") };

/** The sentence that is true of the figures shown, at every hour and for every leak. */
export function sentenceAt(seen: Queries.LiveViewFragment["seen"], leak: Leak, minutes: number): string {
  const { pressure, level, demand } = stateAt(leak, minutes);
  if (leak === "none") {
    if (demand <= spring) return seen.calm.filling;
    return demand < peakDemand ? seen.calm.drawing : seen.calm.peak;
  }
  if (leak === "after") {
    if (demand < quietDemand) return seen.after.quiet;
    return rounded("pressure", pressure) < lowest.pressure ? seen.after.weak : seen.after.busy;
  }
  const shownLevel = rounded("level", level);
  if (shownLevel === rounded("level", stateAt("none", minutes).level)) return seen.before.opening;
  return shownLevel < lowest.level ? seen.before.low : seen.before.hidden;
}
