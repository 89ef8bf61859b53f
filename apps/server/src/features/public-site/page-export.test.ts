import { randomBytes } from 'node:crypto'

import { type Funnel, funnelSchema } from '@wildpath/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { createPageExport, type OwnPicture } from './page-export.ts'
import { createPublicFunnelRepository } from './public-funnel-repository.ts'

let product: TestProduct
let owner: TestBrowser
let funnel: Funnel

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel({ business_name: 'Blue & Bold' })
})

const exportIt = () => owner.get(`/api/funnels/${funnel.id}/export`)
const setPlan = (plan: string) =>
  product.database.sql`update users set plan = ${plan} where id = ${funnel.user_id}`

const missingId = '01890000-0000-7000-8000-000000000000'
const media = { type: 'image', src: '/uploads/river.png', alt: 'The river' }

async function showPhoto(times = 1): Promise<void> {
  const answer = await owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
    baseRevision: funnel.revision,
    landingPageSections: Array.from({ length: times }, (_, index) => ({
      id: `hero-${index}`,
      type: 'hero',
      content: { title: 'River', media },
    })),
    usesPageBuilder: true,
  })
  funnel = funnelSchema.parse(await answer.json())
}

function exporting(picture: OwnPicture | null) {
  const asked: string[] = []
  const pageExport = createPageExport({
    published: createPublicFunnelRepository(product.database),
    publicUrl: 'https://wild.example',
    readPicture: async (path) => {
      asked.push(path)
      return picture
    },
    now: () => new Date('2031-05-01T08:00:00Z'),
  })
  return { asked, make: () => pageExport.make(funnel.id, funnel.user_id) }
}

describe('a page as a file', () => {
  it('is one file that asks for nothing and posts to the product', async () => {
    const answer = await exportIt()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="blue-bold-funnel-funnel.html"',
    )
    const html = await answer.text()
    expect(html).toContain('Why Choose Blue &amp; Bold?')
    expect(html).toContain(`action="http://localhost:3000/f/${funnel.slug}#`)
    expect(html).toContain('url("data:font/woff2;base64,')
    const loaded = [...html.matchAll(/(?:url\("?|src="|<link[^>]* href=")([^")]*)/g)]
    const elsewhere = loaded.map(([, url]) => url ?? '').filter((url) => !/^(data:|#)/.test(url))
    expect(elsewhere).toEqual([])
  })

  it('says in the source while nobody would be answered', async () => {
    expect(await (await exportIt()).text()).toContain('<!-- This adventure was not published')
    await owner.publish(funnel.id)
    const html = await (await exportIt()).text()
    expect(html).not.toContain('<!--')
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/f/${funnel.slug}"/>`)
  })

  it('carries the mark of the product on the free plan only', async () => {
    expect(await (await exportIt()).text()).toContain('Made with Wildpath')
    await setPlan('explorer')
    expect(await (await exportIt()).text()).not.toContain('Made with')
  })

  it('is there for a funnel that is read-only, and for nobody else', async () => {
    await setPlan('explorer')
    await owner.createFunnel()
    await setPlan('free')
    expect((await owner.readFunnel(funnel.id)).is_read_only).toBe(true)
    expect((await exportIt()).status).toBe(200)
    const stranger = product.openBrowser()
    await stranger.signUp()
    expect((await stranger.get(`/api/funnels/${funnel.id}/export`)).status).toBe(404)
  })

  it('holds the pictures of the product', async () => {
    await showPhoto()
    const { make, asked } = exporting({ type: 'image/png', bytes: Buffer.from([1, 2, 3]) })
    const file = await make()
    expect(file?.name).toBe('blue-bold-funnel-funnel.html')
    expect(file?.bytes.toString()).toContain('src="data:image/png;base64,AQID"')
    expect(asked).toEqual(['/uploads/river.png'])
    const missing = await exporting(null).make()
    expect(missing?.bytes.toString()).toContain('src="https://wild.example/uploads/river.png"')
  })

  it('is a zip with its pictures beside it when they are large', async () => {
    await showPhoto()
    const bytes = randomBytes(2_000_000)
    const file = await exporting({ type: 'image/jpeg', bytes }).make()
    expect([file?.name, file?.type]).toEqual(['blue-bold-funnel-funnel.zip', 'application/zip'])
    const files = unzipSync(file?.bytes ?? Buffer.alloc(0))
    expect(Object.keys(files)).toEqual(['index.html', 'images/1.jpg'])
    expect(Buffer.from(files['images/1.jpg'] ?? []).equals(bytes)).toBe(true)
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('src="images/1.jpg"')
  })

  it('counts a picture as often as it is shown, and keeps it once beside the page', async () => {
    await showPhoto(40)
    const bytes = randomBytes(100_000)
    const file = await exporting({ type: 'image/jpeg', bytes }).make()
    const files = unzipSync(file?.bytes ?? Buffer.alloc(0))
    expect(Object.keys(files)).toEqual(['index.html', 'images/1.jpg'])
    const html = strFromU8(files['index.html'] ?? new Uint8Array())
    expect(html.match(/src="images\/1\.jpg"/g)?.length).toBeGreaterThanOrEqual(40)
  })

  it('is named after its title, not after the address', async () => {
    await product.database
      .sql`update funnels set title = 'Spring Camp', slug = 'may' where id = ${funnel.id}`
    expect((await exporting(null).make())?.name).toBe('spring-camp-funnel.html')
  })

  it('is made sixty times an hour for an account, not more', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person asks.
      statuses.push((await owner.get(`/api/funnels/${missingId}/export`)).status)
    }
    expect(statuses).toEqual([...Array<number>(60).fill(404), 429])
    const other = product.openBrowser()
    await other.signUp()
    expect((await other.get(`/api/funnels/${missingId}/export`)).status).toBe(404)
  })
})
