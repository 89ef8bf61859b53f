import { type WebsiteAnalysis, websiteAnalysisSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { rateLimits } from '../../../limits.ts'
import type { TestBrowser } from '../../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts'
import { everySite } from '../testing/every-site.ts'
import { type PlayedHost, type PlayedWeb, playWeb, serveSite } from '../testing/play-web.ts'

const answers =
  (status: number, type = 'text/html'): PlayedHost =>
  (request, response) =>
    request.url === '/robots.txt'
      ? void response.writeHead(404).end()
      : void response.writeHead(status, { 'content-type': type }).end('x')
const forbidding = serveSite({
  pages: { '/robots.txt': { type: 'text/plain', body: Buffer.from('User-agent: *\nDisallow: /') } },
})

let web: PlayedWeb
let product: TestProduct
let waiting: (() => void)[] = []
beforeAll(async () => {
  web = await playWeb({
    ...Object.fromEntries(everySite.map((site) => [site.host, serveSite(site)])),
    'forbidding.example': forbidding,
    'missing.example': answers(404),
    'broken.example': answers(500),
    'file.example': answers(200, 'application/pdf'),
    'inward.example': (_, response) =>
      void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    'waiting.example': (_, response) => void waiting.push(() => response.writeHead(404).end()),
  })
  product = await startTestProduct({}, undefined, undefined, undefined, web.network)
})
afterAll(async () => {
  await product.stop()
  await web.stop()
})

let person: TestBrowser
beforeEach(async () => {
  waiting = []
  person = product.openBrowser()
  await person.signUp()
})

const ask = (websiteUrl: unknown, analysisPrompt?: string) =>
  person.sendJson('POST', '/api/websites/analyze', { websiteUrl, analysisPrompt })
async function analysisOf(websiteUrl: string, analysisPrompt?: string): Promise<WebsiteAnalysis> {
  const answer = await ask(websiteUrl, analysisPrompt)
  expect(answer.status).toBe(200)
  return websiteAnalysisSchema.parse(await answer.json())
}
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code

describe('a website that is read', () => {
  it('tells every part that it says, and which', async () => {
    expect(await analysisOf('http://laketahoesup.com')).toEqual({
      productType: 'paddleboarding',
      industry: 'Water Sports',
      targetAudience: 'people interested in paddleboarding',
      brandTone: 'friendly',
      keyFeatures: ['Sunrise Glide', 'Emerald Bay Day', 'Glow Paddle'],
      uniqueSellingPoints: [],
      visualStyle: 'lifestyle, as in its photos: Paddlers at sunrise',
      colorScheme: [{ name: 'teal', hex: '#0a7ea4' }],
      found: ['productType', 'industry', 'keyFeatures', 'visualStyle', 'colorScheme'],
      isDefault: false,
      reason: null,
      pages_read: expect.arrayContaining(['http://laketahoesup.com/']) as string[],
    })
  })

  it.each([
    [
      'fjord-kayak.no',
      {
        productType: 'kayaking',
        industry: 'Water Sports',
        keyFeatures: ['Morning tour among the islands', 'Weekend expedition'],
        uniqueSellingPoints: ['in business since 2004'],
        found: ['productType', 'industry', 'brandTone', 'keyFeatures', 'uniqueSellingPoints'],
      },
    ],
    [
      'canyoning-verdon.fr',
      {
        targetAudience: 'les familles et les groupes d’amis',
        brandTone: 'caring',
        keyFeatures: ['Randonnée aquatique', 'Canyon découverte', 'Canyon sportif'],
        industry: 'Services',
      },
    ],
    [
      'highlandhikes.co.uk',
      { brandTone: 'professional', visualStyle: 'professional', colorScheme: [{ hex: null }] },
    ],
  ])('tells what is there: %s', async (host, expected) => {
    expect(await analysisOf(`http://${host}/`)).toMatchObject(expected)
  })

  it('puts first what it is asked about', async () => {
    const { keyFeatures } = await analysisOf(
      'http://laketahoesup.com',
      'An evening Glow on the lake',
    )
    expect(keyFeatures[0]).toBe('Glow Paddle')
  })

  it('that has never had https is read nevertheless', async () => {
    const { isDefault, pages_read } = await analysisOf('https://fjord-kayak.no')
    expect([isDefault, pages_read]).toEqual([false, ['http://fjord-kayak.no/']])
  })

  it('gives no orders and brings no markup', async () => {
    for (const host of ['orders-for-machines.example', 'markup-in-words.example']) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time is all that a person may
      const analysis = await analysisOf(`http://${host}/`)
      expect(analysis.isDefault).toBe(false)
      expect(JSON.stringify(analysis)).not.toMatch(/instructions|free of charge|<|script|onerror/)
    }
  })

  it.each(['deep-data', 'long-lines', 'huge-catalogue', 'open-paragraphs'])(
    'may be as hostile as it likes: %s',
    async (name) => {
      const analysis = await analysisOf(`http://${name}.example/`)
      expect(analysis.uniqueSellingPoints).toEqual([])
    },
  )
})

describe('a website that tells nothing', () => {
  it.each([
    ['nobody.example', 'website-unreachable', 'We could not reach this website.'],
    ['broken.example', 'website-unreachable', 'We could not reach this website.'],
    ['forbidding.example', 'website-forbids', 'This website does not allow us to read it.'],
    ['missing.example', 'website-no-page', 'There is no web page at this address.'],
    ['file.example', 'website-no-page', 'There is no web page at this address.'],
    ['endless-nesting.example', 'website-too-large', 'This page is larger than we read.'],
    [
      'empty-shell.example',
      'website-empty',
      'This website shows nothing unless its scripts run, and we run none.',
    ],
    ['inward.example', 'website-not-public', 'This is not the address of a public website.'],
  ])('is some professional service, and says why: %s', async (host, code, message) => {
    expect(await analysisOf(`http://${host}/`)).toMatchObject({
      productType: 'professional services',
      industry: 'Professional Services',
      brandTone: 'professional',
      uniqueSellingPoints: [],
      found: [],
      isDefault: true,
      reason: { code, message },
      pages_read: [],
    })
  })
})

describe('an analysis', () => {
  it.each([
    [undefined, 'Website URL is required'],
    ['  ', 'Website URL is required'],
    ['foo.com', 'Please enter a valid URL'],
    ['https://foo', 'Please enter a valid URL'],
    ['ftp://foo.com', 'Please enter a valid URL'],
    ['http://127.0.0.1', 'Please enter a valid URL'],
    ['http://a:b@foo.com', 'Please enter a valid URL'],
  ])('of %j says: %s', async (websiteUrl, message) => {
    const answer = await ask(websiteUrl)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { fields: { websiteUrl: message } } })
  })

  it('is for people who are signed in', async () => {
    const answer = await product
      .openBrowser()
      .sendJson('POST', '/api/websites/analyze', { websiteUrl: 'http://fjord-kayak.no' })
    expect(answer.status).toBe(401)
  })

  it('waits for no other reading of the same person', async () => {
    const first = person.sendJson('POST', '/api/website-readings', {
      url: 'http://waiting.example',
    })
    await expect.poll(() => waiting.length).toBe(1)
    expect(await codeOf(await ask('http://fjord-kayak.no'))).toBe('website-busy')
    waiting.shift()?.()
    await expect.poll(() => waiting.length).toBe(1)
    waiting.shift()?.()
    await first
  })

  it('counts as a reading of a website', async () => {
    const { limit } = rateLimits.websiteReadingsOfUser
    for (let count = 0; count < limit; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time is all that a person may
      expect((await ask('http://nobody.example')).status).toBe(200)
    }
    const read = await person.sendJson('POST', '/api/website-readings', {
      url: 'http://fjord-kayak.no',
    })
    expect(await codeOf(read)).toBe('too-many-requests')
    expect(await codeOf(await ask('http://fjord-kayak.no'))).toBe('too-many-requests')
  })
})
