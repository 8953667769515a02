import { stateAt } from "../../network/model";

/** 3 h, when the leak changes the flow most. */
export const exampleTime = 3 * 60;
export const stateWithLeak = stateAt("after", exampleTime);
export const stateWithoutLeak = stateAt("none", exampleTime);
