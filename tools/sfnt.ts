// Reads font tables and maps a character to another glyph: https://learn.microsoft.com/typography/opentype/spec/

function tableOffset(font: Buffer, name: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString("latin1", entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`Font table "${name}" not found.`);
}

/** Glyph index = `delta` + the number at `offset`, or + the character code if there is no offset. */
function mappingOf(font: Buffer, character: string): { delta: number; offset?: number } {
  const code = character.charCodeAt(0);
  const cmap = tableOffset(font, "cmap");
  const encodingRecords = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + 4 + 8 * index,
  );
  const subtables = encodingRecords.map((entry) => cmap + font.readUInt32BE(entry + 4));
  const segmentSubtable = subtables.find((table) => font.readUInt16BE(table) === 4);
  if (segmentSubtable === undefined) throw new Error("Font has no character map of format 4.");
  const segCountX2 = font.readUInt16BE(segmentSubtable + 6);
  let endCodeOffset = segmentSubtable + 14;
  while (font.readUInt16BE(endCodeOffset) < code) endCodeOffset += 2;
  const startCodeOffset = endCodeOffset + segCountX2 + 2;
  const delta = font.readUInt16BE(startCodeOffset + segCountX2);
  const rangeOffset = font.readUInt16BE(startCodeOffset + 2 * segCountX2);
  const startCode = font.readUInt16BE(startCodeOffset);
  if (startCode > code) throw new Error(`Character "${character}" not found in font.`);
  if (rangeOffset === 0) return { delta };
  return { delta, offset: startCodeOffset + 2 * segCountX2 + rangeOffset + 2 * (code - startCode) };
}

export function glyphIndex(font: Buffer, character: string): number {
  const { delta, offset } = mappingOf(font, character);
  const mappedNumber = offset === undefined ? character.charCodeAt(0) : font.readUInt16BE(offset);
  return (mappedNumber + delta) & 0xffff;
}

export function remapCharacter(font: Buffer, character: string, glyph: number): void {
  const { delta, offset } = mappingOf(font, character);
  if (offset === undefined)
    throw new Error(`Character "${character}" cannot be remapped: its glyph index is computed, not stored.`);
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
