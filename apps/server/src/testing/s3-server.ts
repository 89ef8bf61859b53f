import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Turn = number | 'break' | 'hold'

/** A local server that speaks as much of S3 as files need: one bucket, addressed by path. */
export async function startS3Server(options: { bucket: string; accessKeyId: string }) {
  const objects = new Map<string, Buffer>()
  const types = new Map<string, string>()
  const turns: Turn[] = []
  let always: number | null = null
  let heldCount = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const turn = turns.shift() ?? always
    if (turn === 'break') return void request.socket.destroy()
    if (turn === 'hold') return void (heldCount += 1)
    if (turn !== null) return refuse(response, turn, 'Refused')
    const signed = `AWS4-HMAC-SHA256 Credential=${options.accessKeyId}/`
    if (!request.headers.authorization?.startsWith(signed)) return refuse(response, 403, 'Denied')
    const { pathname } = new URL(request.url ?? '', 'http://host')
    const [, bucket, ...rest] = pathname.split('/')
    if (bucket !== options.bucket) return refuse(response, 404, 'NoSuchBucket')
    const key = rest.join('/')
    if (request.method === 'PUT') {
      objects.set(key, body)
      types.set(key, request.headers['content-type'] ?? '')
      return void response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (object === undefined) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-type': types.get(key) }).end(object)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    types,
    refuseNext: (...statuses: number[]) => void turns.push(...statuses),
    refuseAlways: (status: number) => void (always = status),
    breakNext: () => void turns.push('break'),
    /** The next request gets no answer. */
    holdNext: () => void turns.push('hold'),
    held: () => heldCount,
    stop() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
