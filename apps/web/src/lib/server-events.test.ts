import { describe, expect, it } from 'vitest'

import { readServerEvents } from './server-events.ts'

async function read(...chunks: string[]): Promise<string[]> {
  const encoder = new TextEncoder()
  return readBytes(chunks.map((chunk) => encoder.encode(chunk)))
}

async function readBytes(chunks: Uint8Array<ArrayBuffer>[]): Promise<string[]> {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const events: string[] = []
  for await (const data of readServerEvents(body)) events.push(data)
  return events
}

describe('readServerEvents', () => {
  it('yields the data of each event', async () => {
    expect(await read('data: one\n\ndata: two\n\n')).toEqual(['one', 'two'])
  })

  it('joins the lines of one event', async () => {
    expect(await read('data: first\ndata: second\n\n')).toEqual(['first\nsecond'])
  })

  it('skips comments, other fields and empty events', async () => {
    expect(await read(': keep alive\n\nevent: stage\nid: 4\ndata:x\n\n\n')).toEqual(['x'])
  })

  it('reads events cut anywhere, between the two bytes of a line end too', async () => {
    expect(await read('da', 'ta: o', 'ne\r', '\n\r', '\ndata: two\r\n\r\n')).toEqual(['one', 'two'])
  })

  it('reads a letter whose bytes arrive apart', async () => {
    const bytes = new TextEncoder().encode('data: é\n\n')
    expect(await readBytes([bytes.slice(0, 7), bytes.slice(7)])).toEqual(['é'])
  })

  it('drops an event that the end of the stream cuts off', async () => {
    expect(await read('data: one\n\ndata: tw')).toEqual(['one'])
  })
})
