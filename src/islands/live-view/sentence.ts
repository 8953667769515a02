import { roundValue } from "../../network/format";
import { curveOf, type Leak, type Quantity, springFlow, stateAt, timeStep } from "../../network/model";

/** In m³/h: below `quietDemand`, few taps are open; from `peakDemand` on, the pressure line visibly bends. */
const quietDemand = 5;
const peakDemand = 12;

/** The lowest displayed value of a day without a leak. */
const minimumWithoutLeak = (quantity: Quantity) =>
  roundValue(quantity, Math.min(...curveOf("none", quantity, timeStep).map(([, value]) => value)));
const minimaWithoutLeak = { pressure: minimumWithoutLeak("pressure"), level: minimumWithoutLeak("level") };

export function sentenceAt(sentences: Queries.LiveViewFragment["seen"], leak: Leak, minutes: number): string {
  const { calm: withoutLeak, after: downstream, before: upstream } = sentences;
  const [state, stateWithoutLeak] = [stateAt(leak, minutes), stateAt("none", minutes)];
  if (state.leakFlow === 0) {
    if (state.demand <= springFlow) return withoutLeak.filling;
    return state.demand < peakDemand ? withoutLeak.drawing : withoutLeak.peak;
  }
  const [pressure, level] = [roundValue("pressure", state.pressure), roundValue("level", state.level)];
  if (leak === "after") {
    if (state.demand < quietDemand) return downstream.quiet;
    return pressure < minimaWithoutLeak.pressure ? downstream.weak : downstream.busy;
  }
  if (level === roundValue("level", stateWithoutLeak.level)) return upstream.opening;
  if (level < minimaWithoutLeak.level) return upstream.low;
  return pressure === roundValue("pressure", stateWithoutLeak.pressure) ? upstream.hidden : upstream.both;
}
