// npm run drawings: cleans files saved by vector programs in src/drawings/ and lists what to fix by hand.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cleanSvg, drawingFiles, drawingsFolder, svgProblems } from "../tools/drawings";

const remainingProblems = drawingFiles().flatMap((file) => {
  const filePath = path.join(drawingsFolder, file);
  const svg = readFileSync(filePath, "utf8");
  const cleaned = cleanSvg(file, svg);
  if (cleaned !== svg) {
    writeFileSync(filePath, cleaned);
    console.log(`${filePath}: cleaned, ${svg.length} to ${cleaned.length} characters.`);
  }
  return svgProblems(file, cleaned);
});
if (remainingProblems.length > 0) {
  console.error(remainingProblems.join("\n"));
  process.exitCode = 1;
}
