import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type PlayedAnswer = { status: number; headers?: Record<string, string>; body: unknown }

/**
 * What happens to a call: it is done and answered, is done and its answer is cut off, is not done and the connection
 * ends, gets no answer at all, or is answered by the test.
 */
export type Fate = 'done' | 'cut' | 'dropped' | 'silent' | PlayedAnswer

type PlayedApi = {
  /** Where a person allows a connection. */
  authorizePath: string
  authorize(params: URLSearchParams): PlayedAnswer
  /** The path as calls are known by, without its version. */
  pathOf(url: URL): string
  answer(request: IncomingMessage, asked: { url: URL; body: string }): PlayedAnswer
}

/** A local server in place of a platform whose accounts people connect: each call is decided by the test before it is done. */
export async function playApi({ authorizePath, authorize, pathOf, answer }: PlayedApi) {
  /** Calls as method and path, and whole addresses. */
  const asked: string[] = []
  const addresses: string[] = []
  let decide: (call: string) => Fate | Promise<Fate> = () => 'done'

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', origin)
    if (url.pathname === authorizePath) return send(response, authorize(url.searchParams))
    const call = `${request.method ?? ''} ${pathOf(url)}`
    const body = await text(request)
    addresses.push(url.href)
    asked.push(call)
    const fate = await decide(call)
    if (typeof fate !== 'string') return send(response, fate)
    if (fate === 'dropped') return void response.destroy()
    const given = answer(request, { url, body })
    if (fate === 'done') send(response, given)
    if (fate === 'cut') {
      response.writeHead(given.status, { 'content-length': '9999' })
      response.write('{"', () => response.destroy())
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    apiUrl: origin,
    authUrl: origin + authorizePath,
    asked,
    addresses,
    /** Of every call from now on. */
    decide: (next: typeof decide) => void (decide = next),
    /** Of the next call that matches. */
    decideOnce(matching: RegExp, fate: Fate): void {
      decide = (call) => {
        if (!matching.test(call)) return 'done'
        decide = () => 'done'
        return fate
      }
    },
    /** What somebody comes back with who allows the connection, or declines it. */
    async visit(authorizeUrl: string): Promise<URL> {
      const sent = await fetch(authorizeUrl, { redirect: 'manual' })
      return new URL(sent.headers.get('location') ?? '')
    },
    stop() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function send(response: ServerResponse, { status, headers = {}, body }: PlayedAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
