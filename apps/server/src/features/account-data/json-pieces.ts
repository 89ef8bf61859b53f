/** Rows that are read page by page, each when the one before was taken. As JSON they are one array. */
export type Pages<Row = unknown> = AsyncIterable<readonly Row[]>

/** About as much is handed over at a time. */
const pieceLength = 64 * 1024

/**
 * JSON of a value in pieces, so that nothing large is made or held as a whole. `Pages` may stand wherever
 * objects lead to, and in their rows again. Every row has a line of its own.
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  let piece = ''
  for await (const part of partsOf(value)) {
    piece += part
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield `${piece}\n`
}

async function* partsOf(value: unknown): AsyncGenerator<string> {
  if (isPages(value)) yield* partsOfArray(value)
  else if (holdsPages(value)) yield* partsOfObject(value)
  else yield JSON.stringify(value)
}

async function* partsOfArray(pages: Pages): AsyncGenerator<string> {
  let isEmpty = true
  for await (const rows of pages) {
    for (const row of rows) {
      yield isEmpty ? '[\n' : ',\n'
      isEmpty = false
      yield* partsOf(row)
    }
  }
  yield isEmpty ? '[]' : '\n]'
}

async function* partsOfObject(value: Record<string, unknown>): AsyncGenerator<string> {
  let separator = '{\n'
  for (const [name, held] of Object.entries(value)) {
    yield `${separator}${JSON.stringify(name)}: `
    separator = ',\n'
    yield* partsOf(held)
  }
  yield '\n}'
}

function isPages(value: unknown): value is Pages {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

function holdsPages(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.values(value).some(isPages)
}
