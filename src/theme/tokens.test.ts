import { contrastRatio } from "../../tests/support/contrast";
import { type ColorName, inkBackground, palettes } from "./tokens";

const channelsOf = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const contrastOfHex = (one: string, other: string) => contrastRatio(channelsOf(one), channelsOf(other));

const backgrounds = ["background", "surface"] as const;
const schemes = ["light", "dark"] as const;

const textColors: ColorName[] = ["text", "textMuted", "brand", "copperText", "danger"];
const nonTextColors: ColorName[] = ["controlLine", "copper"];
const contrastRows = (names: ColorName[], ratio: number) =>
  names.flatMap((name) => backgrounds.map((background) => [name, background, ratio] as const));

const contrastsOnBackgrounds = [...contrastRows(textColors, 7), ...contrastRows(nonTextColors, 3)];
const requiredContrasts = [...contrastsOnBackgrounds, ["onBrand", "brand", 7] as const];

describe.each(schemes)("%s scheme", (scheme) => {
  test.each(requiredContrasts)("contrast of %s on %s is at least %d:1", (name, background, ratio) => {
    expect(contrastOfHex(palettes[scheme][name], palettes[scheme][background])).toBeGreaterThanOrEqual(ratio);
  });
});

test.each([
  ...textColors.map((name) => [name, 7] as const),
  ...nonTextColors.map((name) => [name, 3] as const),
])("contrast of the dark scheme's %s on the ink background is at least %d:1", (name, ratio) =>
  expect(contrastOfHex(palettes.dark[name], inkBackground)).toBeGreaterThanOrEqual(ratio),
);
