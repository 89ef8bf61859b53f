import { brotliDecompressSync } from 'node:zlib'

/**
 * Reads the code points that a woff2 file has glyphs for, from its `cmap` table in format 4 or 12
 * (https://www.w3.org/TR/WOFF2/, https://learn.microsoft.com/typography/opentype/spec/cmap).
 */
export function readFontCharacters(file: Buffer): Set<number> {
  const cmap = readCmap(file)
  const characters = new Set<number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8))
    for (const [first, last] of readSegments(table)) {
      for (let code = first; code <= last; code += 1) characters.add(code)
    }
  }
  return characters
}

const knownTags = { cmap: 0, glyf: 10, loca: 11, custom: 63 }

function readCmap(file: Buffer): Buffer {
  const cursor = { at: 48 }
  let cmap: { start: number; length: number } | null = null
  let start = 0
  for (let index = 0; index < file.readUInt16BE(12); index += 1) {
    const flags = file.readUInt8(cursor.at++)
    const tag = flags & 63
    const version = flags >> 6
    if (tag === knownTags.custom) cursor.at += 4
    const length = readBase128(file, cursor)
    const isOutline = tag === knownTags.glyf || tag === knownTags.loca
    const isTransformed = isOutline ? version !== 3 : version !== 0
    if (tag === knownTags.cmap) cmap = { start, length }
    start += isTransformed ? readBase128(file, cursor) : length
  }
  if (cmap === null) throw new Error('The font has no cmap table')
  const tables = brotliDecompressSync(file.subarray(cursor.at, cursor.at + file.readUInt32BE(20)))
  return tables.subarray(cmap.start, cmap.start + cmap.length)
}

function readBase128(file: Buffer, cursor: { at: number }): number {
  let value = 0
  for (;;) {
    const byte = file.readUInt8(cursor.at++)
    value = value * 128 + (byte & 127)
    if (byte < 128) return value
  }
}

function readSegments(table: Buffer): [number, number][] {
  const format = table.readUInt16BE(0)
  if (format === 12) {
    return Array.from({ length: table.readUInt32BE(12) }, (_, index) => [
      table.readUInt32BE(16 + index * 12),
      table.readUInt32BE(20 + index * 12),
    ])
  }
  if (format !== 4) return []
  const bytes = table.readUInt16BE(6)
  return Array.from({ length: bytes / 2 }, (_, index) => [
    table.readUInt16BE(16 + bytes + index * 2),
    table.readUInt16BE(14 + index * 2),
  ])
}
