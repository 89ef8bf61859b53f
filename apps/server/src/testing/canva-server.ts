import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { type CanvaAnswer, type CanvaRequest, notFound } from './canva/answers.ts'
import { createCanvaDesigns } from './canva/designs.ts'
import { createCanvaSignIn } from './canva/sign-in.ts'
import { drawPicture } from './draw-picture.ts'

/** A local server that speaks as much of Canva's Connect API as designs need, with one account. */
export async function startCanvaServer() {
  const signIn = createCanvaSignIn()
  const designs = createCanvaDesigns({
    address: () => origin,
    picture: () => drawPicture({ width: 800, height: 600 }),
  })
  const asked: string[] = []
  const turns: (CanvaAnswer | 'hold')[] = []
  let heldCount = 0

  async function answer(request: CanvaRequest): Promise<CanvaAnswer | 'hold'> {
    const { method, path } = request
    if (path === '/authorize') return signIn.authorize(request.query)
    if (/^\/(files|thumbnails)\//.test(path)) return designs.picture()
    if (path === '/elsewhere.png')
      return { status: 302, headers: { location: `${origin}/files/x` } }
    asked.push(`${method} ${path.replace(/^\/rest\/v1/, '')}`)
    const turn = turns.shift()
    if (turn !== undefined) return turn
    if (path === '/rest/v1/oauth/token') return signIn.token(request)
    if (path === '/rest/v1/oauth/revoke') return signIn.revoke(request)
    if (!signIn.isSignedIn(request)) {
      return { status: 401, body: { code: 'invalid_access_token', message: 'Not accepted' } }
    }
    return answerSignedIn(request)
  }

  function answerSignedIn(request: CanvaRequest): CanvaAnswer {
    const [, kind, id] = /^\/rest\/v1\/(\w+)(?:\/([\w-]+))?/.exec(request.path) ?? []
    const isReading = request.method === 'GET'
    if (kind === 'users') return { status: 200, body: { profile: { display_name: 'Ana Designs' } } }
    if (kind === 'designs' && id !== undefined) return designs.find(id)
    if (kind === 'designs') return isReading ? designs.list(request) : designs.create(request)
    if (kind === 'exports' && id !== undefined) return designs.lookAtExport(id)
    if (kind === 'exports') return designs.startExport(request)
    return notFound
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', origin)
    const given = await answer({
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: await text(request),
    })
    if (given === 'hold') heldCount += 1
    else send(response, given)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    apiUrl: `${origin}/rest/v1`,
    authUrl: `${origin}/authorize`,
    ...signIn.controls,
    ...designs.controls,
    /** Calls of the interface, as method and path. */
    asked,
    /** Answers for the next calls, in the place of those they would get. */
    answerNext: (...next: CanvaAnswer[]) => void turns.push(...next),
    /** The next call gets no answer. */
    holdNext: () => void turns.push('hold'),
    held: () => heldCount,
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

function send(response: ServerResponse, { status, headers = {}, body }: CanvaAnswer): void {
  const isPicture = Buffer.isBuffer(body)
  const type = isPicture ? 'image/png' : 'application/json'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(isPicture ? body : JSON.stringify(body ?? {}))
}
