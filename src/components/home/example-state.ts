import { stateAt } from "../../network/model";

/** 03:00 in minutes, when a leak downstream of the chamber changes the flow most. */
export const exampleTime = 3 * 60;
export const stateWithLeak = stateAt("after", exampleTime);
export const stateWithoutLeak = stateAt("none", exampleTime);
