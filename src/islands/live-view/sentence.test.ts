import { roundValue } from "../../network/format";
import {
  curveOf,
  dayLength,
  type Leak,
  leaks,
  type Quantity,
  quantities,
  spring,
  stateAt,
  step,
} from "../../network/model";
import { sentenceAt } from "./sentence";

const seen = {
  calm: { filling: "filling", drawing: "drawing", peak: "peak" },
  after: { quiet: "quiet", busy: "busy", weak: "weak" },
  before: { opening: "opening", hidden: "hidden", both: "both", low: "low" },
};

type Shown = Record<Quantity, number>;

function shownAt(leak: Leak, minutes: number): Shown {
  const state = stateAt(leak, minutes);
  const [pressure, flow, level] = quantities.map((name) => roundValue(name, state[name]));
  return { pressure, flow, level } as Shown;
}

const all = (quantity: Quantity) =>
  curveOf("none", quantity, step).map(([, value]) => roundValue(quantity, value));

/** What each sentence of data/ says of the figures that stand beside it, and of those of a day without leak. */
const claims: Record<string, (now: Shown, calm: Shown) => boolean> = {
  filling: ({ flow, pressure }) => flow <= spring && pressure >= 5.4,
  drawing: ({ flow }) => flow > spring && flow - spring < 4,
  peak: ({ flow, pressure }) => flow >= 12 && pressure < 5.3,
  quiet: ({ flow }) => flow > Math.min(...all("flow")),
  busy: (now, calm) => now.flow > calm.flow && now.pressure < calm.pressure && now.level < calm.level,
  weak: ({ pressure }) => all("pressure").every((value) => pressure < value),
  opening: (now, calm) =>
    now.flow === calm.flow && now.level === calm.level && now.pressure === calm.pressure,
  hidden: (now, calm) => now.flow === calm.flow && now.level < calm.level && now.pressure === calm.pressure,
  both: (now, calm) => now.flow === calm.flow && now.level < calm.level && now.pressure < calm.pressure,
  low: (now, calm) =>
    now.flow === calm.flow &&
    now.pressure < calm.pressure &&
    all("level").every((value) => now.level < value),
};

test("at every hour, with the leak in both places and without, the sentence is true of the figures", () => {
  const said = new Set<string>();
  for (const leak of leaks) {
    for (let minutes = 0; minutes <= dayLength; minutes += step) {
      const sentence = sentenceAt(seen, leak, minutes);
      said.add(sentence);
      const isTrue = claims[sentence]?.(shownAt(leak, minutes), shownAt("none", minutes));
      expect({ leak, minutes, sentence, isTrue }).toEqual({ leak, minutes, sentence, isTrue: true });
    }
  }
  expect([...said].toSorted()).toEqual(Object.keys(claims).toSorted());
});

test.each([
  ["after", 0, "filling"],
  ["after", 60, "quiet"],
  ["before", 50, "filling"],
  ["before", 550, "low"],
] as const)("with the leak %s at %i min the sentence is «%s»", (leak, minutes, sentence) => {
  expect(sentenceAt(seen, leak, minutes)).toBe(sentence);
});
