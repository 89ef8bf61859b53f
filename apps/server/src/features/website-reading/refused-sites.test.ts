import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createSemaphore } from '../../concurrency/semaphore.ts'
import { sharedCopywriter } from '../../testing/shared-copywriter.ts'
import { createSafeFetch } from './safe-fetch/safe-fetch.ts'
import { type PlayedHost, type PlayedWeb, playWeb, serveSite } from './testing/play-web.ts'
import { html } from './testing/site.ts'
import { openWebsiteReader, type WebsiteReader } from './website-reader.ts'
import {
  createWebsiteReadingService,
  type WebsiteReadingService,
} from './website-reading-service.ts'

const start = html(
  `<h1>River Days</h1><p>Call +44 1397 700 123. Canoe days on a quiet river.</p><nav>${['prices', 'tours', 'contact', 'about', 'faq', 'rates', 'trips', 'lessons', 'rentals', 'cabins', 'team'].map((name) => `<a href="/${name}">${name}</a>`).join('')}<a href="http://elsewhere.example/prices">prices of others</a><a href="/prices.pdf">prices as a file</a></nav>`,
  { title: 'River Days', lang: 'en' },
)
const page = html('<p>Half-day canoe trip: £45 per person</p>', { title: 'River Days' })
const names = [
  'prices',
  'tours',
  'contact',
  'about',
  'faq',
  'rates',
  'trips',
  'lessons',
  'rentals',
  'cabins',
  'team',
]
const pages = Object.fromEntries(names.map((name) => [`/${name}`, page]))
const withRobots = (robots: string) =>
  serveSite({
    pages: {
      '/': start,
      ...pages,
      '/robots.txt': { type: 'text/plain', body: Buffer.from(robots) },
    },
  })
const answers =
  (status: number, body = 'x', headers: Record<string, string> = {}): PlayedHost =>
  (request, response) =>
    request.url === '/robots.txt'
      ? void response.writeHead(404).end()
      : void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body)
const then =
  (to: string): PlayedHost =>
  (request, response) =>
    request.url === '/robots.txt'
      ? void response.writeHead(404).end()
      : void response.writeHead(301, { location: to }).end()

const hosts: Record<string, PlayedHost> = {
  'river.example': serveSite({ pages: { '/': start, ...pages } }),
  'elsewhere.example': serveSite({ pages: { '/prices': page } }),
  'forbidding.example': withRobots('User-agent: *\nDisallow: /'),
  'forbidding-us.example': withRobots(
    'User-agent: *\nAllow: /\n\nUser-agent: WildpathBot\nDisallow: /',
  ),
  'forbidding-others.example': withRobots('User-agent: OtherBot\nDisallow: /'),
  'partly.example': withRobots('User-agent: *\nDisallow: /prices\nDisallow: /t'),
  'slow-down.example': withRobots('User-agent: *\nCrawl-delay: 60'),
  'costly-rules.example': (request, response) =>
    request.url === '/robots.txt'
      ? void response
          .writeHead(200, { 'content-type': 'text/plain' })
          .end(`User-agent: *\n${`Disallow: /${'*a'.repeat(1000)}b\n`.repeat(250)}`)
      : void response.writeHead(301, { location: `/${'a'.repeat(1900)}` }).end(),
  'long-address.example': then(`http://river.example/${'a'.repeat(2000)}`),
  'html-rules.example': serveSite({
    pages: { '/': start, '/robots.txt': { type: 'text/html', body: Buffer.from('Disallow: /') } },
  }),
  'broken-rules.example': (request, response) =>
    request.url === '/robots.txt'
      ? void response.writeHead(503).end()
      : serveSite({ pages: { '/': start } })(request, response),
  'unauthorised.example': answers(401),
  'forbidden.example': answers(403),
  'pause.example': answers(429),
  'missing.example': answers(404),
  'broken.example': answers(500),
  'file.example': answers(200, '%PDF-1.7', { 'content-type': 'application/pdf' }),
  'large.example': answers(200, 'a'.repeat(2_200_000)),
  'bomb.example': (request, response) =>
    request.url === '/robots.txt'
      ? void response.writeHead(404).end()
      : void response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(30_000_000))),
  'moved.example': then('http://www.moved.example/start'),
  'www.moved.example': then('http://river.example/'),
  'inward.example': then('http://10.0.0.1/admin'),
}

let web: PlayedWeb
let reader: WebsiteReader
let service: WebsiteReadingService
beforeAll(async () => {
  web = await playWeb(hosts)
  web.answerLookups('inside.example', ['192.168.0.10'])
  // A fast machine gets through the costly ones in what they may take otherwise.
  reader = openWebsiteReader({ robotsCpuMs: 200 })
  service = createWebsiteReadingService({
    openSafeFetch: () =>
      createSafeFetch({ network: web.network, publicUrl: 'https://wildpath.example' }),
    reader,
    copywriter: sharedCopywriter,
    turns: createSemaphore({ permits: 2, largestQueue: 100 }),
  })
})
afterAll(async () => {
  await reader.stop()
  await web.stop()
})

const read = (address: string) => service.read(address, new AbortController().signal)
const pagesOf = async (address: string) => {
  const reading = await read(address)
  return reading.ok ? reading.value.pages_read : reading.error.code
}
const askedOf = (host: string) =>
  web.asked.filter((one) => one.host === host).map(({ path }) => path)

describe('a site that cannot be read', () => {
  it.each([
    ['whose rules forbid it', 'http://forbidding.example', 'website-forbids'],
    ['whose rules forbid us', 'http://forbidding-us.example', 'website-forbids'],
    ['whose rules cannot be had', 'http://broken-rules.example', 'website-forbids'],
    ['whose rules nobody can read', 'http://costly-rules.example', 'website-forbids'],
    [
      'that leads to an address of endless length',
      'http://long-address.example',
      'website-not-public',
    ],
    ['that wants a password', 'http://unauthorised.example', 'website-forbids'],
    ['that refuses', 'http://forbidden.example', 'website-forbids'],
    ['that asks for a pause', 'http://pause.example', 'website-forbids'],
    ['without this page', 'http://missing.example', 'website-no-page'],
    ['that is broken', 'http://broken.example', 'website-unreachable'],
    ['that nobody has', 'http://nobody.example', 'website-unreachable'],
    ['that leads inside by its name', 'http://inside.example', 'website-unreachable'],
    ['that leads inside by a redirect', 'http://inward.example', 'website-not-public'],
    ['on another port', 'http://river.example:8080', 'website-not-public'],
    ['that is a file', 'http://file.example', 'website-no-page'],
    ['that is too large', 'http://large.example', 'website-too-large'],
    ['that unfolds to far more', 'http://bomb.example', 'website-too-large'],
  ])('says so: one %s', async (_, address, code) => {
    expect(await read(address)).toEqual({ ok: false, error: { code } })
  })

  it('is asked for nothing but its rules when these forbid it', () => {
    expect(askedOf('forbidding.example')).toEqual(['/robots.txt'])
  })
})

describe('a site that can be read', () => {
  it('is read by its start page and the seven best that it links to', async () => {
    const read = await pagesOf('http://river.example')
    expect(read).toHaveLength(8)
    expect(read).toContain('http://river.example/prices')
    expect(read).toContain('http://river.example/contact')
    expect(askedOf('river.example')).not.toContain('/prices.pdf')
  })

  it('is the only one that is asked', () => {
    expect(askedOf('elsewhere.example')).toEqual([])
  })

  it('is found where redirects lead, each of whose rules are read', async () => {
    const read = await pagesOf('http://moved.example')
    expect(read[0]).toBe('http://river.example/')
    expect(askedOf('www.moved.example')).toEqual(['/robots.txt', '/start'])
  })

  it('is not read where its rules say no', async () => {
    const read = await pagesOf('http://partly.example')
    expect(read).not.toContain('http://partly.example/prices')
    expect(read).toContain('http://partly.example/rates')
    expect(askedOf('partly.example')).not.toContain('/prices')
  })

  it('is read by its start page alone when it asks for long pauses', async () => {
    expect(await pagesOf('http://slow-down.example')).toEqual(['http://slow-down.example/'])
  })

  it.each(['html-rules', 'forbidding-others'])('may be read: %s', async (host) => {
    expect(await read(`http://${host}.example`)).toMatchObject({ ok: true })
  })

  it('is found without a scheme, over plain http where there is nothing else', async () => {
    expect(await pagesOf('river.example')).toContain('http://river.example/')
  })
})
