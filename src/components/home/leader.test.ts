import { leader } from "./leader";

const square = { width: 100, height: 100 };

test("a leader runs at 45° to its label's column, and then down", () => {
  expect(leader({ label: "A", x: 60, y: 20 }, 0.5, square, square)).toEqual({
    x: 60,
    y: 20,
    path: "M60 20l-10 10V100",
  });
});

test("what a crop cuts off on both sides is not counted", () => {
  const wide = { width: 2, height: 1 };
  expect(leader({ label: "A", x: 75, y: 50 }, 0, square, wide)).toMatchObject({ x: 100, y: 50 });
  expect(leader({ label: "A", x: 50, y: 50 }, 0, square, wide)).toMatchObject({ x: 50, y: 50 });
});

test("a place outside the crop is pointed at from its edge, and no line leaves the picture", () => {
  const wide = { width: 2, height: 1 };
  expect(leader({ label: "A", x: 0, y: 90 }, 1, square, wide)).toEqual({
    x: 0,
    y: 90,
    path: "M0 90l100 10V100",
  });
});
