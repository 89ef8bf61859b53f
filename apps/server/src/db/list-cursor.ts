import { z } from 'zod'

/** Where a page ended: the value that its order goes by, as the database wrote it, and the id. */
type Place = { value: string; id: string }

const placeSchema = z.tuple([z.string(), z.string()])

export function writeCursor({ value, id }: Place): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/** Null for what nobody here wrote. */
export function readCursor(cursor: string): Place | null {
  try {
    const [value, id] = placeSchema.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    )
    return { value, id }
  } catch {
    return null
  }
}
