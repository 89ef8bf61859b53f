import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { api, type MediaAsset, mediaAssetSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { drawPicture } from '../../testing/draw-picture.ts'
import { startS3Server } from '../../testing/s3-server.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
})

const send = async (bytes: Uint8Array<ArrayBuffer>, query = '', browser = owner) =>
  browser.send('POST', `/api/designs${query}`, {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })

async function upload(query = '', drawing: Parameters<typeof drawPicture>[0] = {}) {
  const answer = await send(new Uint8Array(await drawPicture(drawing)), query)
  expect(answer.status).toBe(201)
  return mediaAssetSchema.parse(await answer.json())
}

async function list(browser = owner): Promise<MediaAsset[]> {
  return api.listMediaAssets.answer.parse(await (await browser.get('/api/designs')).json()).designs
}

const usageOf = async ({ id }: MediaAsset) =>
  api.getMediaAssetUsage.answer.parse(await (await owner.get(`/api/designs/${id}/usage`)).json())

const statusOf = async (path: string) => (await product.openBrowser().get(path)).status

describe('uploading a picture', () => {
  it('keeps it with what is known of it', async () => {
    const asset = await upload(
      '?fileName=..%2Friver%20trip.png&alt=A%20raft&source=studio&designId=d1',
      {
        width: 1000,
        height: 500,
      },
    )
    expect(asset).toMatchObject({
      type: 'image',
      fileName: 'river trip.png',
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/1000\.webp$/),
      previewUrl: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/640\.webp$/),
      width: 1000,
      height: 500,
      alt: 'A raft',
      source: 'studio',
      designId: 'd1',
    })
    expect(asset.bytes).toBeGreaterThan(0)
    expect(await list()).toEqual([asset])
  })

  it('lists the newest first, each person their own', async () => {
    for (const name of ['first', 'second']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await upload(`?fileName=${name}`)
    }
    expect((await list()).map(({ fileName }) => fileName)).toEqual(['second', 'first'])
    const other = product.openBrowser()
    await other.signUp()
    expect(await list(other)).toEqual([])
  })

  it('takes a name or a type for nothing', async () => {
    const picture = new Uint8Array(await drawPicture())
    const answer = await owner.send('POST', '/api/designs?fileName=page.html', {
      body: picture,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(201)
  })

  it.each([
    ['a renamed program', 'MZ\x90\0', 415, 'image-not-supported'],
    ['an SVG', '<svg onload="alert(1)"/>', 415, 'image-not-supported'],
    ['a broken PNG', '\x89PNG\r\n\x1a\nbroken', 422, 'image-damaged'],
    ['nothing', '', 415, 'image-not-supported'],
  ])('refuses %s and keeps nothing', async (_, text, status, code) => {
    const answer = await send(new Uint8Array(Buffer.from(text, 'latin1')), '?fileName=river.png')
    expect(await codeOf(answer)).toEqual([status, code])
    expect(await list()).toEqual([])
  })

  it('says what to do with an SVG', async () => {
    const answer = await send(new Uint8Array(Buffer.from('<svg/>')))
    const { error } = (await answer.json()) as { error: { message: string } }
    expect(error.message).toContain('export the drawing as a PNG')
    const page = await send(new Uint8Array(Buffer.from('<!DOCTYPE html><html>')))
    expect(page.status).toBe(415)
    expect(await page.text()).not.toContain('SVG')
  })

  it('refuses more than 10 MB, and nobody', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    expect(await codeOf(await send(large))).toEqual([413, 'image-too-large'])
    const nobody = product.openBrowser()
    expect(await codeOf(await send(new Uint8Array(8), '', nobody))).toEqual([401, 'not-signed-in'])
  })

  it('refuses more assets, or more bytes, than a library holds', async () => {
    const { id } = await upload()
    const { sql } = product.database
    await sql`update media_assets set bytes = ${200 * 1024 * 1024 - 10} where id = ${id}`
    const answer = await send(new Uint8Array(await drawPicture()))
    expect(await codeOf(answer)).toEqual([403, 'design-limit'])
    await sql`
      insert into media_assets select gen_random_uuid(), user_id, type, file_name, gen_random_uuid()::text,
        width, height, 0, alt, source, design_id, created_at
      from media_assets, generate_series(1, 499) where id = ${id}`
    await sql`update media_assets set bytes = 0 where id = ${id}`
    expect(await codeOf(await send(new Uint8Array(await drawPicture())))).toEqual([
      403,
      'design-limit',
    ])
  })

  it('leaves no file of what found no room', async () => {
    const fresh = await startTestProduct()
    const browser = fresh.openBrowser()
    await browser.signUp()
    const picture = new Uint8Array(await drawPicture())
    const { id } = mediaAssetSchema.parse(await (await send(picture, '', browser)).json())
    await fresh.database.sql`update media_assets set bytes = ${200 * 1024 * 1024} where id = ${id}`
    const before = await filesOf(fresh)
    expect(await codeOf(await send(picture, '', browser))).toEqual([403, 'design-limit'])
    expect(await filesOf(fresh)).toEqual(before)
    await fresh.stop()
  })
})

describe('a picture at its address', () => {
  it('is served to anybody, from anywhere, for ever', async () => {
    const { url } = await upload()
    const answer = await product.openBrowser().get(url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'",
    })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each([
    '/media/0123456789abcdef0123456789abcdef/640.webp',
    '/media/0123456789abcdef0123456789abcdef/640.png',
    '/media/..%2f..%2fpostgres/640.webp',
    '/media/x/640.webp',
  ])('is nothing at %s', async (path) => {
    const answer = await product.openBrowser().get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('goes along with an exported page', async () => {
    const { url, width, height } = await upload()
    const funnel = await owner.createFunnel()
    const media = { type: 'image', src: url, alt: 'A raft', width, height }
    await owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
      pageBuilderData: {
        sections: [{ id: 'hero', type: 'hero', content: { title: 'Go', media } }],
      },
      usesPageBuilder: true,
      baseRevision: funnel.revision,
    })
    const file = await (await owner.get(`/api/funnels/${funnel.id}/export`)).text()
    expect(file).toContain('src="data:image/webp;base64,')
    expect(file).not.toContain('/media/')
  })
})

describe('a media asset', () => {
  it('is described for people who do not see it', async () => {
    const { id } = await upload()
    const answer = await owner.sendJson('PATCH', `/api/designs/${id}`, { alt: ' A raft at dawn ' })
    expect(mediaAssetSchema.parse(await answer.json()).alt).toBe('A raft at dawn')
    expect((await list())[0]?.alt).toBe('A raft at dawn')
  })

  it('lists the adventures that use it in a public page, draft page, or logo', async () => {
    const [used, logo, unused] = [await upload(), await upload(), await upload()]
    const funnel = await owner.createFunnel()
    const save = async (src: string, usesPageBuilder?: boolean) => {
      const { revision } = await owner.readFunnel(funnel.id)
      const media = { type: 'image', src, alt: '' }
      await owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
        pageBuilderData: { sections: [{ id: 'h', type: 'hero', content: { media } }] },
        baseRevision: revision,
        ...(usesPageBuilder && { usesPageBuilder }),
      })
    }
    await save(used.url)
    const found = { id: funnel.id, title: funnel.title }
    expect(await usageOf(used)).toMatchObject({ funnels: [{ ...found, places: ['working-page'] }] })
    await save(used.url)
    await owner.publish(funnel.id)
    await save('/other.png')
    expect(await usageOf(used)).toMatchObject({ funnels: [{ ...found, places: ['public-page'] }] })
    await product.database.sql`
      update funnels set custom_branding = jsonb_build_object('logo_url', ${logo.url}::text)
      where id = ${funnel.id}`
    expect(await usageOf(logo)).toMatchObject({ funnels: [{ ...found, places: ['logo'] }] })
    expect(await usageOf(unused)).toEqual({ funnels: [], ads: [], savedSections: [] })
  })

  it('distinguishes ad copy from pages that use it', async () => {
    const used = await upload()
    const { id } = await owner.createFunnel()
    await product.database.sql`
      update funnels set generated_content = jsonb_set(
        generated_content, '{ad_copy,facebook_ads}',
        jsonb_build_array(jsonb_build_object('headline', 'Raft', 'imageUrl', ${used.url}::text)))
      where id = ${id}`
    expect(await usageOf(used)).toMatchObject({ funnels: [{ id, places: ['ads'] }] })
  })

  it('lists the saved sections that use it, of its owner only', async () => {
    const [used, unused] = [await upload(), await upload()]
    const media = { type: 'image', src: used.url, alt: '' }
    const page = { sections: [{ id: 'h', type: 'hero', content: { media } }] }
    const body = { name: 'Our river', page }
    const answer = await owner.sendJson('POST', '/api/saved-sections', body)
    const { id } = (await answer.json()) as { id: string }
    const other = product.openBrowser()
    await other.signUp()
    await other.sendJson('POST', '/api/saved-sections', body)
    expect((await usageOf(used)).savedSections).toEqual([{ id, name: 'Our river' }])
    expect((await usageOf(unused)).savedSections).toEqual([])
  })

  it('is deleted with all its files, also when they are gone already', async () => {
    const asset = await upload('', { width: 1000, height: 500 })
    expect([await statusOf(asset.url), await statusOf(asset.previewUrl)]).toEqual([200, 200])
    await rm(join(product.dataDir, 'files', asset.previewUrl))
    expect((await owner.send('DELETE', `/api/designs/${asset.id}`)).status).toBe(200)
    expect([await statusOf(asset.url), await statusOf(asset.previewUrl)]).toEqual([404, 404])
    expect(await list()).toEqual([])
    const again = await owner.send('DELETE', `/api/designs/${asset.id}`)
    expect(await codeOf(again)).toEqual([404, 'design-not-found'])
  })
})

describe('media assets in a bucket', () => {
  it('are stored, served and deleted there; what the storage refuses is said', async () => {
    const bucket = await startS3Server({ bucket: 'pictures', accessKeyId: 'key-id' })
    const live = await startTestProduct({
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: bucket.url,
      S3_ACCESS_KEY_ID: 'key-id',
      S3_SECRET_ACCESS_KEY: 'secret',
    })
    const browser = live.openBrowser()
    await browser.signUp()
    const picture = new Uint8Array(await drawPicture())
    const asset = mediaAssetSchema.parse(await (await send(picture, '', browser)).json())
    expect([...bucket.objects.keys()]).toEqual([asset.url.slice(1)])
    expect((await browser.get(asset.url)).status).toBe(200)
    bucket.refuseNext(403)
    const kept = await browser.send('DELETE', `/api/designs/${asset.id}`)
    expect(await codeOf(kept)).toEqual([500, 'file-storage-failed'])
    expect(await list(browser)).toHaveLength(1)
    await browser.send('DELETE', `/api/designs/${asset.id}`)
    expect(bucket.objects.size).toBe(0)
    bucket.refuseNext(402)
    expect(await codeOf(await send(picture, '', browser))).toEqual([507, 'storage-full'])
    expect(await list(browser)).toEqual([])
    await live.stop()
    await bucket.stop()
  })
})

/** Names of the files that a product keeps. */
async function filesOf({ dataDir }: TestProduct): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
