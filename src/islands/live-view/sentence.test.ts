import { roundValue } from "../../network/format";
import {
  curveOf,
  dayLength,
  type Leak,
  leaks,
  type Quantity,
  quantities,
  springFlow,
  stateAt,
  timeStep,
} from "../../network/model";
import { sentenceAt } from "./sentence";

const sentences = {
  calm: { filling: "filling", drawing: "drawing", peak: "peak" },
  after: { quiet: "quiet", busy: "busy", weak: "weak" },
  before: { opening: "opening", hidden: "hidden", both: "both", low: "low" },
};

type Values = Record<Quantity, number>;

function valuesAt(leak: Leak, minutes: number): Values {
  const state = stateAt(leak, minutes);
  const [pressure, flow, level] = quantities.map((name) => roundValue(name, state[name]));
  return { pressure, flow, level } as Values;
}

const valuesWithoutLeak = (quantity: Quantity) =>
  curveOf("none", quantity, timeStep).map(([, value]) => roundValue(quantity, value));

/**
 * Each sentence's claim about the displayed values and those without a leak. A high pressure means 5.4 bar or more, a
 * slowly falling level a shortage below 4 m³/h, a peak a flow of 12 m³/h or more and a pressure below 5.3 bar.
 */
const claims: Record<string, (now: Values, withoutLeak: Values) => boolean> = {
  filling: ({ flow, pressure }) => flow <= springFlow && pressure >= 5.4,
  drawing: ({ flow }) => flow > springFlow && flow - springFlow < 4,
  peak: ({ flow, pressure }) => flow >= 12 && pressure < 5.3,
  quiet: ({ flow }) => flow > Math.min(...valuesWithoutLeak("flow")),
  busy: (now, withoutLeak) =>
    now.flow > withoutLeak.flow && now.pressure < withoutLeak.pressure && now.level < withoutLeak.level,
  weak: ({ pressure }) => valuesWithoutLeak("pressure").every((value) => pressure < value),
  opening: (now, withoutLeak) =>
    now.flow === withoutLeak.flow && now.level === withoutLeak.level && now.pressure === withoutLeak.pressure,
  hidden: (now, withoutLeak) =>
    now.flow === withoutLeak.flow && now.level < withoutLeak.level && now.pressure === withoutLeak.pressure,
  both: (now, withoutLeak) =>
    now.flow === withoutLeak.flow && now.level < withoutLeak.level && now.pressure < withoutLeak.pressure,
  low: (now, withoutLeak) =>
    now.flow === withoutLeak.flow &&
    now.pressure < withoutLeak.pressure &&
    valuesWithoutLeak("level").every((value) => now.level < value),
};

test("the sentence is true of the displayed values at every time, with each leak and without", () => {
  const usedSentences = new Set<string>();
  for (const leak of leaks) {
    for (let minutes = 0; minutes <= dayLength; minutes += timeStep) {
      const sentence = sentenceAt(sentences, leak, minutes);
      usedSentences.add(sentence);
      const isTrue = claims[sentence]?.(valuesAt(leak, minutes), valuesAt("none", minutes));
      expect({ leak, minutes, sentence, isTrue }).toEqual({ leak, minutes, sentence, isTrue: true });
    }
  }
  expect([...usedSentences].toSorted()).toEqual(Object.keys(claims).toSorted());
});

test.each([
  ["after", 0, "filling"],
  ["after", 60, "quiet"],
  ["before", 50, "filling"],
  ["before", 550, "low"],
] as const)('with leak "%s" at %i min shows sentence "%s"', (leak, minutes, sentence) => {
  expect(sentenceAt(sentences, leak, minutes)).toBe(sentence);
});
