import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A model that speaks the protocol of chat completions and writes only what it is told, when it is told: the latest
 * question waits in `asked`.
 */
export async function startSlowModel() {
  const waiting: ServerResponse[] = []
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    waiting.push(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const latest = async (count: number) => {
    for (;;) {
      const response = waiting[count - 1]
      if (response !== undefined) return response
      // oxlint-disable-next-line no-await-in-loop -- asked again until it is there
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return {
    env: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'slow' },
    /** Writes a part of the answer to the `count`th question, which is waited for. */
    async write(count: number, content: string) {
      const choices = [{ index: 0, delta: { content } }]
      ;(await latest(count)).write(`data: ${JSON.stringify({ choices })}\n\n`)
    },
    async finish(count: number) {
      ;(await latest(count)).end('data: [DONE]\n\n')
    },
    stop() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
