/**
 * An example of a small water network, from which every figure of AquaLink's screens follows: a spring feeds a reservoir, a pipe
 * leads from there through a chamber to the village. Pressures are in bar, flows in m³/h, the level is in metres.
 */
export const quantities = ["pressure", "flow", "level"] as const;
export type Quantity = (typeof quantities)[number];
type Reading = Readonly<Record<Quantity, number>>;

/** Where the network leaks: seen from the reservoir, half-way before the chamber or half-way after it. */
export const leaks = ["none", "after", "before"] as const;
export type Leak = (typeof leaks)[number];

/** The demand of a village of about 1,000 inhabitants at each hour from 0 to 24 h, in m³/h. */
const hourlyDemand = [
  3, 2.5, 2.2, 2.2, 2.6, 4.5, 9.5, 13.5, 12, 9.8, 9, 9.6, 11, 10.2, 8.8, 8.6, 9.4, 11.8, 15, 15.6, 12.4, 8.6,
  6, 4.2, 3,
];

/** The spring's flow in m³/h, the mean of the demand: a day without leak ends at the level at which it began. */
export const spring = 8.42;

/** Its surface in m², and its level at midnight in m. */
export const reservoir = { area: 90, firstLevel: 3 };

/** The pressure in bar at the top of the village, without flow, with an empty reservoir. */
const restPressure = 5.4;
const barPerMetre = 0.0981;

/** Pressure loss of the two pipes (100 mm, some 3 km in all), in bar for each (m³/h)². */
const loss = { upper: 0.0014, lower: 0.0024 };

/** Discharge of a hole of some 9 mm, in m³/h for each √bar. */
const hole = 1.8;

/** Pressure at the leak without flow and with an empty reservoir, in bar; loss of the pipe above it. */
const leakPlaces = {
  before: { restPressure: 4.2, loss: loss.upper / 2 },
  after: { restPressure: 6.4, loss: loss.upper + loss.lower / 2 },
};

/** The simulation's step in minutes. Steps of one minute would change the level by 0.01 m at most. */
export const step = 10;
export const dayLength = 24 * 60;

export type NetworkState = Reading & {
  /** What the village draws and what the leak loses, in m³/h. */
  demand: number;
  lost: number;
  /**
   * The hydraulic head in bar above the village's top, from the village up: at the village, half-way up the lower pipe, at
   * the chamber, half-way up the upper pipe, at the reservoir.
   */
  line: readonly [number, number, number, number, number];
};

/** When a leak opens, in minutes after midnight; until then the day is calm. */
export const leakStart = 60;

/** A day in steps. */
export function simulateDay(leak: Leak): NetworkState[] {
  let level = reservoir.firstLevel;
  return Array.from({ length: dayLength / step + 1 }, (_, index) => {
    const demand = demandAt((index * step) / 60);
    const state = networkState(index * step < leakStart ? "none" : leak, demand, level);
    level += ((spring - demand - state.lost) / reservoir.area) * (step / 60);
    return state;
  });
}

function networkState(leak: Leak, demand: number, level: number): NetworkState {
  const lost = leak === "none" ? 0 : lostAt(leak, demand, level);
  const atReservoir = restPressure + barPerMetre * level;
  const flow = leak === "after" ? demand + lost : demand;
  const halfUp = atReservoir - (loss.upper / 2) * (demand + lost) ** 2;
  const atChamber = halfUp - (loss.upper / 2) * flow ** 2;
  const halfDown = atChamber - (loss.lower / 2) * flow ** 2;
  const pressure = halfDown - (loss.lower / 2) * demand ** 2;
  return { pressure, flow, level, demand, lost, line: [pressure, halfDown, atChamber, halfUp, atReservoir] };
}

/** The loss grows with the root of the pressure at the hole, which the pipe lowers by the square of its flow. */
function lostAt(leak: Exclude<Leak, "none">, demand: number, level: number): number {
  const place = leakPlaces[leak];
  const rest = place.restPressure + barPerMetre * level;
  // lost² = hole² · (rest − loss · (demand + lost)²), solved for lost.
  const a = 1 + place.loss * hole ** 2;
  const half = place.loss * hole ** 2 * demand;
  const c = hole ** 2 * (place.loss * demand ** 2 - rest);
  return (Math.sqrt(half ** 2 - a * c) - half) / a;
}

/** Linear interpolation between the hours. */
function demandAt(hour: number): number {
  const [before = 0, after = before] = hourlyDemand.slice(Math.floor(hour));
  return before + (hour % 1) * (after - before);
}

const days = { none: simulateDay("none"), after: simulateDay("after"), before: simulateDay("before") };

/** The network at a time of the day; throws a RangeError unless it is one of the steps. */
export function stateAt(leak: Leak, minutes: number): NetworkState {
  const state = days[leak][minutes / step];
  if (!state)
    throw new RangeError(`No step of the day is at ${minutes} min; expected: 0, ${step} … ${dayLength}`);
  return state;
}

/** A value at a time of the day, in minutes. */
export type Point = readonly [minutes: number, value: number];

/**
 * One quantity over a day: points every `every` minutes, between which it runs straight. Between whole hours the
 * flow of a calm day is straight, and no curve leaves the model by more than 0.03 of its unit. Where a leak opens stand two points: a step.
 */
export function curveOf(leak: Leak, quantity: Quantity, every = 60): Point[] {
  return Array.from({ length: dayLength / every + 1 }, (_, index) => index * every).flatMap((minutes) => {
    const states = minutes === leakStart ? [stateAt("none", minutes)] : [];
    return [...states, stateAt(leak, minutes)].map((state) => [minutes, state[quantity]] as const);
  });
}

export type Range = { lowest: number; highest: number };

/** The range of each axis. */
export const axes: Readonly<Record<Quantity, Range>> = {
  pressure: { lowest: 4, highest: 6 },
  flow: { lowest: 0, highest: 24 },
  level: { lowest: 1.5, highest: 3.5 },
};
