import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { pageInputOf } from '@wildpath/contract'
import { composeGeneratedPage } from '@wildpath/page/compose'
import { fontFamilies, type FontFamily, pageThemes } from '@wildpath/page/themes'
import {
  findFontSubsets,
  fontFiles,
  fontPackageVersion,
  fontSubsets,
  pageFontFiles,
  renderPageHtml,
} from '@wildpath/page/html'
import { emptyForm } from '@wildpath/page/render'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { encodeText } from '../../http/encoded-text.ts'
import { readPageFont } from './page-font-files.ts'
import { latinLetters } from './testing/latin-letters.ts'
import { readFontCharacters } from './testing/read-font-characters.ts'
import { createSiteMap } from './site-map.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const get = (path: string, headers?: Record<string, string>) =>
  product.openBrowser().get(path, headers)

async function publish(business_name: string) {
  const owner = product.openBrowser()
  await owner.signUp()
  const funnel = await owner.createFunnel({ business_name })
  await owner.publish(funnel.id)
  return { owner, funnel, path: `/f/${funnel.slug}` }
}

describe('the share picture of a page', () => {
  it('is a PNG of the size that the page says, kept by whoever has it', async () => {
    const { path } = await publish('Picture Camp')
    const html = await (await get(path)).text()
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(address).toMatch(
      /^http:\/\/localhost:3000\/f\/picture-camp-funnel\/share\.png\?v=\w{8}$/,
    )
    const answer = await get(new URL(address).pathname)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    const etag = answer.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect((await get(`${path}/share.png`, { 'if-none-match': etag })).status).toBe(304)
  })

  it('is there for published pages only, and looking at it is no view', async () => {
    const { owner, funnel, path } = await publish('Quiet Camp')
    await get(`${path}/share.png`)
    await get(path)
    await expect.poll(async () => (await owner.readFunnel(funnel.id)).stats.views).toBe(1)
    await owner.publish(funnel.id, false)
    await expect.poll(async () => (await get(`${path}/share.png`)).status).toBe(404)
  })

  it("is the owner's photo where the first screen has one", async () => {
    const { owner, funnel, path } = await publish('Photo Camp')
    const media = { type: 'image', src: 'https://photos.example/a.jpg', alt: 'Camp' }
    await owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
      baseRevision: funnel.revision,
      landingPageSections: [{ id: 'hero', type: 'hero', content: { title: 'Camp', media } }],
      usesPageBuilder: true,
    })
    await expect
      .poll(async () => (await get(path)).text())
      .toContain('<meta property="og:image" content="https://photos.example/a.jpg"/>')
    expect((await get(`${path}/share.png`)).status).toBe(404)
  })
})

const context = {
  mode: 'public',
  form: { ...emptyForm, action: '/f/light' },
  badge: null,
  year: 2031,
} as const
const head = { title: 'Light Camp', description: 'A light page', siteName: 'Light Camp' }

const list = (text: string) => ({ title: text, items: [text, text, text] })
/** Something in every part that a generated page may have. */
const fullLandingPage = {
  headline: 'Three days on the river with people you like',
  subheadline: 'Small groups, big food, no phones.',
  benefits: ['Certified guides', 'All gear included', 'Food that people write home about'],
  cta_text: 'Save our seats',
  cta_url: '#',
  form_fields: ['Name', 'Email', 'Phone', 'Preferred date', 'Number of guests'],
  offer: { title: 'Three days for $690', text: 'Tents, food and transfer included.' },
  story: { title: 'Who we are', text: 'Two sisters and eleven rafts.' },
  steps: { title: 'How it goes', items: [{ title: 'Day one', text: 'We meet at the bridge.' }] },
  bring: list('Dry shoes'),
  good_to_know: list('From ten years'),
  faq: [{ question: 'Do we get wet?', answer: 'All of you.' }],
}

/** Languages with letters that the latest release of a font lacks. */
const incompleteLanguages: Partial<Record<FontFamily, string[]>> = {
  Lato: ['cs', 'hr', 'hu', 'lt', 'lv', 'ro', 'sk', 'sl', 'tr', 'vi'],
  Poppins: ['vi'],
}

describe('the fonts of pages', () => {
  const require = createRequire(import.meta.url)
  const files = Object.values(fontFiles).flat()

  it.each(files)('$name is served for ever and is of the version it names', async (file) => {
    const answer = await get(`/page-fonts/${file.name}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2')
    const [scope, name] = file.source.split('/')
    const manifest = readFileSync(require.resolve(`${scope}/${name}/package.json`), 'utf8')
    expect(JSON.parse(manifest)).toMatchObject({ version: fontPackageVersion })
  })

  it('and the page itself stay under 150 KB, whatever theme and font are chosen', async () => {
    const input = pageInputOf((await publish('Light Camp')).funnel)
    const { plan } = input.landingPage
    const page = composeGeneratedPage({ ...input, landingPage: { ...fullLandingPage, plan } })
    for (const theme of pageThemes) {
      for (const fontFamily of [undefined, ...fontFamilies]) {
        const styled = { ...page, style: { theme, ...(fontFamily && { fontFamily }) } }
        const html = renderPageHtml({ page: styled, context, head })
        const weights = await Promise.all(pageFontFiles(styled).map((name) => readPageFont(name)))
        const fonts = weights.reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0)
        const all = fonts + (await encodeText(html)).bytes.br.length
        expect([theme, fontFamily, all < 150_000]).toEqual([theme, fontFamily, true])
      }
    }
  })

  it.each(files)('$name has the unicode-range of its package', ({ subset, source }) => {
    const [scope, name] = source.split('/')
    const ranges = readFileSync(require.resolve(`${scope}/${name}/unicode.json`), 'utf8')
    expect(JSON.parse(ranges)).toMatchObject({ [subset]: fontSubsets[subset] })
  })

  it.each(fontFamilies)(
    '%s contains the letters of every language in Latin script',
    async (family) => {
      const characters = new Map<string, Set<number>>()
      for (const { subset, name } of fontFiles[family]) {
        const bytes = await readPageFont(name)
        if (bytes !== null) characters.set(subset, readFontCharacters(bytes))
      }
      const incomplete = Object.entries(latinLetters).flatMap(([language, letters]) => {
        const all = Array.from(letters + letters.toLocaleUpperCase(language))
        const isShown = (letter: string) =>
          findFontSubsets(letter).some((subset) =>
            characters.get(subset)?.has(letter.codePointAt(0) ?? 0),
          )
        return all.every(isShown) ? [] : [language]
      })
      expect(incomplete).toEqual(incompleteLanguages[family] ?? [])
    },
  )

  it('are the only files there', async () => {
    for (const name of ['inter.woff2', '..%2Fpackage.json', 'inter-5.3.0.woff2.bak']) {
      expect((await get(`/page-fonts/${name}`)).status).toBe(404)
    }
  })
})

describe('what search engines read', () => {
  it('lists what is published, until it is no longer', async () => {
    const { owner, funnel } = await publish('Listed Camp')
    let time = Date.now()
    const second = await startTestProduct({}, product.connection, () => new Date(time))
    const read = async () => (await second.openBrowser().get('/sitemap.xml')).text()
    const entry = '<loc>http://localhost:3000/f/listed-camp-funnel</loc><lastmod>'
    expect(await read()).toContain(entry)
    await owner.publish(funnel.id, false)
    time += 59_000
    expect(await read()).toContain(entry)
    time += 2_000
    expect(await read()).not.toContain(entry)
    await second.stop()
  })

  it('dates a page by its publication, not by the last edit of its draft', async () => {
    const { owner, funnel } = await publish('Dated Camp')
    const published = await readEntry()
    expect(published).toContain('<lastmod>')
    await owner.sendJson('PATCH', `/api/funnels/${funnel.id}`, {
      custom_branding: { primary_color: '#b91c1c' },
      baseRevision: funnel.revision,
    })
    expect(await readEntry()).toBe(published)
    await owner.publish(funnel.id)
    expect(await readEntry()).not.toBe(published)

    async function readEntry() {
      // A new test server starts with no cached sitemap.
      const fresh = await startTestProduct({}, product.connection)
      const xml = await (await fresh.openBrowser().get('/sitemap.xml')).text()
      await fresh.stop()
      return xml.split('\n').find((line) => line.includes('/f/dated-camp-funnel'))
    }
  })

  it('names the pages of the product, escaped, and at most fifty thousand', async () => {
    const limits: number[] = []
    const siteMap = createSiteMap({
      published: {
        async listPublished(limit) {
          limits.push(limit)
          const publishedAt = new Date('2031-05-01T08:00:00Z')
          return [{ slug: 'one', homeHost: null, publishedAt, languages: ['de'] }]
        },
      },
      publicUrl: 'https://wild.example',
      productPaths: ['/', '/a&b'],
      async listWrittenPages(limit) {
        limits.push(limit)
        return [{ path: '/questions/1', changedAt: new Date('2031-04-01T08:00:00Z') }]
      },
      now: () => new Date(),
    })
    const xml = (await siteMap.xml()).bytes.identity.toString()
    expect(xml.split('\n').slice(2, -2)).toEqual([
      '<url><loc>https://wild.example/</loc></url>',
      '<url><loc>https://wild.example/a&amp;b</loc></url>',
      '<url><loc>https://wild.example/questions/1</loc><lastmod>2031-04-01T08:00:00.000Z</lastmod></url>',
      '<url><loc>https://wild.example/f/one</loc><lastmod>2031-05-01T08:00:00.000Z</lastmod></url>',
      '<url><loc>https://wild.example/f/one/de</loc><lastmod>2031-05-01T08:00:00.000Z</lastmod></url>',
    ])
    expect(limits).toEqual([10_000, 49_997])
  })

  it('may not read the screens of one person', async () => {
    const answer = await get('/robots.txt')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = (await answer.text()).split('\n')
    expect(lines).toContain('Disallow: /dashboard')
    expect(lines).toContain('Disallow: /api/')
    expect(lines).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    expect(closed.filter((start) => '/f/any'.startsWith(start))).toEqual([])
  })
})
