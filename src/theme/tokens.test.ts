import { contrast as contrastOf } from "../../tests/support/contrast";
import { type ColorName, inkBackground, palettes } from "./tokens";

const channelsOf = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const contrast = (one: string, other: string) => contrastOf(channelsOf(one), channelsOf(other));

const grounds = ["background", "surface"] as const;
const schemes = ["light", "dark"] as const;

const read: ColorName[] = ["text", "textMuted", "brand", "copperText", "danger"];
const seen: ColorName[] = ["controlLine", "copper"];
const on = (names: ColorName[], ratio: number) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground, ratio] as const));

const required = [...on(read, 7), ...on(seen, 3), ["onBrand", "brandFill", 7] as const];

describe.each(schemes)("%s scheme", (scheme) => {
  test.each(required)("has contrast of %s on %s of at least %d:1", (name, ground, ratio) => {
    expect(contrast(palettes[scheme][name], palettes[scheme][ground])).toBeGreaterThanOrEqual(ratio);
  });
});

test.each([...read.map((name) => [name, 7] as const), ...seen.map((name) => [name, 3] as const)])(
  "has contrast of the dark %s on the ink background of at least %d:1",
  (name, ratio) => expect(contrast(palettes.dark[name], inkBackground)).toBeGreaterThanOrEqual(ratio),
);
