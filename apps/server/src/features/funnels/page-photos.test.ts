import { randomUUID } from 'node:crypto'

import { type Funnel, funnelSchema, type MediaAsset, mediaAssetSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { drawPicture } from '../../testing/draw-picture.ts'
import { codeOf, rafting, type TestBrowser } from '../../testing/test-browser.ts'
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

async function upload(width: number, height: number, browser = owner): Promise<MediaAsset> {
  const answer = await browser.send('POST', '/api/designs?alt=A%20raft', {
    body: new Uint8Array(await drawPicture({ width, height })),
    headers: { 'content-type': 'application/octet-stream' },
  })
  return mediaAssetSchema.parse(await answer.json())
}

const photoOf = ({ url, alt, width, height }: MediaAsset) => ({ src: url, alt, width, height })

const create = async (photo_ids: string[]): Promise<Funnel> => {
  const answer = await owner.sendJson('POST', '/api/funnels', { business_info: rafting, photo_ids })
  expect(answer.status).toBe(201)
  return funnelSchema.parse(await answer.json())
}

const savePictures = (funnel: Funnel, pictures: unknown[]) =>
  owner.sendJson('PATCH', `/api/funnels/${funnel.id}`, {
    generated_content: { landing_page: { ...funnel.generated_content.landing_page, pictures } },
    baseRevision: funnel.revision,
  })

const saveLogo = (funnel: Funnel, logo_url: string) =>
  owner.sendJson('PATCH', `/api/funnels/${funnel.id}`, {
    custom_branding: { logo_url },
    baseRevision: funnel.revision,
  })

describe('the photos of a new funnel', () => {
  it('stand on its page by their shape', async () => {
    const [tall, wide] = [await upload(600, 900), await upload(1000, 500)]
    const funnel = await create([tall.id, wide.id])
    expect(funnel.generated_content.landing_page.pictures).toEqual([photoOf(wide), photoOf(tall)])

    await owner.publish(funnel.id)
    const page = await (await product.openBrowser().get(`/f/${funnel.slug}`)).text()
    expect(page).toContain(`src="${wide.url}"`)
    expect(page).toContain(`src="${tall.url}"`)
  })

  it('are those of the owner alone, and missing ones stop nothing', async () => {
    const stranger = product.openBrowser()
    await stranger.signUp()
    const theirs = await upload(1000, 500, stranger)
    const funnel = await create([theirs.id, randomUUID()])
    expect(funnel.generated_content.landing_page.pictures).toBeUndefined()
  })
})

describe('saving the photos of a page', () => {
  it('keeps order, words and focus', async () => {
    const photo = await upload(1000, 500)
    const funnel = await create([])
    const pictures = [null, { ...photoOf(photo), alt: ' Our raft ', focus: { x: 25, y: 75 } }]
    const saved = funnelSchema.parse(await (await savePictures(funnel, pictures)).json())
    expect(saved.generated_content.landing_page.pictures).toEqual([
      null,
      { ...photoOf(photo), alt: 'Our raft', focus: { x: 25, y: 75 } },
    ])
  })

  it('refuses what is not in the library of the owner', async () => {
    const stranger = product.openBrowser()
    await stranger.signUp()
    const theirs = await upload(1000, 500, stranger)
    const funnel = await create([])
    expect(await codeOf(await savePictures(funnel, [photoOf(theirs)]))).toEqual([
      404,
      'design-not-found',
    ])

    const other = product.openBrowser()
    await other.signUp()
    const created = await other.sendJson('POST', '/api/funnels', {
      business_info: rafting,
      generated_content: {
        ...funnel.generated_content,
        landing_page: {
          ...funnel.generated_content.landing_page,
          pictures: [photoOf(theirs)],
        },
      },
    })
    expect(await codeOf(created)).toEqual([404, 'design-not-found'])
  })

  it('takes addresses of pictures only', async () => {
    const photo = photoOf(await upload(1000, 500))
    const funnel = await create([])
    const sources = ['https://photos.example/a.webp', 'javascript:alert(1)', `${photo.src}?x`]
    for (const src of sources) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await savePictures(funnel, [{ ...photo, src }])).status).toBe(422)
    }
  })

  it('takes them in the size that they have', async () => {
    const photo = await upload(1000, 500)
    const funnel = await create([])
    const odd = { ...photoOf(photo), width: 1, height: 20_000 }
    const saved = funnelSchema.parse(await (await savePictures(funnel, [odd])).json())
    expect(saved.generated_content.landing_page.pictures).toEqual([photoOf(photo)])
  })

  it('shows the illustration for what was deleted meanwhile', async () => {
    const [photo, kept] = [await upload(1000, 500), await upload(900, 500)]
    const funnel = await create([])
    await owner.send('DELETE', `/api/designs/${photo.id}`)
    const again = await savePictures(funnel, [{ ...photoOf(photo), alt: 'Dawn' }, photoOf(kept)])
    const saved = funnelSchema.parse(await again.json())
    expect(saved.generated_content.landing_page.pictures).toEqual([null, photoOf(kept)])
  })
})

describe('deleting a picture from the library', () => {
  it('shows the illustration on the page again, and an open editor may go on', async () => {
    const photo = await upload(1000, 500)
    const funnel = await create([photo.id])
    await owner.publish(funnel.id)
    const read = async () => (await product.openBrowser().get(`/f/${funnel.slug}`)).text()
    expect(await read()).toContain(photo.url)
    await owner.send('DELETE', `/api/designs/${photo.id}`)
    await expect.poll(read).not.toContain(photo.url.split('/')[2])
    const after = funnelSchema.parse(await (await owner.get(`/api/funnels/${funnel.id}`)).json())
    expect(after.generated_content.landing_page.pictures).toEqual([null])
    expect((await savePictures(after, [photoOf(photo)])).status).toBe(200)
  })

  it('changes no page of anybody else', async () => {
    const photo = await upload(1000, 500)
    const another = product.openBrowser()
    await another.signUp()
    const theirs = await another.createFunnel()
    const { landing_page } = theirs.generated_content
    const content = {
      ...theirs.generated_content,
      landing_page: { ...landing_page, pictures: [photoOf(photo)] },
    }
    // The API lets nobody do this.
    await product.database.sql`
      update funnels set generated_content = ${JSON.stringify(content)}::text::jsonb
      where id = ${theirs.id}`
    await owner.send('DELETE', `/api/designs/${photo.id}`)
    const after = await another.readFunnel(theirs.id)
    expect(after.generated_content.landing_page.pictures).toEqual([photoOf(photo)])
  })

  it('takes it away as a logo', async () => {
    const photo = await upload(1000, 500)
    const funnel = await create([])
    const saved = await saveLogo(funnel, photo.url)
    expect(saved.status).toBe(200)
    await owner.send('DELETE', `/api/designs/${photo.id}`)
    const after = funnelSchema.parse(await (await owner.get(`/api/funnels/${funnel.id}`)).json())
    expect(after.custom_branding.logo_url).toBe('')
  })
})

it('takes no picture of somebody else for a logo', async () => {
  const stranger = product.openBrowser()
  await stranger.signUp()
  const theirs = await upload(1000, 500, stranger)
  const funnel = await create([])
  expect(await codeOf(await saveLogo(funnel, theirs.url))).toEqual([404, 'design-not-found'])
  const refused = await owner.sendJson('POST', '/api/funnels', {
    business_info: rafting,
    custom_branding: { logo_url: theirs.url },
  })
  expect(refused.status).not.toBe(201)
  const after = funnelSchema.parse(await (await owner.get(`/api/funnels/${funnel.id}`)).json())
  expect(after.custom_branding).toEqual(funnel.custom_branding)
})

it('lists the draft before the public page in the usages of a picture', async () => {
  const photo = await upload(1000, 500)
  const funnel = await create([photo.id])
  const readUsage = async () => (await owner.get(`/api/designs/${photo.id}/usage`)).json()
  const expectPlace = async (place: string) =>
    expect(await readUsage()).toEqual({
      funnels: [{ id: funnel.id, title: funnel.title, places: [place] }],
      savedSections: [],
      ads: [],
    })
  await expectPlace('working-page')
  await owner.publish(funnel.id)
  await expectPlace('public-page')
})
