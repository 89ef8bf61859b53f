import { adExportPath, type Funnel, funnelSchema, mediaAssetSchema } from '@wildpath/contract'
import { picturePlacements } from '@wildpath/ads'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { bounds, rateLimits } from '../../limits.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser
let funnel: Funnel

beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: 'https://wildpath.app' })
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
})

const download = (file: string, browser = owner) => browser.get(adExportPath(funnel.id, file))

async function unzip(browser = owner) {
  const answer = await download('ads.zip', browser)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { names: Object.keys(files), files, text }
}

/** A picture whose left third is red and whose rest is blue. */
async function upload(browser = owner, width = 2400): Promise<string> {
  const red = await sharp({
    create: { width: width / 3, height: 1260, channels: 3, background: '#dd2222' },
  })
    .png()
    .toBuffer()
  const body = await sharp({
    create: { width, height: 1260, channels: 3, background: '#2222dd' },
  })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const answer = await browser.send('POST', '/api/designs?fileName=camp.png', {
    body: new Uint8Array(body),
    headers: { 'content-type': 'image/png' },
  })
  return mediaAssetSchema.parse(await answer.json()).url
}

async function saveAds(
  change: (ads: Funnel['generated_content']['ad_copy']) => Funnel['generated_content']['ad_copy'],
): Promise<void> {
  const answer = await owner.sendJson('PATCH', `/api/funnels/${funnel.id}`, {
    generated_content: { ad_copy: change(funnel.generated_content.ad_copy) },
    baseRevision: funnel.revision,
  })
  expect(answer.status).toBe(200)
  funnel = funnelSchema.parse(await answer.json())
}

const picture = (imageUrl: string) =>
  saveAds((ads) => ({
    ...ads,
    facebook_ads: ads.facebook_ads.map((ad, index) => (index === 0 ? { ...ad, imageUrl } : ad)),
  }))

describe('the ZIP of all ads', () => {
  it('has texts, files for both platforms and the picture in the exact size of every place', async () => {
    await picture(await upload())
    const { names, files, text } = await unzip()
    expect(names.toSorted()).toEqual([
      'README.txt',
      'ads.json',
      'google-ads-editor.csv',
      'meta-ads.csv',
      'pictures/facebook/facebook-ad-1-facebook-1200x628.jpg',
      'pictures/feed-4x5/facebook-ad-1-feed-4x5-1080x1350.jpg',
      'pictures/instagram/facebook-ad-1-instagram-1080x1080.jpg',
      'pictures/linkedin/facebook-ad-1-linkedin-1200x628.jpg',
      'pictures/stories-9x16/facebook-ad-1-stories-9x16-1080x1920.jpg',
      'pictures/twitter/facebook-ad-1-twitter-1600x900.jpg',
    ])
    for (const [placement, { width, height }] of Object.entries(picturePlacements)) {
      const name = names.find((path) => path.startsWith(`pictures/${placement}/`)) ?? ''
      const bytes = files[name] ?? new Uint8Array()
      // oxlint-disable-next-line no-await-in-loop
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
      expect(bytes.length).toBeLessThan(400_000)
    }
    const { facebook_ads, google_ads } = funnel.generated_content.ad_copy
    expect(JSON.parse(text('ads.json'))).toHaveLength(facebook_ads.length + google_ads.length)
    expect(files['meta-ads.csv']?.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(text('meta-ads.csv')).toContain('facebook-ad-1-facebook-1200x628.jpg')
    expect(text('meta-ads.csv')).toContain(`utm_content=${facebook_ads[0]?.id}`)
    expect(text('google-ads-editor.csv')).toContain('utm_source=google&utm_medium=cpc')
    expect(text('README.txt')).toContain('This adventure is not published')
  })

  it('has pictures of Google ads in the two shapes of image assets, and their whole addresses', async () => {
    const imageUrl = await upload()
    await saveAds((ads) => ({
      ...ads,
      google_ads: ads.google_ads.map((ad, index) => (index === 0 ? { ...ad, imageUrl } : ad)),
    }))
    const { names, files, text } = await unzip()
    expect(names.filter((name) => name.startsWith('pictures/')).toSorted()).toEqual([
      'pictures/google/google-ad-1-1080x1080.jpg',
      'pictures/google/google-ad-1-1200x628.jpg',
    ])
    const square = files['pictures/google/google-ad-1-1080x1080.jpg']
    expect(await sharp(square).metadata()).toMatchObject({ width: 1080, height: 1080 })
    const listed = JSON.parse(text('ads.json')) as { imageUrl: string | null }[]
    expect(listed.map((ad) => ad.imageUrl).filter((address) => address !== null)).toEqual([
      `https://wildpath.app${imageUrl}`,
    ])
    expect(text('meta-ads.csv')).not.toContain('.jpg')
    expect(text('README.txt')).toContain('as image assets of the campaign')
  })

  it('leaves out what is not in the library of the owner, and says so', async () => {
    const other = product.openBrowser()
    await other.signUp()
    const foreign = await upload(other)
    const [first, second] = ['https://elsewhere.example/a.jpg', foreign]
    await saveAds((ads) => ({
      ...ads,
      facebook_ads: ads.facebook_ads.map((ad, index) => ({
        ...ad,
        imageUrl: index === 0 ? first : second,
      })),
    }))
    const { names, text } = await unzip()
    expect(names.some((name) => name.startsWith('pictures/'))).toBe(false)
    expect(text('README.txt')).toContain('could not be read: Facebook Ad 1, Facebook Ad 2')
    expect(text('meta-ads.csv')).not.toContain('.jpg')
  })

  it('has pictures that are cut around what has to stay in sight', async () => {
    const imageUrl = await upload()
    await saveAds((ads) => ({
      ...ads,
      facebook_ads: ads.facebook_ads.map((ad) => ({
        ...ad,
        imageUrl,
        imageFocus: { x: 0, y: 50 },
      })),
    }))
    const { files } = await unzip()
    const square = files['pictures/instagram/facebook-ad-1-instagram-1080x1080.jpg']
    // Of the middle of the picture all but the edge would be blue.
    const { dominant } = await sharp(square)
      .extract({ left: 0, top: 0, width: 400, height: 1080 })
      .toBuffer()
      .then((left) => sharp(left).stats())
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  it('says which pictures were too small', async () => {
    await picture(await upload(owner, 900))
    expect((await unzip()).text('README.txt')).toContain('enlarged for it: Facebook Ad 1.')
  })

  it('is without the file for Google when Google would refuse it', async () => {
    await saveAds((ads) => ({ ...ads, google_ads: [] }))
    const { names } = await unzip()
    expect(names).not.toContain('google-ads-editor.csv')
  })
})

describe('a CSV file of ads', () => {
  it('comes under its name, in UTF-8 with a byte order mark', async () => {
    for (const file of ['google-ads-editor.csv', 'meta-ads.csv']) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await download(file)
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="${funnel.slug}-${file}"`,
      )
      // oxlint-disable-next-line no-await-in-loop
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
      expect(strFromU8(bytes)).toMatch(/Paused|PAUSED/)
    }
  })

  it('is not made when Google would refuse it, with what to add', async () => {
    await saveAds((ads) => ({ ...ads, google_ads: [] }))
    const answer = await download('google-ads-editor.csv')
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        error: {
          code: 'ads-not-exported',
          message: 'There are no Google ads yet. Add one first.',
        },
      },
    ])
  })

  it('is there under these names alone', async () => {
    expect(await codeOf(await download('all.csv'))).toEqual([404, 'not-found'])
  })

  it('is the account’s own business', async () => {
    const other = product.openBrowser()
    await other.signUp()
    expect(await codeOf(await download('meta-ads.csv', other))).toEqual([404, 'funnel-not-found'])
  })
})

/** While nobody may look up pictures, exports wait. */
async function holdLibrary(): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const holding = product.database.db.transaction(async (transaction) => {
    await transaction.execute('lock table media_assets in access exclusive mode')
    locked.resolve()
    await goOn.promise
  })
  await locked.promise
  return async () => {
    goOn.resolve()
    await holding
  }
}

it('twenty exports of all accounts are under way at a time, and each comes whole', async () => {
  const waiting: TestBrowser[] = []
  const paths: string[] = []
  for (let person = 0; person <= bounds.atOnce.adExports; person += 1) {
    owner = product.openBrowser()
    // oxlint-disable-next-line no-await-in-loop -- each signs up and has an adventure
    await owner.signUp()
    // oxlint-disable-next-line no-await-in-loop
    funnel = await owner.createFunnel()
    // oxlint-disable-next-line no-await-in-loop
    await picture(`/media/${'0'.repeat(32)}/1200.webp`)
    waiting.push(owner)
    paths.push(adExportPath(funnel.id, 'ads.zip'))
  }
  const get = (browser: TestBrowser, person: number) => browser.get(paths[person] ?? '')
  const latecomer = () => get(owner, bounds.atOnce.adExports)
  const release = await holdLibrary()
  const begun = await Promise.all(waiting.slice(0, -1).map(get))
  expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 200))
  expect(await codeOf(await latecomer())).toEqual([429, 'ad-exports-busy'])
  await release()
  for (const answer of begun) {
    // oxlint-disable-next-line no-await-in-loop
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Facebook Ad 1')
  }
  expect((await latecomer()).status).toBe(200)
})

describe('an account', () => {
  it('has one export under way at a time', async () => {
    await picture(await upload())
    const release = await holdLibrary()
    const first = await download('ads.zip')
    expect(first.status).toBe(200)
    expect(await codeOf(await download('ads.zip'))).toEqual([429, 'ad-export-busy'])
    await release()
    expect(unzipSync(new Uint8Array(await first.arrayBuffer()))).toHaveProperty('README.txt')
  })

  it('has so many exports an hour', async () => {
    const { limit } = rateLimits.adExportsOfUser
    const statuses: number[] = []
    for (let turn = 0; turn <= limit; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await download('meta-ads.csv')).status)
    }
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429])
  })
})
