import { roundValue } from "../../network/format";
import { curveOf, type Leak, type Quantity, springFlow, stateAt, step } from "../../network/model";

/** In m³/h: below `quietDemand` few taps are open; from `peakDemand` on the pressure line visibly bends. */
const quietDemand = 5;
const peakDemand = 12;

const calmMinimumOf = (quantity: Quantity) =>
  roundValue(quantity, Math.min(...curveOf("none", quantity, step).map(([, value]) => value)));
const calmMinimum = { pressure: calmMinimumOf("pressure"), level: calmMinimumOf("level") };

/** Returns the sentence that describes the displayed values. */
export function sentenceAt(seen: Queries.LiveViewFragment["seen"], leak: Leak, minutes: number): string {
  const [state, calm] = [stateAt(leak, minutes), stateAt("none", minutes)];
  if (state.leakFlow === 0) {
    if (state.demand <= springFlow) return seen.calm.filling;
    return state.demand < peakDemand ? seen.calm.drawing : seen.calm.peak;
  }
  const [pressure, level] = [roundValue("pressure", state.pressure), roundValue("level", state.level)];
  if (leak === "after") {
    if (state.demand < quietDemand) return seen.after.quiet;
    return pressure < calmMinimum.pressure ? seen.after.weak : seen.after.busy;
  }
  if (level === roundValue("level", calm.level)) return seen.before.opening;
  if (level < calmMinimum.level) return seen.before.low;
  return pressure === roundValue("pressure", calm.pressure) ? seen.before.hidden : seen.before.both;
}
