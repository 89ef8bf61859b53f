import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Turn =
  | { status: number; error?: object; headers?: Record<string, string>; body?: string }
  | 'break'
  | 'hold'

type Posted = { data: Record<string, unknown>[]; access_token: string }

/** What the server got: which account, with which token, and the events as they were written. */
export type ReceivedEvents = { path: string; token: string; events: Record<string, unknown>[] }

/** A local server that takes events as Meta's Conversions API does, from the tokens that it knows. */
export async function startMetaEventsServer(options: { tokens: readonly string[] }) {
  const received: ReceivedEvents[] = []
  const tokens = new Set(options.tokens)
  const turns: Turn[] = []

  const server = createServer((request, response) => {
    const send = (status: number, body: object, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body))

    async function answer(): Promise<void> {
      const body = await text(request)
      const turn = turns.shift()
      if (turn === 'break') return void request.socket.destroy()
      if (turn === 'hold') return
      if (turn?.body !== undefined) return void response.writeHead(turn.status).end(turn.body)
      if (turn !== undefined) return void send(turn.status, { error: turn.error }, turn.headers)
      const { data, access_token: token } = JSON.parse(body) as Posted
      if (!tokens.has(token)) {
        const error = { message: 'Invalid OAuth access token', type: 'OAuthException', code: 190 }
        return void send(401, { error })
      }
      received.push({ path: request.url ?? '', token, events: data })
      send(200, { events_received: data.length, messages: [], fbtrace_id: 'trace' })
    }
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    tokens,
    /** What the next requests get, before all is well again. */
    turns,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
