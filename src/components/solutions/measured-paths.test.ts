import { bitsPath, wavePath } from "./measured-paths";

test("the set bits of a code are squares in their columns", () => {
  expect(bitsPath(0b100000000011)).toBe("M707 630h5v9h-5zM777 630h5v9h-5zM784 630h5v9h-5z");
  expect(bitsPath(0)).toBe("");
});

test("a wave's amplitude follows from the bytes that it carries, one for each period", () => {
  expect(wavePath([0, 0xff], { x: 30, y: 95, periods: 2, scale: 0.5 })).toBe(
    "M30 95q5-8 10 0q5 8 10 0q5-39.5 10 0q5 39.5 10 0",
  );
});
