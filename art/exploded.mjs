// Writes src/drawings/exploded.svg, the device taken apart along one axis. Usage: node art/exploded.mjs. Parallel
// projection in centimetres, y up, z towards the viewer, measures as in scenes/lib_device.py. The device is seen from
// above and its left (x to the left), then mirrored, which shows its right side with the antenna.
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Pixels per centimetre in a drawing of 1228 × 552, and the device's origin in it before mirroring. */
const scale = 27;
const drawingWidth = 1228;
const origin = [384, 196];
const turnAngle = (54 / 180) * Math.PI;
const tiltAngle = (20 / 180) * Math.PI;

/** Projections of the unit vectors. */
const axes = {
  x: [Math.cos(turnAngle), -Math.sin(turnAngle) * Math.sin(tiltAngle)],
  y: [0, -Math.cos(tiltAngle)],
  z: [Math.sin(turnAngle), Math.cos(turnAngle) * Math.sin(tiltAngle)],
};
const downwards = [0, Math.cos(tiltAngle)];
/** Projections of one centimetre to the right and down on a plane perpendicular to an axis. */
const planes = {
  x: { right: axes.z, down: downwards },
  y: { right: axes.x, down: axes.z },
  z: { right: axes.x, down: downwards },
};

/** Each part's offset from its place in the device, in centimetres; src/components/dossier.tsx reverts it. */
const offsets = {
  antenna: [-3.2, 0, 0],
  inputs: [0, -1.9, 0],
  board: [0, 0, 6.4],
  lid: [0, 0, 15],
  screws: [0, 0, 17],
};

const round = (value) => Math.round(value * 10) / 10;
const addVectors = (point, offset) => point.map((component, index) => component + offset[index]);

const mirror = ([x, y]) => [round(drawingWidth - x), round(y)];

const toPixels = ([x, y, z]) => [0, 1].map((i) => (x * axes.x[i] + y * axes.y[i] + z * axes.z[i]) * scale);
const project = (point) => mirror(addVectors(toPixels(point), origin));

const polyline = (...points) => `M${points.map((point) => project(point).join(" ")).join("L")}`;

/** Projects a point given by a plane's own coordinates. */
function onPlane(axis, depth, [x, y]) {
  const { right, down } = planes[axis];
  return mirror([0, 1].map((i) => (x * right[i] + y * down[i] + depth * axes[axis][i]) * scale + origin[i]));
}

const path = (className, d) => `<path${className && ` class="${className}"`} d="${d}"/>`;

/** Makes coordinates relative: copies of a part then share their text, and the drawing compresses to a third. */
function makeRelative(d) {
  let last = [0, 0];
  let start = last;
  return d.replace(/([MLCZ])([^MLCZ]*)/g, (_, command, numbers) => {
    if (command === "Z") {
      last = start;
      return "z";
    }
    const coordinates = numbers.trim().split(/ /).map(Number);
    const steps = coordinates.map((value, index) => round(value - last[index % 2]));
    last = coordinates.slice(-2);
    if (command === "M") start = last;
    return `${command.toLowerCase()}${steps.join(" ").replaceAll(" -", "-")}`;
  });
}

/** A face with the form of a rounded rectangle; 0.5523 makes its Bézier corners nearly circular. */
function face(axis, depth, { center: [cx, cy], size: [width, height], radius }, className = "paper") {
  const [w, h] = [width / 2, height / 2];
  const r = Math.min(radius, w, h);
  const inset = r * (1 - 0.5523);
  const point = (x, y) => onPlane(axis, depth, [cx + x, cy + y]).join(" ");
  // Clockwise: the upper right and lower left corners begin at a horizontal edge, the others at a vertical one.
  const corner = (signX, signY) => {
    const onVertical = [h - r, h - inset].map((y) => point(signX * w, signY * y));
    const onHorizontal = [w - r, w - inset].map((x) => point(signX * x, signY * h));
    if (r === 0) return `L${point(signX * w, signY * h)}`;
    const [start, end] = signX === signY ? [onVertical, onHorizontal] : [onHorizontal, onVertical];
    return `L${start[0]}C${start[1]} ${end[1]} ${end[0]}`;
  };
  const d = `${corner(1, -1)}${corner(1, 1)}${corner(-1, 1)}${corner(-1, -1)}Z`;
  return path(className, `M${d.slice(1).replace(/([\d.-]+ [\d.-]+)L\1(?=C)/g, "$1")}`);
}

/** The surface that a rounded rectangle sweeps between two positions on the axis, bounded by its silhouette. */
function sweep(axis, from, to, { center, size, radius }) {
  const { right, down } = planes[axis];
  const axisDirection = axes[axis];
  const crossProduct = ([x, y]) => y * axisDirection[0] - x * axisDirection[1];
  const slopes = [crossProduct(right), crossProduct(down)];
  const steepness = Math.hypot(...slopes);
  const r = Math.min(radius, ...size.map((side) => side / 2));
  const silhouette = slopes.map((slope, i) => Math.sign(slope) * (size[i] / 2 - r) + (r * slope) / steepness);
  const point = (side, depth) =>
    onPlane(axis, depth, [center[0] + side * silhouette[0], center[1] + side * silhouette[1]]).join(" ");
  return path("side", `M${point(1, from)}L${point(1, to)}L${point(-1, to)}L${point(-1, from)}`);
}

const solid = (axis, from, to, shape, className = "surface") =>
  face(axis, from, shape, "side") + sweep(axis, from, to, shape) + face(axis, to, shape, className);

/** A hexagonal prism: its three visible sides and its front. */
function nut(axis, from, to, { center: [right, down], size: [diameter] }) {
  const corner = (depth, index) => {
    const [across, up] = [Math.cos, Math.sin].map((ratio) => (ratio((index * Math.PI) / 3) * diameter) / 2);
    return axis === "y" ? [right + across, depth, down + up] : [depth, up - down, right - across];
  };
  const faces = [1, 2, 3].map((i) =>
    polyline(corner(from, i), corner(to, i), corner(to, i + 1), corner(from, i + 1)),
  );
  return path("side", `${[...faces, polyline(...[0, 1, 2, 3, 4, 5].map((i) => corner(to, i)))].join("Z")}Z`);
}

const box = (x, y, width, height, radius = 0) => ({ center: [x, y], size: [width, height], radius });
const disc = (x, y, radius) => box(x, y, 2 * radius, 2 * radius, radius);

/** x of the cable glands for supply, pulses, 4–20 mA and 0–10 V; the nearest to the viewer is drawn last. */
const glandXs = [4.8, 1.6, -1.6, -4.8];
const screwCentres = [-6.55, 6.55].flatMap((x) => [-4.55, 4.55].map((y) => [x, y]));
const atScrews = (draw) => screwCentres.map(([x, y]) => draw(x, y)).join("");
const baseOpening = { right: 6.95, top: 4.95, back: 0.4, front: 3.9 };
/** Two screws for the supply, three for each signal (V+, IN, 0 V), in the glands' order. */
const terminals = [
  { x: 2.95, screws: 2 },
  { x: 1.15, screws: 3 },
  { x: -0.95, screws: 3 },
  { x: -3.05, screws: 3 },
];
/** Texts on the lid above the signals' glands; there is none for the supply, which is undecided. */
const lettering = ["IMP", "4–20 mA", "0–10 V"];

function drawMoved(offset, draw) {
  const [dx, dy] = toPixels(offset);
  origin[0] += dx;
  origin[1] += dy;
  const content = draw();
  origin[0] -= dx;
  origin[1] -= dy;
  return content;
}

const group = (name, content) => `<g class="${name}">\n${content}\n</g>`;
const movedPart = (name, draw) => group(name, drawMoved(offsets[name], draw));

const drawGland = (x) =>
  solid("y", -9, -7.4, disc(x, 1.75, 0.62)) +
  nut("y", -7.4, -6.8, disc(x, 1.75, 1.1)) +
  solid("y", -6.8, -6.1, disc(x, 1.75, 0.6));

/** The cables; their ends have the same height in the drawing. */
function drawCables() {
  return glandXs
    .map((x) => {
      const end = [x, -11.2 - 0.294 * x, 1.75];
      const [endX, endY] = project(end);
      return [
        path("signal exploded-only", polyline(end, [x, -1, 1.75])),
        `<circle class="via exploded-only" cx="${endX}" cy="${endY}" r="5.5"/>`,
      ].join("\n");
    })
    .join("\n");
}

function drawBase() {
  const { right, top, back, front } = baseOpening;
  const corner = [right, -top, back];
  // The opening's left edge hides a strip of the floor, its upper edge one of the wall, both this wide.
  const hiddenWidth = (front - back) * Math.tan(turnAngle);
  const floor = polyline([-right, -top, front], [right, -top, front], corner, [
    hiddenWidth - right,
    -top,
    back,
  ]);
  const wall = polyline([right, -top, front], [right, top, front], [right - hiddenWidth, top, front], corner);
  return [
    [-3.4, 3.4]
      .map(
        (y) =>
          solid("z", 0, 0.62, box(-8, y, 2.4, 2.5, 0.5)) + face("z", 0.62, box(-8.5, y, 0.55, 1.1, 0.27)),
      )
      .join(""),
    solid("z", 0, 3.35, box(0, 0, 15, 11, 1.15)),
    solid("z", 3.35, front, box(0, 0, 15.34, 11.34, 1.32)),
    face("z", front, box(0, 0, 2 * right, 2 * top, 0.4)),
    face("x", -7.5, disc(2.2, -2.6, 0.55)),
    path("fine side", `${floor}Z`),
    path("fine surface", `${wall}Z`),
    atScrews((x, y) => face("z", front, disc(x, y, 0.5), "side") + face("z", front, disc(x, y, 0.22))),
    glandXs
      .slice(0, 3)
      .map((x) => face("y", -top, disc(x, 1.75, 0.75)))
      .join(""),
  ].join("\n");
}

/** The screws' axes, and the wires to the board. */
function drawWires() {
  const [boardZ, screwsZ] = [offsets.board[2] + 3, offsets.screws[2] + 3];
  const wires = [
    polyline([-10, 2.6, 2.2], [-7.5, 2.6, 2.2]),
    ...glandXs.slice(0, 3).map((x) => polyline([x, -baseOpening.top, 1.75], [x, -4.2, 1.75], [x, -4.2, 1.9])),
    ...glandXs.map((x, index) =>
      polyline([x, -4.2, 1.9], [terminals[index].x, -4.2, boardZ], [terminals[index].x, -3, boardZ]),
    ),
    polyline([-5.6, 2.1, 2.92], [-5.6, 2.1, boardZ]),
  ];
  return [
    path("axis", screwCentres.map(([x, y]) => polyline([x, y, baseOpening.front], [x, y, screwsZ])).join("")),
    path("signal", wires.join("")),
  ].join("\n");
}

function drawAntenna() {
  const rodPoint = (x, y) => mirror([origin[0] + x * scale, origin[1] + y * scale]).join(" ");
  return [
    nut("x", -7.5, -7.9, disc(2.2, -2.6, 0.78)),
    solid("x", -7.9, -8.9, disc(2.2, -2.6, 0.52)),
    solid("y", 1.9, 3.3, disc(-9.4, 2.2, 0.62)),
    path(
      "side",
      `M${rodPoint(-4.22, -0.06)}L${rodPoint(-4.02, -5.35)}C${rodPoint(-4.02, -5.72)} ${rodPoint(-3.46, -5.72)} ${rodPoint(-3.46, -5.35)}L${rodPoint(-3.26, -0.06)}C${rodPoint(-3.26, 0.15)} ${rodPoint(-4.22, 0.15)} ${rodPoint(-4.22, -0.06)}Z`,
    ),
  ].join("\n");
}

function drawBoard() {
  const flatPath = (className, lines) =>
    path(
      className,
      lines.map((line) => `M${line.map((point) => onPlane("z", 2.6, point).join(" ")).join("L")}`).join(""),
    );
  return [
    solid("z", 2.44, 2.6, box(0, 0, 10, 6.8, 0.35), "panel"),
    [-4.5, 4.5].map((x) => [-2.9, 2.9].map((y) => face("z", 2.6, disc(x, y, 0.25), "via")).join("")).join(""),
    flatPath("signal", [
      ...terminals.slice(1).map(({ x }, index) => [
        [x, 2],
        [x, 1.2 - index * 0.1],
        [0.2 + 0.4 * (1 - index), 0.8 - index * 0.1],
        [0.2 + 0.4 * (1 - index), -0.6],
      ]),
      [
        [2.95, 2],
        [2.95, 0],
      ],
      [
        [-1.6, -1.2],
        [-0.55, -1.2],
      ],
      [
        [-1.6, -0.8],
        [-0.55, -0.8],
      ],
      [
        [-3.5, -2.1],
        [-3.5, -1.6],
      ],
    ]),
    path("signal exploded-only", polyline([-5.6, 2.1, 3], [-3.5, 2.1, 3])),
    // LTE module with antenna socket, ESP32 with its antenna over the edge, converters, supply.
    solid("z", 2.6, 2.9, box(-2.85, -0.4, 2.5, 2.4)),
    solid("z", 2.6, 3, disc(-3.5, -2.1, 0.35)),
    solid("z", 2.55, 2.65, box(0.3, -2.7, 1.7, 2.2)),
    solid("z", 2.65, 2.95, box(0.3, -1.5, 1.5, 1.7)),
    flatPath("brand", [
      [
        [-0.35, -2.55],
        [-0.35, -3.6],
        [0, -3.6],
        [0, -2.75],
        [0.35, -2.75],
        [0.35, -3.6],
        [0.7, -3.6],
        [0.7, -2.75],
        [1, -2.75],
      ],
    ]),
    solid("z", 2.6, 3.1, box(2.6, -0.6, 1.1, 1.2)),
    [-1.9, -0.4].map((y) => solid("z", 2.6, 3.5, disc(4.1, y, 0.5))).join(""),
    terminals
      .map(({ x, screws }) => {
        const blockWidth = screws * 0.62 + 0.1;
        const holes = Array.from({ length: screws }, (_, index) =>
          face("z", 3.6, disc(x + (index - (screws - 1) / 2) * 0.62, 2.6, 0.25)),
        );
        return solid("z", 2.6, 3.6, box(x, 2.6, blockWidth, 1.2)) + holes.join("");
      })
      .join("\n"),
  ].join("\n");
}

function drawLid() {
  const { right, down } = planes.z;
  // Mirrors the text again, so that it is readable.
  const text = (className, [x, y], label) => {
    const [dx, dy] = onPlane("z", 5.4, [x, y]);
    const matrix = [right[0], -right[1], -down[0], down[1]].map((value) => Math.round(value * 1000) / 1000);
    return `<text class="ink ${className}" transform="matrix(${matrix.join(" ")} ${dx} ${dy})">${label}</text>`;
  };
  const wave = (y) => {
    const points = [
      [-4.7, y],
      [-3.5, y - 0.7],
      [-2.6, y - 0.7],
      [-1.6, y],
      [-0.6, y + 0.7],
      [0.3, y + 0.7],
      [1.5, y],
      [2.5, y - 0.7],
      [3.4, y - 0.7],
      [4.6, y],
    ].map((point) => onPlane("z", 5.4, point).join(" "));
    return `M${points[0]}C${points.slice(1, 4).join(" ")}C${points.slice(4, 7).join(" ")}C${points.slice(7).join(" ")}`;
  };
  return [
    solid("z", 4.07, 5.4, box(0, 0, 15.4, 11.4, 1.35)),
    atScrews((x, y) => face("z", 5.4, disc(x, y, 0.62), "side") + face("z", 5.4, disc(x, y, 0.3))),
    face("z", 5.4, box(0, 0, 10.6, 7.7, 0.6), "panel"),
    face("z", 5.4, disc(-4.3, -2.1, 0.25), "brand"),
    path("fine", wave(0.2) + wave(0.8)),
    text("start lid-name", [4.75, -0.9], "AquaLink"),
    ...lettering.map((label, index) => text("lid-legend", [0.86 * glandXs[index + 1], 2.95], label)),
  ].join("\n");
}

const drawScrews = () =>
  [
    group(
      "exploded-only",
      atScrews((x, y) => solid("z", 3, 5.1, disc(x, y, 0.24))),
    ),
    atScrews((x, y) => solid("z", 5.1, 5.4, disc(x, y, 0.45)) + face("z", 5.4, disc(x, y, 0.18))),
  ].join("\n");

const svg = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1228 552">
<style>@import "drawing.css";</style>
<!-- The device taken apart along one axis; copper leads from inputs over board to antenna. Written by art/exploded.mjs. -->
${movedPart("inputs", drawCables)}
${group("base", drawBase())}
${group("exploded-only", drawWires())}
${movedPart("inputs", () => glandXs.map(drawGland).join("\n"))}
${movedPart("antenna", drawAntenna)}
${movedPart("board", drawBoard)}
${movedPart("lid", drawLid)}
${group("lid screws", drawMoved(offsets.screws, drawScrews))}
</svg>
`;

const file = join(dirname(fileURLToPath(import.meta.url)), "../src/drawings/exploded.svg");
writeFileSync(file, svg.replace(/(?<= d=")M[^"]*/g, makeRelative));

// Prints the displacements and callout points, from which src/components/dossier.tsx copies them.
const projectedShift = (offset) => {
  const [x, y] = toPixels(offset).map(round);
  return [-x, y];
};
for (const [name, offset] of Object.entries(offsets))
  console.log(`${name}: moved by ${projectedShift(offset).join(", ")}`);
const points = {
  base: [-8.8, -2.5, 0.62],
  inputs: addVectors([-4.8, -8.4, 1.2], offsets.inputs),
  antenna: addVectors([-9.4, 8.93, 2.2], offsets.antenna),
  board: addVectors([2.4, 3.1, 2.6], offsets.board),
  lid: addVectors([7.7, 0.6, 4.8], offsets.lid),
};
for (const [name, point] of Object.entries(points)) console.log(`${name}: ${project(point).join(", ")}`);
