// Reads font tables and replaces a glyph: https://learn.microsoft.com/typography/opentype/spec/

function tableOffset(font: Buffer, name: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString("latin1", entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`Font table "${name}" not found.`);
}

/** A character's glyph is the number at `offset` or, without one, the character code, each plus `delta`. */
function mappingOf(font: Buffer, character: string): { delta: number; offset?: number } {
  const code = character.charCodeAt(0);
  const cmap = tableOffset(font, "cmap");
  const encodingRecords = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + 4 + 8 * index,
  );
  const tables = encodingRecords.map((entry) => cmap + font.readUInt32BE(entry + 4));
  const segmentTable = tables.find((table) => font.readUInt16BE(table) === 4);
  if (segmentTable === undefined) throw new Error("Font has no character map of format 4.");
  const segCountX2 = font.readUInt16BE(segmentTable + 6);
  let endCode = segmentTable + 14;
  while (font.readUInt16BE(endCode) < code) endCode += 2;
  const startCode = endCode + segCountX2 + 2;
  const delta = font.readUInt16BE(startCode + segCountX2);
  const rangeOffset = font.readUInt16BE(startCode + 2 * segCountX2);
  if (font.readUInt16BE(startCode) > code) throw new Error(`Character "${character}" not found in font.`);
  if (rangeOffset === 0) return { delta };
  return {
    delta,
    offset: startCode + 2 * segCountX2 + rangeOffset + 2 * (code - font.readUInt16BE(startCode)),
  };
}

export function glyphIndex(font: Buffer, character: string): number {
  const { delta, offset } = mappingOf(font, character);
  const mappedNumber = offset === undefined ? character.charCodeAt(0) : font.readUInt16BE(offset);
  return (mappedNumber + delta) & 0xffff;
}

export function replaceGlyph(font: Buffer, character: string, glyph: number): void {
  const { delta, offset } = mappingOf(font, character);
  if (offset === undefined)
    throw new Error(`Glyph of "${character}" cannot be replaced: its character map has no glyph index.`);
  font.writeUInt16BE((glyph - delta) & 0xffff, offset);
}

const unitsPerEm = (font: Buffer) => font.readUInt16BE(tableOffset(font, "head") + 18);

/** Returns the character's advance width in em. */
export function advanceWidth(font: Buffer, character: string): number {
  const lastIndex = font.readUInt16BE(tableOffset(font, "hhea") + 34) - 1;
  const index = Math.min(glyphIndex(font, character), lastIndex);
  return font.readUInt16BE(tableOffset(font, "hmtx") + 4 * index) / unitsPerEm(font);
}

/** Returns ascent, descent and line gap in em. */
export function verticalMetrics(font: Buffer) {
  const [ascent = 0, descent = 0, lineGap = 0] = [4, 6, 8].map(
    (offset) => Math.abs(font.readInt16BE(tableOffset(font, "hhea") + offset)) / unitsPerEm(font),
  );
  return { ascent, descent, lineGap };
}
