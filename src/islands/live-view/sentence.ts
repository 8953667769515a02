import { roundValue } from "../../network/format";
import { curveOf, type Leak, type Quantity, springFlow, stateAt, timeStep } from "../../network/model";

/** In m³/h: below `quietDemand` few taps are open; from `peakDemand` on the pressure line visibly bends. */
const quietDemand = 5;
const peakDemand = 12;

const calmMinimumOf = (quantity: Quantity) =>
  roundValue(quantity, Math.min(...curveOf("none", quantity, timeStep).map(([, value]) => value)));
const calmMinimum = { pressure: calmMinimumOf("pressure"), level: calmMinimumOf("level") };

export function sentenceAt(sentences: Queries.LiveViewFragment["seen"], leak: Leak, minutes: number): string {
  const { calm, after, before } = sentences;
  const [state, calmState] = [stateAt(leak, minutes), stateAt("none", minutes)];
  if (state.leakFlow === 0) {
    if (state.demand <= springFlow) return calm.filling;
    return state.demand < peakDemand ? calm.drawing : calm.peak;
  }
  const [pressure, level] = [roundValue("pressure", state.pressure), roundValue("level", state.level)];
  if (leak === "after") {
    if (state.demand < quietDemand) return after.quiet;
    return pressure < calmMinimum.pressure ? after.weak : after.busy;
  }
  if (level === roundValue("level", calmState.level)) return before.opening;
  if (level < calmMinimum.level) return before.low;
  return pressure === roundValue("pressure", calmState.pressure) ? before.hidden : before.both;
}
