// A small example network, the source of all values on AquaLink's screens: a spring feeds a reservoir, from which a
// pipe leads through a chamber to the village. Pressures are in bar, flows in m³/h, levels in m.

export const quantities = ["pressure", "flow", "level"] as const;
export type Quantity = (typeof quantities)[number];

/** Places of a leak: half-way between chamber and village (`after`) or between reservoir and chamber (`before`). */
export const leaks = ["none", "after", "before"] as const;
export type Leak = (typeof leaks)[number];

/** Hourly demand of a village of about 1,000 inhabitants, 0 to 24 h, in m³/h. */
const hourlyDemand = [
  3, 2.5, 2.2, 2.2, 2.6, 4.5, 9.5, 13.5, 12, 9.8, 9, 9.6, 11, 10.2, 8.8, 8.6, 9.4, 11.8, 15, 15.6, 12.4, 8.6,
  6, 4.2, 3,
];

/** The spring's flow in m³/h, equal to the mean demand, so that without a leak, a day ends at its initial level. */
export const springFlow = 8.42;

/** The reservoir's surface in m², and its level at midnight in m. */
export const reservoir = { area: 90, initialLevel: 3 };

/** Static pressure in bar at the top of the village with an empty reservoir. */
const pressureWhenEmpty = 5.4;
const barPerMetre = 0.0981;

/** Pressure loss of the pipes above and below the chamber (100 mm wide, about 3 km in total), in bar per (m³/h)². */
const loss = { upper: 0.0014, lower: 0.0024 };

/** Discharge of a hole of about 9 mm, in m³/h per √bar. */
const holeDischarge = 1.8;

/** Static pressure at the leak in bar with an empty reservoir, and the loss of the pipe upstream of the leak. */
const leakPlaces = {
  before: { pressureWhenEmpty: 4.2, loss: loss.upper / 2 },
  after: { pressureWhenEmpty: 6.4, loss: loss.upper + loss.lower / 2 },
};

/** In minutes. Fine enough: with steps of one minute, the level would differ by 0.01 m at most. */
export const timeStep = 10;
/** In minutes. */
export const dayLength = 24 * 60;

/** `pressure` is that in the village, `flow` that through the chamber, `level` that of the reservoir. */
export type NetworkState = Readonly<Record<Quantity, number>> & {
  /** Flow into the village, in m³/h. */
  demand: number;
  /** Flow out of the leak, in m³/h. */
  leakFlow: number;
  /** Hydraulic heads in bar above the village: village, mid-lower pipe, chamber, mid-upper pipe, reservoir. */
  heads: readonly [number, number, number, number, number];
};

/** Time of the leak's start, in minutes after midnight. */
export const leakStart = 60;

export function simulateDay(leak: Leak): NetworkState[] {
  let level = reservoir.initialLevel;
  return Array.from({ length: dayLength / timeStep + 1 }, (_, index) => {
    const demand = demandAt((index * timeStep) / 60);
    const state = networkState(index * timeStep < leakStart ? "none" : leak, demand, level);
    level += ((springFlow - demand - state.leakFlow) / reservoir.area) * (timeStep / 60);
    return state;
  });
}

function networkState(leak: Leak, demand: number, level: number): NetworkState {
  const leakFlow = leak === "none" ? 0 : leakFlowAt(leak, demand, level);
  const reservoirHead = pressureWhenEmpty + barPerMetre * level;
  const flow = leak === "after" ? demand + leakFlow : demand;
  const midUpperHead = reservoirHead - (loss.upper / 2) * (demand + leakFlow) ** 2;
  const chamberHead = midUpperHead - (loss.upper / 2) * flow ** 2;
  const midLowerHead = chamberHead - (loss.lower / 2) * flow ** 2;
  const pressure = midLowerHead - (loss.lower / 2) * demand ** 2;
  const heads = [pressure, midLowerHead, chamberHead, midUpperHead, reservoirHead] as const;
  return { pressure, flow, level, demand, leakFlow, heads };
}

/** The leak's flow grows with √pressure at the hole, which falls with the square of the pipe's flow. */
function leakFlowAt(leak: Exclude<Leak, "none">, demand: number, level: number): number {
  const leakPlace = leakPlaces[leak];
  const staticPressure = leakPlace.pressureWhenEmpty + barPerMetre * level;
  // leakFlow² = holeDischarge² · (staticPressure − loss · (demand + leakFlow)²), solved for leakFlow.
  const a = 1 + leakPlace.loss * holeDischarge ** 2;
  const halfB = leakPlace.loss * holeDischarge ** 2 * demand;
  const c = holeDischarge ** 2 * (leakPlace.loss * demand ** 2 - staticPressure);
  return (Math.sqrt(halfB ** 2 - a * c) - halfB) / a;
}

function demandAt(hour: number): number {
  const [demand = 0, nextDemand = demand] = hourlyDemand.slice(Math.floor(hour));
  return demand + (hour % 1) * (nextDemand - demand);
}

const days = { none: simulateDay("none"), after: simulateDay("after"), before: simulateDay("before") };

/** The network's state at a time of the day; throws a RangeError between steps. */
export function stateAt(leak: Leak, minutes: number): NetworkState {
  const state = days[leak][minutes / timeStep];
  if (!state)
    throw new RangeError(`No step of the day is at ${minutes} min; expected: 0, ${timeStep} … ${dayLength}`);
  return state;
}

export type Point = readonly [minutes: number, value: number];

/** Points every `interval` minutes, and two at the leak's start; joining hourly points errs by 0.03 units at most. */
export function curveOf(leak: Leak, quantity: Quantity, interval = 60): Point[] {
  const times = Array.from({ length: dayLength / interval + 1 }, (_, index) => index * interval);
  return times.flatMap((minutes) => {
    const states = minutes === leakStart ? [stateAt("none", minutes)] : [];
    return [...states, stateAt(leak, minutes)].map((state) => [minutes, state[quantity]] as const);
  });
}

export type ValueRange = { min: number; max: number };

export const axes: Readonly<Record<Quantity, ValueRange>> = {
  pressure: { min: 4, max: 6 },
  flow: { min: 0, max: 24 },
  level: { min: 1.5, max: 3.5 },
};
