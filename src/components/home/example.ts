import { stateAt } from "../../network/model";

/** What the section shows: the example network at 3 h, when a leak shows most. */
export const minutes = 3 * 60;
export const leaking = stateAt("after", minutes);
export const calm = stateAt("none", minutes);
