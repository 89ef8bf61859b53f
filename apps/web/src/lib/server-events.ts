/**
 * Reads a `text/event-stream` body and yields the data of each event, lines joined as the standard
 * says (WHATWG HTML, 9.2.6). Comments and other fields are skipped; an event cut off by the end of
 * the stream is dropped.
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  let pending = ''
  let data: string[] = []
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    pending += text
    const lines = pending.split(/\r\n|\n|\r(?!$)/)
    pending = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n')
        data = []
      } else if (line.startsWith('data:')) {
        data.push(line.slice('data:'.length).replace(/^ /, ''))
      }
    }
  }
}
