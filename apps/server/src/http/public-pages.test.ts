import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { noPromise, type Site, type User } from '@wildpath/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createPublicPages } from './public-pages.ts'
import { loadWebApp } from './web-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'public-pages-'))
const rendererFile = join(folder, 'renderer.mjs')
let app: FastifyInstance

const trips = new Map<string, string>()
const asked: { query: unknown; user: User | null }[] = []

const appDocument = '<html><head></head>the app</html>'

const site = {
  publicUrl: 'https://wild.example',
  productDomain: 'wild.example',
  providers: {
    email: 'sandbox',
    textAi: 'sandbox',
    imageAi: 'sandbox',
    payments: 'sandbox',
    designTool: 'sandbox',
    socialAds: 'sandbox',
    searchAds: 'sandbox',
  },
  supportEmail: null,
  support: noPromise,
  socialProfiles: [],
  measurementId: null,
} satisfies Site

let notice = ''

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), appDocument)
  writeFileSync(
    join(folder, 'screens.json'),
    JSON.stringify([
      { path: '/trip/:id/edit', links: ['<link href="/a.js">'], preloads: ['/api/trips/:id'] },
      { path: '/dashboard', links: [], preloads: [] },
    ]),
  )
  writeFileSync(
    join(folder, 'public.html'),
    '<head><!--head--></head><body><!--body--><!--data--></body>',
  )
  writeFileSync(
    rendererFile,
    `export const publicPaths = ['/', '/pricing']
     export const searchOf = (path, query) =>
       path === '/pricing' && query.startsWith('q=') ? '?' + query : ''
     export const renderPublicPage = async (path, { site, search, notice }) => ({
       head: '<title>' + path + '</title>',
       body: notice + search + '<h1>Costs $& in ' + site.year + '</h1>',
       data: JSON.stringify({ path }),
     })
     let drawn = 0
     export const renderLivePage = async (screen, { path, search, content, site }) => ({
       head: '<title>' + content.title + '</title>',
       body: screen + ' ' + path + search + ' in ' + site.year + ', drawing ' + (drawn += 1),
       data: '{}',
     })`,
  )
  const publicPages = await createPublicPages({
    folder,
    rendererFile,
    site,
    readNotice: () => notice,
    now: () => new Date('2031-05-01'),
  })
  app = fastify()
  app.decorate('findUser', async () => ({ id: 'mia' }) as User)
  await loadWebApp(folder).register(app, {
    publicPages,
    pageSources: [
      {
        path: '/trips/:id',
        async read({ request: { params, query }, user }) {
          const { id } = params as { id: string }
          const { day = '' } = query as { day?: string }
          asked.push({ query, user })
          if (day === 'busy') return { kind: 'app' }
          if (!trips.has(id)) return { kind: 'none' }
          const search = day === '' ? '' : `?day=${day}`
          return { kind: 'page', content: { title: trips.get(id) }, search }
        },
      },
    ],
    carriesSession: (request) => request.headers.cookie === 'session',
  })
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('the public pages', () => {
  it('come to visitors complete', async () => {
    const { body, headers } = await app.inject('/pricing')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['vary']).toBe('cookie, accept-encoding')
    expect(body).toBe(
      '<head><title>/pricing</title>' +
        '</head>' +
        '<body><h1>Costs $& in 2031</h1>' +
        '<script type="application/json" id="page-data">{"path":"/pricing"}</script></body>',
    )
  })

  it('are drawn for what somebody asks, and as ever for the next', async () => {
    expect((await app.inject('/pricing?q=free')).body).toContain('<body>?q=free<h1>')
    expect((await app.inject('/pricing?from=mail')).body).toContain('<body><h1>')
  })

  it('carry the notice as long as there is one', async () => {
    notice = '<p>Read only tonight</p>'
    expect((await app.inject('/pricing')).body).toContain('<body><p>Read only tonight</p><h1>')
    expect((await app.inject('/pricing?q=free')).body).toContain('<p>Read only tonight</p>?q=free')
    notice = ''
    expect((await app.inject('/pricing')).body).toContain('<body><h1>')
  })

  it('give way to the app for people who carry a session, and on other addresses', async () => {
    const signedIn = await app.inject({ url: '/pricing', headers: { cookie: 'session' } })
    expect(signedIn.body).toBe(appDocument)
    expect((await app.inject('/dashboard')).body).toBe(appDocument)
    const cancelled = await app.inject('/pricing?checkout=cancelled')
    expect(cancelled.body).toBe(appDocument)
  })

  it('are what searches find, not the screens of one person', async () => {
    const robots = async (path: string) => (await app.inject(path)).headers['x-robots-tag']
    expect(await robots('/pricing')).toBeUndefined()
    expect(await robots('/dashboard')).toBe('noindex')
  })

  it('have one address each', async () => {
    for (const path of ['/pricing', '/trips/1']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { statusCode, headers } = await app.inject(`${path}/`)
      expect([statusCode, headers['location']]).toEqual([301, path])
    }
  })

  it('answer 404 where the app has no screen, with the app to say so', async () => {
    const { statusCode, body } = await app.inject('/nowhere?from=here')
    expect([statusCode, body]).toEqual([404, appDocument])
    expect((await app.inject('/dashboard?checkout=success')).statusCode).toBe(200)
  })

  it('are sent compressed, and not at all when the browser has them', async () => {
    const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers['content-encoding']).toBe('br')
    const etag = String(first.headers['etag'])
    const again = await app.inject({ url: '/', headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('keep their template to themselves', async () => {
    expect((await app.inject('/public.html')).statusCode).toBe(404)
  })
})

describe('a page of what people write', () => {
  it('is drawn of what its source reads for a visitor, and kept while that says the same', async () => {
    trips.set('1', 'Canyon')
    const first = await app.inject('/trips/1?day=2')
    expect(first.statusCode).toBe(200)
    expect(first.headers['vary']).toBe('cookie, accept-encoding')
    expect(first.headers['x-robots-tag']).toBeUndefined()
    expect(first.body).toContain('<title>Canyon</title>')
    expect(first.body).toContain('/trips/:id /trips/1?day=2 in 2031, drawing 1')
    // What the source takes nothing of makes no page of its own.
    expect((await app.inject('/trips/1?day=2&from=mail')).body).toContain('drawing 1')
    expect(asked[0]).toEqual({ query: { day: '2' }, user: null })
    expect((await app.inject('/trips/1?day=2')).body).toContain('drawing 1')
    trips.set('1', 'Gorge')
    expect((await app.inject('/trips/1?day=2')).body).toContain('drawing 2')
    trips.delete('1')
  })

  it('are left to the app where their source says so', async () => {
    const { statusCode, body } = await app.inject('/trips/1?day=busy')
    expect([statusCode, body]).toEqual([200, appDocument])
  })

  it('is not found where its source has none, also by whoever carries a session', async () => {
    for (const headers of [{}, { cookie: 'session' }]) {
      const { statusCode, body } = await app.inject({ url: '/trips/2', headers })
      expect([statusCode, body]).toEqual([404, appDocument])
    }
  })

  it('is the app for whoever carries a session, and its source knows who reads', async () => {
    trips.set('3', 'Lake')
    const { statusCode, body } = await app.inject({
      url: '/trips/3',
      headers: { cookie: 'session' },
    })
    expect([statusCode, body]).toEqual([200, appDocument])
    expect(asked.at(-1)?.user).toEqual({ id: 'mia' })
  })
})

describe('the document of a screen', () => {
  it('asks for the code and the answers that the screen needs', async () => {
    const { body, headers } = await app.inject('/trip/01-a_b/edit')
    expect(body).toBe('<html><head><link href="/a.js"></head>the app</html>')
    expect(headers['link']).toBe('</api/trips/01-a_b>; rel=preload; as=fetch; crossorigin')
    expect((await app.inject('/screens.json')).statusCode).toBe(404)
  })

  it.each(['/trip/a%22b/edit', '/trip/a>;b/edit', '/trip/a/b/edit', '/trip/a'])(
    'asks for nothing on behalf of %s',
    async (path) => {
      const { body, headers } = await app.inject(path)
      expect(body).not.toContain('a.js')
      expect(headers['link']).toBeUndefined()
    },
  )
})

describe('a server without the built pages', () => {
  it('has none to offer', async () => {
    const missing = join(folder, 'missing.mjs')
    const pages = await createPublicPages({
      folder,
      rendererFile: missing,
      site,
      readNotice: () => '',
      now: () => new Date(),
    })
    expect(pages.paths).toEqual([])
  })
})
