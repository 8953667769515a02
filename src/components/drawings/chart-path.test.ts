import fc from "fast-check";
import { curvePath, dayPath } from "./chart-path";

const frame = { width: 480, height: 170 };

type Point = { x: number; y: number };

/** The path's points in pairs of anchors with the two handles between them. */
function segments(path: string): { from: Point; handles: [Point, Point]; to: Point }[] {
  const found: { from: Point; handles: [Point, Point]; to: Point }[] = [];
  let from: Point = { x: 0, y: 0 };
  for (const [, command, text = ""] of path.matchAll(/([Mcs])([^Mcs]+)/g)) {
    const numbers = [...text.matchAll(/-?[\d.]+/g)].map(Number);
    const points: Point[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      points.push({
        x: from.x + (numbers[index] ?? Number.NaN),
        y: from.y + (numbers[index + 1] ?? Number.NaN),
      });
    }
    const before = found.at(-1)?.handles[1] ?? from;
    // «s» mirrors the handle before it.
    if (command === "s") points.unshift({ x: 2 * from.x - before.x, y: 2 * from.y - before.y });
    const to = points.at(-1) ?? from;
    const [first = from, second = from] = points;
    if (command !== "M") found.push({ from, handles: [first, second], to });
    from = to;
  }
  return found;
}

test("the curve starts at the first value, passes each one and ends at the last", () => {
  const drawn = segments(curvePath([0, 10, 5], { lowest: 0, highest: 10 }, { width: 100, height: 50 }));
  expect(drawn.map(({ from }) => from)).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 0 },
  ]);
  expect(drawn.at(-1)?.to).toEqual({ x: 100, y: 25 });
});

test("a constant value is a straight line", () => {
  for (const { from, handles, to } of segments(curvePath([5, 5, 5, 5], { lowest: 0, highest: 10 }, frame))) {
    expect([from.y, handles[0].y, handles[1].y, to.y]).toEqual([85, 85, 85, 85]);
  }
});

/** What rounding to a tenth may add, twice where a handle is mirrored. */
const tolerance = 0.21;

test("between two values the curve never leaves the room between them", () => {
  const values = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 25 });
  fc.assert(
    fc.property(values, (given) => {
      const drawn = segments(curvePath(given, { lowest: 0, highest: 100 }, frame));
      expect(drawn).toHaveLength(given.length - 1);
      for (const { from, handles, to } of drawn) {
        const [top, bottom] = [Math.min(from.y, to.y) - tolerance, Math.max(from.y, to.y) + tolerance];
        // A Bézier curve stays inside the hull of its points.
        for (const handle of handles) {
          expect(handle.y).toBeGreaterThanOrEqual(top);
          expect(handle.y).toBeLessThanOrEqual(bottom);
          expect(handle.x).toBeGreaterThan(from.x);
          expect(handle.x).toBeLessThan(to.x);
        }
      }
    }),
  );
});

test("without values there is nothing to draw", () => {
  expect(curvePath([], { lowest: 0, highest: 1 }, frame)).toBe("");
});

test("a day's curve starts on its line, rises as high as the frame is, and falls below where there is less", () => {
  const drawn = segments(dayPath([4, 8, 2], { width: 100, height: 40 }));
  expect([drawn[0]?.from, ...drawn.map(({ to }) => to)]).toEqual([
    { x: 0, y: 0 },
    { x: 50, y: -40 },
    { x: 100, y: 20 },
  ]);
});
