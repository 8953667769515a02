import { readFileSync } from "node:fs";
import path from "node:path";
import { render } from "@testing-library/react";
import { cleanSvg, drawingFiles, drawingsFolder, maxTotalBytes, svgProblems } from "../../../tools/drawings";
import styleSheet from "../../drawings/drawing.css";
import { palettes } from "../../theme/tokens";
import { Drawing } from "./drawing";

const drawings = drawingFiles().map(
  (file) => [file, readFileSync(path.join(drawingsFolder, file), "utf8")] as const,
);

const editedSvg = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 480 320" version="1.1" id="svg2">
  <style id="style1">@import &quot;drawing.css&quot;;</style>
  <path id="path1" class="fine" style="stroke-dasharray:4 2" inkscape:label="a" d="M0 0h1.23456"/>
  <path id="lid" stroke="#b2602c" d="M0 1h2"/>
  <use href="#lid"/>
</svg>`;

test.each(drawings)("%s is clean (npm run drawings)", (file, svg) => {
  expect(svgProblems(file, svg)).toEqual([]);
  expect(svg).toBe(cleanSvg(file, svg));
});

test("all drawings together have at most 105 kB", () => {
  expect(drawings.reduce((sum, [, svg]) => sum + svg.length, 0)).toBeLessThanOrEqual(maxTotalBytes);
});

test("src/drawings/drawing.css uses only colours of the light palette", () => {
  const colors: string[] = Object.values(palettes.light);
  expect(styleSheet.match(/#[0-9a-f]+/g)?.filter((match) => !colors.includes(match))).toEqual([]);
});

test("cleans a file saved by a vector program, and reports what needs fixing by hand", () => {
  const cleanedSvg = cleanSvg("box.svg", editedSvg);
  expect(cleanedSvg).toContain(`<path class="fine" d="M0 0h1.235" stroke-dasharray="4 2"/>`);
  expect(svgProblems("box.svg", cleanedSvg)).toEqual([
    expect.stringContaining('id="lid" of a <path>: begin it with "box-"'),
    expect.stringContaining('stroke="#b2602c" of a <path>: remove it'),
  ]);
});

test("inlines a file once, without its style sheet, with children drawn over it", () => {
  const { container } = render(
    <Drawing svg={cleanSvg("box.svg", editedSvg)}>
      <text>exemple</text>
    </Drawing>,
  );
  expect(container.querySelectorAll("svg")).toHaveLength(1);
  expect(container.firstChild).toHaveAttribute("viewBox", "0 0 480 320");
  expect(container.querySelectorAll("path")).toHaveLength(2);
  expect(container.querySelectorAll("text")).toHaveLength(1);
  expect(container.querySelectorAll("style")).toHaveLength(0);
});
