import { bitsPath, wavePath } from "./measurement-paths";

test("draws a rectangle for each set bit of a measured value, in the bit's column", () => {
  expect(bitsPath(0b100000000011)).toBe("M707 630h5v9h-5zM777 630h5v9h-5zM784 630h5v9h-5z");
  expect(bitsPath(0)).toBe("");
});

test("derives each period's amplitude from one byte", () => {
  expect(wavePath([0, 0xff], { x: 30, y: 95, periods: 2, gain: 0.5 })).toBe(
    "M30 95q5-8 10 0q5 8 10 0q5-39.5 10 0q5 39.5 10 0",
  );
});
