import type { IncomingMessage } from 'node:http'

import { websitePhotosSchema, websiteReadingSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { drawPicture } from '../../testing/draw-picture.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { everySite } from './testing/every-site.ts'
import { type PlayedHost, type PlayedWeb, playWeb, serveSite } from './testing/play-web.ts'

const startOfMoved = `<title>Moved Rafting</title><h1>Moved Rafting</h1>
  <p>We take families and first-time paddlers down the river in warm wetsuits, with a guide in every raft.</p>
  <p>A half-day trip takes three hours, and we meet at the bridge below the old mill every morning.</p>
  <p><a href="/trips">Trips and prices</a> <a href="tel:+15550142">Call us</a></p>`
const tahoe = everySite.find(({ host }) => host === 'laketahoesup.com') ?? { pages: {} }

let web: PlayedWeb
let product: TestProduct
let waiting: (() => void)[] = []
beforeAll(async () => {
  const photo = { type: 'image/png', body: await drawPicture() }
  const files = {
    '/raft.png': photo,
    '/unnamed': { type: 'application/octet-stream', body: photo.body },
    '/liar.png': {
      type: 'image/png',
      body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    '/page.html': '<h1>No picture</h1>',
    '/large.png': { type: 'image/png', body: Buffer.alloc(11_000_000) },
  }
  const hosts: Record<string, PlayedHost> = {
    'laketahoesup.com': serveSite(tahoe),
    'photos.example': serveSite({ pages: files }),
    'inward.example': (_, response) =>
      void response.writeHead(302, { location: 'http://127.0.0.1/raft.png' }).end(),
    'moved.example': ({ url }, response) =>
      url === '/trips'
        ? void response.writeHead(302, { location: 'http://laketahoesup.com/' }).end()
        : serveSite({ pages: { '/': startOfMoved } })({ url } as IncomingMessage, response),
    'waiting.example': (_, response) => void waiting.push(() => response.writeHead(404).end()),
  }
  web = await playWeb(hosts)
  product = await startTestProduct({}, undefined, undefined, undefined, web.network)
})
afterAll(async () => {
  await product.stop()
  await web.stop()
})

let owner: TestBrowser
beforeEach(async () => {
  waiting = []
  owner = product.openBrowser()
  await owner.signUp()
})

const readSite = (url: string) => owner.sendJson('POST', '/api/website-readings', { url })
const importPhotos = (body: object) => owner.sendJson('POST', '/api/website-readings/photos', body)
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code

describe('reading a website', () => {
  it('answers proposals, and keeps nothing', async () => {
    const response = await readSite('http://laketahoesup.com')
    expect(response.status).toBe(200)
    const reading = websiteReadingSchema.parse(await response.json())
    expect(reading.answers.business_name).toBe('Lake Tahoe SUP')
    expect(reading.facts.length).toBeGreaterThan(8)
    expect(await (await owner.get('/api/funnels')).json()).toMatchObject({ funnels: [] })
  })

  it('takes nothing from another site that a page leads to', async () => {
    const read = await readSite('http://moved.example')
    const reading = websiteReadingSchema.parse(await read.json())
    expect(web.asked.map(({ path }) => path)).toContain('/trips')
    expect(reading.pages_read).toEqual(['http://moved.example/'])
    expect(JSON.stringify(reading)).not.toContain('Tahoe')
  })

  it('is for people who are signed in', async () => {
    const visitor = product.openBrowser()
    const response = await visitor.sendJson('POST', '/api/website-readings', {
      url: 'http://laketahoesup.com',
    })
    expect(response.status).toBe(401)
  })

  it.each([
    '',
    'kayak',
    'http://localhost',
    'http://127.0.0.1',
    'http://a:b@laketahoesup.com',
    'ftp://laketahoesup.com',
  ])('marks the field for %j', async (url) => {
    const response = await readSite(url)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { fields: { url: expect.any(String) } } })
  })

  it('says in a sentence what went wrong', async () => {
    const response = await readSite('http://nobody.example')
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({
      error: {
        code: 'website-unreachable',
        message:
          'We could not reach this website. Nothing was changed; check the address, or go on without it.',
      },
    })
  })

  it('goes one at a time for each person, holding no connection of the database', async () => {
    const first = readSite('http://waiting.example')
    await expect.poll(() => waiting.length).toBe(1)
    expect(await codeOf(await readSite('http://laketahoesup.com'))).toBe('website-busy')
    const held = await product.database.sql`
      select 1 from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`
    expect(held).toEqual([])
    const another = product.openBrowser()
    await another.signUp()
    const other = await another.sendJson('POST', '/api/website-readings', {
      url: 'http://laketahoesup.com',
    })
    expect(other.status).toBe(200)
    // The rules, and then the page.
    waiting.shift()?.()
    await expect.poll(() => waiting.length).toBe(1)
    waiting.shift()?.()
    expect(await codeOf(await first)).toBe('website-no-page')
    expect((await readSite('http://laketahoesup.com')).status).toBe(200)
  })

  it('ends after twenty in an hour', async () => {
    for (let count = 0; count < 20; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time is all that a person may
      expect((await readSite('http://nobody.example')).status).toBe(502)
    }
    expect(await codeOf(await readSite('http://laketahoesup.com'))).toBe('too-many-requests')
  })
})

describe('importing photos', () => {
  const at = (path: string) => `http://photos.example${path}`

  it('brings each into the library as if it were uploaded, and says what became of it', async () => {
    const addresses = [
      at('/raft.png'),
      at('/unnamed'),
      at('/liar.png'),
      at('/page.html'),
      at('/large.png'),
      at('/missing.png'),
      'http://inward.example/a.png',
      'http://10.0.0.1/a.png',
    ]
    const response = await importPhotos({ addresses, are_mine: true })
    expect(response.status).toBe(200)
    const { photos } = websitePhotosSchema.parse(await response.json())
    expect(photos.map(({ address }) => address)).toEqual(addresses)
    expect(
      photos.map((photo) => (photo.outcome === 'added' ? photo.design.source : photo.code)),
    ).toEqual([
      'website',
      'website',
      'image-not-supported',
      'image-not-supported',
      'image-too-large',
      'website-unreachable',
      'website-not-public',
      'website-not-public',
    ])
    const { designs } = (await (await owner.get('/api/designs')).json()) as { designs: unknown[] }
    expect(designs).toHaveLength(2)
  })

  it('brings one that is named twice once', async () => {
    const addresses = [at('/raft.png'), at('/raft.png')]
    const response = await importPhotos({ addresses, are_mine: true })
    const { photos } = websitePhotosSchema.parse(await response.json())
    expect(photos).toHaveLength(1)
  })

  it.each([false, 'true', 1, null, undefined])(
    'takes nothing when they are_mine is %j',
    async (are_mine) => {
      const before = web.asked.length
      const response = await importPhotos({ addresses: [at('/raft.png')], are_mine })
      expect(response.status).toBe(422)
      expect(web.asked).toHaveLength(before)
    },
  )

  it('takes twelve at once', async () => {
    const addresses = Array.from({ length: 13 }, (_, index) => at(`/${index}.png`))
    expect((await importPhotos({ addresses, are_mine: true })).status).toBe(422)
  })

  it('counts as uploads do', async () => {
    const many = Array.from({ length: 12 }, (_, index) => at(`/none-${index}.png`))
    for (let turn = 0; turn < 5; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time is all that a person may
      await importPhotos({ addresses: many, are_mine: true })
    }
    const response = await importPhotos({ addresses: [at('/raft.png')], are_mine: true })
    expect(await response.json()).toMatchObject({ photos: [{ code: 'too-many-requests' }] })
  })
})
