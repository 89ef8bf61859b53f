import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { visitHost } from '../../testing/visit-host.ts'
import type { PageCache } from './page-cache.ts'
import type { PublicPage } from './public-page.ts'
import { createPublicSite } from './public-site.ts'
import { createSitePlaces } from './site-place.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Public pages whose cache loads like this; what is nobody's page answers 418. */
async function start(
  load: PageCache<PublicPage>['load'],
  { isServed = (_host: string): boolean | null => true, isBusy = false } = {},
) {
  const logged: string[] = []
  const site = createPublicSite({
    placeOf: createSitePlaces({
      publicUrl: 'https://wild.test',
      productDomain: 'wild.test',
      previewHosts: [],
    }),
    isServed,
    pages: {
      peek: () => undefined,
      load,
      invalidate: () => {},
      clear: () => {},
      pause: () => {},
      size: () => 0,
    },
    sharePictures: { get: async () => null },
    precompression: { ask: () => {} },
    answerVisit: (_request, response) => void response.end('the page'),
    takeForm: async () => {},
    overload: { isTooMuch: () => isBusy },
    loadingMs: 20,
    log: {
      error: (_details, message) => void logged.push(message),
      warn: (_details, message) => void logged.push(message),
    },
  })
  const server = createServer((request, response) =>
    site.handle(request, response, () => void response.writeHead(418).end()),
  )
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { logged, get: (host: string, path = '/') => visitHost(url, { host, path }) }
}

describe('a host of its own', () => {
  it('whose page takes long says that it loads, and has the browser come again', async () => {
    let arrive = (_page: null) => {}
    const page = new Promise<null>((resolve) => (arrive = resolve))
    const { get } = await start(() => page)
    const answer = await get('www.canyon.test')
    expect([answer.status, answer.headers.get('refresh')]).toEqual([503, '2'])
    const html = await answer.text()
    expect(html).toContain('Loading your site...')
    expect(html).toContain('www.canyon.test')
    arrive(null)
    expect((await get('www.canyon.test')).status).toBe(404)
  })

  it('whose page cannot be looked up says so, without the reason', async () => {
    const { get, logged } = await start(() => Promise.reject(new Error('secret')))
    const answer = await get('www.canyon.test')
    const html = await answer.text()
    expect(answer.status).toBe(500)
    expect(html).toContain('Error loading funnel')
    expect(html).not.toContain('secret')
    expect(logged).toEqual(['unexpected error'])
  })

  it('that nobody has asks for nothing, and one that is not known yet does', async () => {
    const asked: string[] = []
    const load = async (key: string) => {
      asked.push(key)
      return null
    }
    const { get } = await start(load, { isServed: (host) => (host === 'new.test' ? null : false) })
    expect((await get('evil.test')).status).toBe(404)
    expect((await get('new.test')).status).toBe(404)
    expect(asked).toEqual(['host:new.test'])
  })

  it('is asked to wait when too much is asked', async () => {
    const { get } = await start(async () => null, { isBusy: true })
    const answer = await get('www.canyon.test')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })

  it.each([
    '/media/a/640.webp',
    '/page-fonts/inter.woff2',
    '/robots.txt',
    '/sitemap.xml?x',
    '/healthz',
  ])('leaves %s to the product', async (path) => {
    const { get } = await start(async () => null)
    expect((await get('www.canyon.test', path)).status).toBe(418)
  })

  it.each(['/medias', '/media', '/robots.txt/x', '/healthz/x', '/api/session', '/assets/x.js'])(
    'does not leave %s to it',
    async (path) => {
      const { get } = await start(async () => null)
      expect((await get('www.canyon.test', path)).status).toBe(404)
    },
  )
})

describe('the product’s own host', () => {
  it.each(['/', '/pricing', '/dashboard', '/a/b', '/UPPER.html', '/favicon.svg'])(
    'answers %s itself, without looking for a page',
    async (path) => {
      const { get } = await start(() => Promise.reject(new Error('looked')))
      expect((await get('wild.test', path)).status).toBe(418)
    },
  )
})
