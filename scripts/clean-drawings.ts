// npm run drawings: cleans files saved by vector programs in src/drawings/ and lists what to fix by hand.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { clean, drawingFiles, drawingsFolder, problems } from "../tools/drawings";

const found = drawingFiles().flatMap((file) => {
  const place = path.join(drawingsFolder, file);
  const saved = readFileSync(place, "utf8");
  const cleaned = clean(file, saved);
  if (cleaned !== saved) {
    writeFileSync(place, cleaned);
    console.log(`${place}: cleaned, ${saved.length} to ${cleaned.length} bytes.`);
  }
  return problems(file, cleaned);
});
if (found.length > 0) {
  console.error(found.join("\n"));
  process.exitCode = 1;
}
