import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../testing/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

/** Status of what the server answers to a request of these lines. */
async function statusOf(...lines: string[]): Promise<number> {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  return Number((await text(socket)).split(' ', 2)[1])
}
const outbox = (...headers: string[]) => statusOf('GET /api/outbox HTTP/1.1', ...headers)

describe('the outbox of a product that only its own machine reaches', () => {
  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'is open to this machine by the name %s',
    async (host) => {
      expect(await outbox(`Host: ${host}`)).toBe(200)
    },
  )

  it.each([
    'evil.test',
    'localhost:1@evil.test',
    'localhost.evil.test',
    'localhost@evil.test',
    'localhost,evil.test',
    'localhost/evil.test',
    'river.localhost',
  ])('is not there by the name "%s"', async (host) => {
    expect(await outbox(`Host: ${host}`)).toBe(404)
  })

  it.each(['localhost:3000:1', ''])('is closed by the name "%s"', async (host) => {
    expect(await outbox(`Host: ${host}`)).toBe(401)
  })

  it.each([
    'X-Forwarded-For: 203.0.113.7',
    'X-Forwarded-Host: evil.test',
    'X-Forwarded-Proto: https',
    'Forwarded: for=203.0.113.7',
    'Via: 1.1 proxy',
    'X-Real-IP: 203.0.113.7',
    'CF-Connecting-IP: 203.0.113.7',
    'CF-Ray: 1',
    'True-Client-IP: 203.0.113.7',
    'Fly-Client-IP: 203.0.113.7',
    'Fastly-Client-IP: 203.0.113.7',
    'X-Client-IP: 203.0.113.7',
    'X-Cluster-Client-IP: 203.0.113.7',
    'X-Azure-ClientIP: 203.0.113.7',
    'X-Envoy-External-Address: 203.0.113.7',
    'X-Appengine-User-IP: 203.0.113.7',
    'X-Original-Forwarded-For: 203.0.113.7',
    'CDN-Loop: cloudflare',
  ])('is closed to what a proxy hands on: %s', async (header) => {
    expect(await outbox('Host: localhost:3000', header)).toBe(401)
  })
})

describe('a request', () => {
  it.each(['/api/outbox', '/api/session', '/f/anything', '/healthz'])(
    'to %s that names two hosts is not answered',
    async (path) => {
      const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost:3000']
      expect(await statusOf(...lines, 'Host: evil.test')).toBe(400)
      expect(await statusOf(...lines, 'hOST: localhost:3000')).toBe(400)
    },
  )

  it('that writes needs a host that is its origin', async () => {
    const post = (...headers: string[]) =>
      statusOf('POST /api/auth/sign-out HTTP/1.0', 'Content-Length: 0', ...headers)
    expect(await post('Origin: null')).toBe(403)
    expect(await post('Origin: http://localhost:3000')).toBe(403)
    expect(await post('Origin: http://localhost:3000', 'Host: localhost:3000')).toBe(200)
    // Nothing that a browser sends.
    expect(await post()).toBe(200)
  })
})
