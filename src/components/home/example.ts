import { stateAt } from "../../network/model";

/** 3 h, when a leak's effect in the example network is largest. */
export const exampleTime = 3 * 60;
export const leakState = stateAt("after", exampleTime);
export const calmState = stateAt("none", exampleTime);
