// npm run drawings: cleans files saved by vector programs in src/drawings/ and lists what to fix by hand.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cleanSvg, drawingFiles, drawingsFolder, svgProblems } from "../tools/drawings";

const remainingProblems = drawingFiles().flatMap((file) => {
  const filePath = path.join(drawingsFolder, file);
  const svg = readFileSync(filePath, "utf8");
  const cleanedSvg = cleanSvg(file, svg);
  if (cleanedSvg !== svg) {
    writeFileSync(filePath, cleanedSvg);
    console.log(`${filePath}: cleaned, ${svg.length} to ${cleanedSvg.length} characters.`);
  }
  return svgProblems(file, cleanedSvg);
});
if (remainingProblems.length > 0) {
  console.error(remainingProblems.join("\n"));
  process.exitCode = 1;
}
