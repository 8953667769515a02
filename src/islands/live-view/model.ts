/**
 * An example of a small water network, from which every figure of the live view follows: a spring feeds a reservoir, a pipe
 * leads from there through a chamber to the village. Pressures are in bar, flows in m³/h, the level is in metres.
 */
export const quantities = ["pressure", "flow", "level"] as const;
export type Quantity = (typeof quantities)[number];
export type Reading = Readonly<Record<Quantity, number>>;

/** Where the network leaks: seen from the reservoir, half-way before the chamber or half-way after it. */
export const leaks = ["none", "after", "before"] as const;
export type Leak = (typeof leaks)[number];

/** What the village draws at each hour from 0 to 24 h: about 1,000 inhabitants. */
const hourlyDemand = [
  3, 2.5, 2.2, 2.2, 2.6, 4.5, 9.5, 13.5, 12, 9.8, 9, 9.6, 11, 10.2, 8.8, 8.6, 9.4, 11.8, 15, 15.6, 12.4, 8.6,
  6, 4.2, 3,
];

/** The mean of the demand: a calm day ends where it began. */
export const spring = 8.42;

/** Its surface in m², and its level at midnight. */
export const reservoir = { area: 90, firstLevel: 3 };

/** At the top of the village, without flow, below an empty reservoir. */
const restPressure = 5.4;
const barPerMetre = 0.0981;

/** What a pipe of 100 mm takes from the pressure over some 3 km in all, for each (m³/h)². */
const loss = { upper: 0.0014, lower: 0.0024 };

/** A hole of some 9 mm, in m³/h for each √bar. */
const hole = 1.8;

/** The pressure at the leak without flow, below an empty reservoir, and what the pipe above it takes. */
const leakPlaces = {
  before: { restPressure: 4.2, loss: loss.upper / 2 },
  after: { restPressure: 6.4, loss: loss.upper + loss.lower / 2 },
};

/** In minutes. Against steps of one minute, the level differs by 0.01 m at most. */
export const step = 10;
export const dayLength = 24 * 60;

export type Moment = Reading & {
  /** What the village draws, and what is lost. */
  demand: number;
  lost: number;
  /**
   * The pressure line, as the pressure that water would have at the height of the village's top: at the village, half-way
   * down the lower pipe, at the chamber, half-way down the upper pipe, at the reservoir.
   */
  line: readonly [number, number, number, number, number];
};

/** A day in steps, with a leak that opens at midnight. */
export function dayWith(leak: Leak, size = hole): Moment[] {
  let level = reservoir.firstLevel;
  return Array.from({ length: dayLength / step + 1 }, (_, index) => {
    const demand = demandAt((index * step) / 60);
    const moment = momentOf(leak, demand, level, size);
    level += ((spring - demand - moment.lost) / reservoir.area) * (step / 60);
    return moment;
  });
}

function momentOf(leak: Leak, demand: number, level: number, size: number): Moment {
  const lost = leak === "none" ? 0 : lostAt(leak, demand, level, size);
  const atReservoir = restPressure + barPerMetre * level;
  const flow = leak === "after" ? demand + lost : demand;
  const halfUp = atReservoir - (loss.upper / 2) * (demand + lost) ** 2;
  const atChamber = halfUp - (loss.upper / 2) * flow ** 2;
  const halfDown = atChamber - (loss.lower / 2) * flow ** 2;
  const pressure = halfDown - (loss.lower / 2) * demand ** 2;
  return { pressure, flow, level, demand, lost, line: [pressure, halfDown, atChamber, halfUp, atReservoir] };
}

/** What leaves by a hole grows with the root of the pressure there, which the pipe lowers by the square of all that flows. */
function lostAt(leak: Exclude<Leak, "none">, demand: number, level: number, size: number): number {
  const place = leakPlaces[leak];
  const rest = place.restPressure + barPerMetre * level;
  // lost² = size² · (rest − loss · (demand + lost)²), solved for lost.
  const a = 1 + place.loss * size ** 2;
  const half = place.loss * size ** 2 * demand;
  const c = size ** 2 * (place.loss * demand ** 2 - rest);
  return (Math.sqrt(half ** 2 - a * c) - half) / a;
}

/** Straight from one hour's value to the next. */
function demandAt(hour: number): number {
  const [before = 0, after = before] = hourlyDemand.slice(Math.floor(hour));
  return before + (hour % 1) * (after - before);
}

const days = { none: dayWith("none"), after: dayWith("after"), before: dayWith("before") };

/** What is measured at a time of the day, which is one of the steps. */
export function momentAt(leak: Leak, minutes: number): Moment {
  const moment = days[leak][minutes / step];
  if (!moment)
    throw new RangeError(`No step of the day is at ${minutes} min; expected: 0, ${step} … ${dayLength}`);
  return moment;
}

/** One quantity over a day, a value every `every` minutes. */
export function curveOf(leak: Leak, quantity: Quantity, every: number): number[] {
  return Array.from({ length: dayLength / every + 1 }, (_, index) => momentAt(leak, index * every)[quantity]);
}

/** What the axes go from and to. */
export const axes = {
  pressure: { lowest: 4, highest: 6 },
  flow: { lowest: 0, highest: 20 },
  level: { lowest: 1.5, highest: 3.5 },
};
