import {
  curveOf,
  dayLength,
  leaks,
  type Quantity,
  type Reading,
  spring,
  stateAt,
  step,
} from "../../network/model";
import { rounded } from "../../network/words";
import { sentenceAt } from "./sentence";

const seen = {
  calm: { filling: "filling", drawing: "drawing", peak: "peak" },
  after: { quiet: "quiet", busy: "busy", weak: "weak" },
  before: { opening: "opening", hidden: "hidden", low: "low" },
};

const all = (quantity: Quantity) =>
  curveOf("none", quantity, step).map(([, value]) => rounded(quantity, value));

/** What each sentence of data/ says of the figures that stand beside it, and of those of a day without leak. */
const claims: Record<string, (now: Reading, calm: Reading) => boolean> = {
  filling: ({ flow, pressure }) => flow <= spring && pressure >= 5.4,
  drawing: ({ flow }) => flow > spring && flow - spring < 4,
  peak: ({ flow, pressure }) => flow >= 12 && pressure < 5.3,
  quiet: ({ flow }) => flow > Math.min(...all("flow")),
  busy: (now, calm) => now.flow > calm.flow && now.pressure < calm.pressure && now.level < calm.level,
  weak: ({ pressure }) => all("pressure").every((value) => pressure < value),
  opening: (now, calm) => now.flow === calm.flow && now.level === calm.level,
  hidden: (now, calm) => now.flow === calm.flow && now.level < calm.level,
  low: (now, calm) => now.flow === calm.flow && all("level").every((value) => now.level < value),
};

function shownAt(leak: (typeof leaks)[number], minutes: number): Reading {
  const { pressure, flow, level } = stateAt(leak, minutes);
  return {
    pressure: rounded("pressure", pressure),
    flow: rounded("flow", flow),
    level: rounded("level", level),
  };
}

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
