import type { TestBrowser } from './test-browser.ts'

/** A stream of what changes, as a browser holds it open. */
export async function openLiveEvents(browser: Pick<TestBrowser, 'get'>) {
  const answer = await browser.get('/api/events')
  if (answer.body === null || !answer.ok) throw new Error(`Events: ${answer.status}`)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  /** The next of what a blank line ends; null when the stream is over. */
  async function readBlock(): Promise<string | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end !== -1) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        return block
      }
      const { value, done } = await reader.read()
      if (done) return null
      text += value
    }
  }

  return {
    headers: answer.headers,
    /** The data of the next event; null when the server ended the stream. */
    async next(): Promise<unknown> {
      for (;;) {
        const block = await readBlock()
        if (block === null) return null
        if (block.startsWith('data: ')) return JSON.parse(block.slice('data: '.length)) as unknown
      }
    },
    close: () => reader.cancel(),
  }
}
