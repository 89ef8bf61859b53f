import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { type PlayedHost, type PlayedWeb, playWeb, somePublicAddress } from '../testing/play-web.ts'
import { createSafeFetch, type FetchWish, type SafeFetch } from './safe-fetch.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const sent = (
  response: ServerResponse,
  body: string | Buffer,
  headers: Record<string, string> = {},
) => void response.writeHead(200, { ...html, ...headers }).end(body)
const redirect =
  (to: string): PlayedHost =>
  (_, response) =>
    void response.writeHead(302, { location: to }).end('moved')

const hosts: Record<string, PlayedHost> = {
  'kayak.example': (_, response) => sent(response, 'Kayak tours'),
  'gzip.example': (_, response) =>
    sent(response, gzipSync('Kayak tours'), { 'content-encoding': 'gzip' }),
  'brotli.example': (_, response) =>
    sent(response, brotliCompressSync('Kayak tours'), { 'content-encoding': 'br' }),
  'deflate.example': (_, response) =>
    sent(response, deflateSync('Kayak tours'), { 'content-encoding': 'deflate' }),
  'bomb.example': (_, response) =>
    sent(response, gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }),
  'nested-bomb.example': (_, response) =>
    sent(response, gzipSync(gzipSync(Buffer.alloc(50_000_000))), {
      'content-encoding': 'gzip, gzip',
    }),
  'broken-gzip.example': (_, response) => sent(response, 'no gzip', { 'content-encoding': 'gzip' }),
  'odd-encoding.example': (_, response) => sent(response, 'x', { 'content-encoding': 'zzz' }),
  'endless.example': (_, response) => {
    response.writeHead(200, html)
    const more = () => {
      while (!response.destroyed && response.write('a'.repeat(10_000))) continue
    }
    response.on('drain', more)
    more()
  },
  'silent.example': () => {},
  'trickling.example': (_, response) => void response.writeHead(200, html).write('a'),
  'picture.example': (_, response) => sent(response, 'x', { 'content-type': 'image/png' }),
  'typeless.example': (_, response) => void response.writeHead(200).end('x'),
  'missing.example': (_, response) => void response.writeHead(404, html).end('x'),
  'moved.example': redirect('http://kayak.example/new'),
  'relative.example': (request, response) =>
    request.url === '/'
      ? redirect('/inner?a=1')(request, response)
      : sent(response, request.url ?? ''),
  'circle.example': redirect('/'),
  'to-loopback.example': redirect('http://127.0.0.1/'),
  'to-octal.example': redirect('http://0177.0.0.1/'),
  'to-mapped.example': redirect('http://[::ffff:10.0.0.1]/'),
  'to-metadata.example': redirect('http://169.254.169.254/latest/meta-data/'),
  'to-port.example': redirect('http://kayak.example:6379/'),
  'to-file.example': redirect('file:///etc/passwd'),
  'to-password.example': redirect('http://a:b@kayak.example/'),
  'to-inside-name.example': redirect('http://inside.example/'),
  'inside.example': (_, response) => sent(response, 'secret'),
  'mixed.example': (_, response) => sent(response, 'secret'),
  'changing.example': (_, response) => sent(response, 'secret'),
}

let web: PlayedWeb
let safeFetch: SafeFetch
beforeEach(async () => {
  web = await playWeb(hosts)
  safeFetch = createSafeFetch({ network: web.network, publicUrl: 'https://wildpath.example' })
})
afterEach(async () => {
  await safeFetch.close()
  await web.stop()
})

const get = (address: string, wish: Partial<FetchWish> = {}) =>
  safeFetch.fetch(address, {
    accept: 'text/html',
    isWanted: (type) => type === 'text/html',
    largestBytes: 100_000,
    timeoutMs: 5_000,
    signal: new AbortController().signal,
    ...wish,
  })
const failing = async (address: string, wish: Partial<FetchWish> = {}) => {
  const result = await get(address, wish)
  return result.ok ? result.value.bytes.toString() : result.failure
}

describe('what is fetched', () => {
  it('names who asks, and where to read about it', async () => {
    await get('http://kayak.example/')
    expect(web.asked[0]?.agent).toContain('WildpathBot/1.0; +https://wildpath.example')
  })

  it('comes with its type, its charset and where it was found', async () => {
    const result = await get('http://moved.example/')
    expect(result).toMatchObject({
      ok: true,
      value: { type: 'text/html', charset: 'utf-8', bytes: Buffer.from('Kayak tours') },
    })
    expect(result.ok && result.value.url.href).toBe('http://kayak.example/new')
  })

  it.each(['gzip', 'brotli', 'deflate'])('is unfolded from %s', async (encoding) => {
    expect(await failing(`http://${encoding}.example/`)).toBe('Kayak tours')
  })

  it('follows a redirect within a site', async () => {
    expect(await failing('http://relative.example/')).toBe('/inner?a=1')
  })

  it.each([
    ['a status that is no page', 'missing', { reason: 'status', status: 404 }],
    ['another type', 'picture', { reason: 'wrong-type' }],
    ['no type', 'typeless', { reason: 'wrong-type' }],
    ['an encoding nobody knows', 'odd-encoding', { reason: 'wrong-type' }],
    ['a body that is not what it says', 'broken-gzip', { reason: 'unreachable' }],
    ['a name that is not there', 'nowhere', { reason: 'unreachable' }],
  ])('is none for %s', async (_, host, failure) => {
    expect(await failing(`http://${host}.example/`)).toEqual(failure)
  })
})

describe('time and size', () => {
  it.each(['silent', 'trickling'])('end what is %s', async (host) => {
    expect(await failing(`http://${host}.example/`, { timeoutMs: 50 })).toEqual({
      reason: 'too-slow',
    })
  })

  it.each([
    ['an endless body', 'endless'],
    ['a body that unfolds to far more', 'bomb'],
  ])('end %s', async (_, host) => {
    expect(await failing(`http://${host}.example/`)).toEqual({ reason: 'too-large' })
  })

  it('let nothing unfold twice', async () => {
    expect(await failing('http://nested-bomb.example/')).toEqual({ reason: 'wrong-type' })
  })

  it('end with whoever asked', async () => {
    const stop = new AbortController()
    const fetched = failing('http://silent.example/', { signal: stop.signal })
    stop.abort()
    expect(await fetched).toEqual({ reason: 'cancelled' })
  })

  it('end a chain of redirects after five', async () => {
    expect(await failing('http://circle.example/')).toEqual({ reason: 'unreachable' })
    expect(web.asked.length).toBe(6)
  })
})

describe('a way to the inside', () => {
  it.each([
    'to-loopback',
    'to-octal',
    'to-mapped',
    'to-metadata',
    'to-port',
    'to-file',
    'to-password',
  ])('is refused as a redirect: %s', async (host) => {
    expect(await failing(`http://${host}.example/`)).toEqual({ reason: 'not-public' })
    expect(web.asked.length).toBe(1)
  })

  it.each([
    ['this machine', ['127.0.0.1']],
    ['a private network', ['10.1.2.3']],
    ['the secrets of a cloud', ['169.254.169.254']],
    ['this machine by IPv6', ['::1']],
    ['this machine, mapped', ['::ffff:127.0.0.1']],
    ['an outside and an inside address', [somePublicAddress, '192.168.0.1']],
    ['nothing', []],
  ])('is refused where a name leads to %s', async (_, addresses) => {
    web.answerLookups('inside.example', addresses)
    expect(await failing('http://inside.example/')).toEqual({ reason: 'unreachable' })
    expect(await failing('http://to-inside-name.example/')).toEqual({ reason: 'unreachable' })
    expect(web.dialled).toEqual([somePublicAddress])
  })

  it('does not open when a name answers otherwise after it was checked', async () => {
    web.answerLookups('changing.example', [somePublicAddress], ['127.0.0.1'])
    expect(await failing('http://changing.example/')).toBe('secret')
    // The one look-up was checked, and its answer dialled.
    expect(web.dialled).toEqual([somePublicAddress])
    await safeFetch.close()
    safeFetch = createSafeFetch({ network: web.network, publicUrl: 'https://wildpath.example' })
    expect(await failing('http://changing.example/')).toEqual({ reason: 'unreachable' })
    expect(web.dialled).toEqual([somePublicAddress])
  })
})
