export const eventStreamType = 'text/event-stream'

/**
 * Reads a `text/event-stream` body and yields the data of each event, lines joined as the standard
 * says (WHATWG HTML, 9.2.6). Comments and other fields are skipped; an event cut off by the end of
 * the stream is dropped. Leaving the loop early cancels the stream.
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  let data: string[] = []
  for await (const line of readLines(body)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n')
      data = []
    } else if (line.startsWith('data:')) {
      data.push(line.slice('data:'.length).replace(/^ /, ''))
    }
  }
}

/** Whole lines only. Read by hand, because not every browser can iterate over a stream. */
async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let pending = ''
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- chunks follow one another
      const { done, value } = await reader.read()
      if (done) return
      pending += value
      // A carriage return at the very end may be half of a line end.
      const lines = pending.split(/\r\n|\n|\r(?!$)/)
      pending = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
