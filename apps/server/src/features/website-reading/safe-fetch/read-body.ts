import { pipeline, Readable, type Duplex } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

export class TooLargeError extends Error {}
export class UnknownEncodingError extends Error {}

/**
 * The whole body, decompressed. Bytes are counted while they arrive and while they unfold, so that neither an
 * endless body nor one that unfolds to gigabytes is ever held.
 */
export async function readBody(
  body: AsyncIterable<Buffer>,
  encoding: string,
  largestBytes: number,
): Promise<Buffer> {
  const decompress = decompressorOf(encoding)
  const arriving = counted(body, largestBytes)
  if (decompress === null) return collect(arriving)
  // What goes wrong in one of them ends the others, and reaches the loop below.
  const unfolding = pipeline(Readable.from(arriving), decompress, () => {})
  try {
    return await collect(counted(unfolding, largestBytes))
  } finally {
    unfolding.destroy()
  }
}

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

async function* counted(chunks: AsyncIterable<Buffer>, largestBytes: number) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > largestBytes) throw new TooLargeError()
    yield chunk
  }
}

/** Null for what is not compressed. Several at once are used by nobody but to deceive. */
function decompressorOf(encoding: string): Duplex | null {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return null
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new UnknownEncodingError(encoding)
  }
}
