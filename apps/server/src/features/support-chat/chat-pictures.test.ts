import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { mediaAssetsPath } from '@wildpath/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openPerson } from '../../testing/chat-scene.ts'
import { drawPicture } from '../../testing/draw-picture.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const isKept = (path: string) => existsSync(join(product.dataDir, 'files', path))

type Upload = { id: string; width: number; height: number }

async function fileKeyOf({ id }: Upload): Promise<string> {
  const [row] = await product.database.sql`select file_key from media_assets where id = ${id}`
  return String(row?.['file_key'])
}

async function upload(browser: TestBrowser, fileName = 'tent.png'): Promise<Upload> {
  const answer = await browser.send('POST', `/api/chats/pictures?fileName=${fileName}`, {
    body: await drawPicture(),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as Upload
}

/** A person and an admin, and the picture that the person has sent in their chat. */
async function openSent(fileName?: string) {
  const [person, admin] = [await openPerson(product), await openPerson(product, 'admin')]
  const { id } = await person.chats.start()
  const uploaded = await upload(person.browser, fileName)
  expect((await person.chats.send(id, '', { pictureId: uploaded.id })).status).toBe(200)
  const { chat, messages } = await admin.chats.read(id)
  const picture = messages.at(-1)?.picture
  if (picture == null) throw new Error('The message has no picture')
  return { person, admin, id, uploaded, picture, lastMessage: chat.lastMessage }
}

it('a picture is sent with a message, and is called what its file was called', async () => {
  const { picture, lastMessage } = await openSent('two%20tents.png')
  expect(picture).toMatchObject({ width: 40, height: 30, alt: 'two tents.png' })
  expect(lastMessage).toBe('Picture')
})

it.each(['', 'image.png'])('a file that is called %j is called nothing', async (fileName) => {
  expect((await openSent(fileName)).picture.alt).toBe('')
})

it('its person and admins see it, whoever is not signed in and whoever else is do not', async () => {
  const { person, admin, picture } = await openSent()
  for (const { browser } of [person, admin]) {
    const seen = await browser.get(picture.url)
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(seen.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect((await seen.arrayBuffer()).byteLength).toBeGreaterThan(30)
  }
  const other = await openPerson(product)
  expect(await codeOf(await other.browser.get(picture.url))).toEqual([404, 'chat-not-found'])
  expect((await product.openBrowser().get(picture.url)).status).toBe(401)
  await product.database.sql`update users set plan = 'free' where id = ${admin.id}`
  expect((await admin.browser.get(picture.url)).status).toBe(404)
})

it('nothing of it is served to everybody, and nothing of it is in the library', async () => {
  const { person, uploaded } = await openSent()
  const fileKey = await fileKeyOf(uploaded)
  const publicly = await product.openBrowser().get(`/media/${fileKey}/40.webp`)
  expect(publicly.status).toBe(404)
  expect(await (await person.browser.get(mediaAssetsPath)).json()).toEqual({ designs: [] })
})

it('the picture of a note is for admins', async () => {
  const { person, admin, id } = await openSent()
  const { id: pictureId } = await upload(admin.browser)
  await admin.chats.send(id, 'Look', { pictureId, isNote: true })
  const { url = '' } = (await admin.chats.read(id)).messages.at(-1)?.picture ?? {}
  expect((await admin.browser.get(url)).status).toBe(200)
  expect((await person.browser.get(url)).status).toBe(404)
})

it('only what the sender uploaded for a message goes with one', async () => {
  const { person, admin, id, uploaded } = await openSent()
  const design = await person.browser.send('POST', mediaAssetsPath, { body: await drawPicture() })
  const { id: designId } = (await design.json()) as { id: string }
  const answers = [
    await admin.chats.send(id, '', { pictureId: uploaded.id }),
    await person.chats.send(id, '', { pictureId: designId }),
  ]
  for (const answer of answers) expect(await codeOf(answer)).toEqual([404, 'design-not-found'])
})

it('a picture of before, which is of the library, is still seen', async () => {
  const { person, id } = await openSent()
  const design = await person.browser.send('POST', mediaAssetsPath, { body: await drawPicture() })
  const { url } = (await design.json()) as { url: string }
  const picture = JSON.stringify({ url, width: 40, height: 30, alt: '' })
  await product.database.sql`
    update support_messages set picture = ${picture}::text::jsonb where chat_id = ${id}`
  const shown = (await person.chats.read(id)).messages.at(-1)?.picture
  expect(shown?.url).not.toBe(url)
  expect((await person.browser.get(shown?.url ?? '')).status).toBe(200)
})

it('goes with its person’s account', async () => {
  const { person, admin, picture, uploaded } = await openSent()
  const fileKey = await fileKeyOf(uploaded)
  const path = `chat-pictures/${fileKey}/40.webp`
  expect(isKept(path)).toBe(true)
  await person.browser.sendJson('POST', '/api/account/delete', { password: 'rapids1' })
  expect(isKept(path)).toBe(false)
  expect((await admin.browser.get(picture.url)).status).toBe(404)
})

it('what is no picture is refused, as is one of nobody', async () => {
  const { browser } = await openPerson(product)
  const path = '/api/chats/pictures'
  expect(await codeOf(await browser.send('POST', path, { body: Buffer.from('words') }))).toEqual([
    415,
    'image-not-supported',
  ])
  const nobody = product.openBrowser()
  expect((await nobody.send('POST', path, { body: await drawPicture() })).status).toBe(401)
})
