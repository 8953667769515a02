import { stateAt } from "../../network/model";

/** The example network at 3 h, when a leak's effect is largest. */
export const minutes = 3 * 60;
export const leaking = stateAt("after", minutes);
export const calm = stateAt("none", minutes);
