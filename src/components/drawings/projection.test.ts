import { project, sweep } from "./projection";

test("what is nearer, lower or further left is drawn where one expects it", () => {
  const [right, down] = project([1, 0, 0]);
  expect([right > 0, down < 0]).toEqual([true, true]);
  expect(project([0, -1, 0])).toEqual([0, 0.94]);
  const [towards, lower] = project([0, 0, 1]);
  expect([towards > right, lower > 0]).toEqual([true, true]);
});

test("the side of a box without rounding ends in two of its corners, at both depths", () => {
  const corner = (x: number, y: number, z: number) => project([x, y, z]).join(" ");
  const side = sweep("z", 0, 4, { size: [6, 2] });
  const ends = [corner(-3, -1, 0), corner(-3, -1, 4), corner(3, 1, 4), corner(3, 1, 0)];
  expect(side.slice(1).split("L").toSorted()).toEqual(ends.toSorted());
});
