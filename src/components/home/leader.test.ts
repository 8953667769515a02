import { leader } from "./leader";

const square = { width: 100, height: 100 };

test("a leader runs at 45° to its label's column, and then down", () => {
  expect(leader({ label: "A", x: 60, y: 20 }, 0.5, square)).toEqual({
    x: 60,
    y: 20,
    path: "M60 20l-10 10V100",
  });
});

test("a leader from low in the picture bends above what a wide window cuts off", () => {
  expect(leader({ label: "A", x: 0, y: 80 }, 1, square).path).toBe("M0 80l100 8V100");
  expect(leader({ label: "A", x: 0, y: 95 }, 1, square).path).toBe("M0 95l100 0V100");
});
