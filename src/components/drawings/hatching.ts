type Rectangle = { x: number; y: number; width: number; height: number };

/** What is cut: lines at 45° through a rectangle, as the `d` of an SVG path. */
export function hatching({ x, y, width, height }: Rectangle, distance: number): string {
  const count = Math.ceil((width + height) / distance) - 1;
  const lines = Array.from({ length: count }, (_, index) => {
    const sum = x + y + (index + 1) * distance;
    const [left, right] = [Math.max(x, sum - y - height), Math.min(x + width, sum - y)];
    return `M${left} ${sum - left}L${right} ${sum - right}`;
  });
  return lines.join("");
}
