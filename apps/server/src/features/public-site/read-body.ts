import type { IncomingMessage } from 'node:http'

export type ReadBody = { kind: 'read'; body: Buffer } | { kind: 'too-large' } | { kind: 'aborted' }

/** Reads a request's body up to `maximum` bytes; what is beyond is drained and thrown away. */
export function readBody(request: IncomingMessage, maximum: number): Promise<ReadBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maximum) chunks.push(chunk)
      else {
        chunks.length = 0
        resolve({ kind: 'too-large' })
      }
    })
    request.on('end', () => {
      const [first] = chunks
      resolve({ kind: 'read', body: chunks.length === 1 && first ? first : Buffer.concat(chunks) })
    })
    request.on('close', () => resolve({ kind: 'aborted' }))
    request.on('error', () => resolve({ kind: 'aborted' }))
  })
}
