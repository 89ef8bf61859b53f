import { api, avatarPath, type User } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { drawPicture } from '../../testing/draw-picture.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let person: TestBrowser

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  person = product.openBrowser()
  await person.signUp()
})

const send = async (bytes: Uint8Array<ArrayBuffer>) =>
  person.send('POST', avatarPath, {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
async function set(width: number): Promise<string> {
  const answer = await send(new Uint8Array(await drawPicture({ width, height: 600 })))
  expect(answer.status).toBe(200)
  return api.removeAvatar.answer.parse(await answer.json()).user.avatar_url ?? ''
}
async function readUser(): Promise<User | null> {
  return api.getSession.answer.parse(await (await person.get('/api/session')).json()).user
}
const statusOf = async (path: string) => (await product.openBrowser().get(path)).status
const countKept = async () =>
  (
    await product.database.sql`
    select 1 from media_assets where user_id = ${(await readUser())?.id ?? ''}`
  ).length

it('shows the picture that was uploaded, in its smallest width, on every screen', async () => {
  const url = await set(900)
  expect(url).toMatch(/^\/media\/[0-9a-f]{32}\/640\.webp$/)
  expect((await readUser())?.avatar_url).toBe(url)
  expect(await statusOf(url)).toBe(200)
})

it('takes the place of the one before, whose files are gone', async () => {
  const first = await set(500)
  const second = await set(501)
  expect(second).not.toBe(first)
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  expect(await countKept()).toBe(1)
})

it('is no asset of the library, neither listed nor changed or deleted there', async () => {
  const url = await set(500)
  expect(await (await person.get('/api/designs')).json()).toEqual({ designs: [] })
  const [row] = await product.database.sql`
    select id from media_assets where user_id = ${(await readUser())?.id ?? ''}`
  const path = `/api/designs/${String(row?.['id'])}`
  const answers = [
    await person.sendJson('PATCH', path, { alt: 'Me' }),
    await person.get(`${path}/usage`),
    await person.send('DELETE', path),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await statusOf(url)).toBe(200)
})

it('can be removed, again and again', async () => {
  const url = await set(500)
  expect((await person.send('DELETE', avatarPath)).status).toBe(200)
  expect((await person.send('DELETE', avatarPath)).status).toBe(200)
  expect((await readUser())?.avatar_url).toBe(null)
  expect(await statusOf(url)).toBe(404)
  expect(await countKept()).toBe(0)
})

it('counts towards the room of the library, and is refused where there is none', async () => {
  const id = (await readUser())?.id ?? ''
  await product.database.sql`
    insert into media_assets (id, user_id, type, file_name, file_key, width, height, bytes, source, created_at)
    select gen_random_uuid(), ${id}, 'image', 'x', ${id} || n, 1, 1, 1, 'upload', now()
    from generate_series(1, 500) as n`
  const answer = await send(new Uint8Array(await drawPicture()))
  expect(await codeOf(answer)).toEqual([403, 'design-limit'])
  expect((await readUser())?.avatar_url).toBe(null)
})

it('refuses what is no picture, and keeps the one that was there', async () => {
  const url = await set(500)
  const answer = await send(new TextEncoder().encode('hello'))
  expect(await codeOf(answer)).toEqual([415, 'image-not-supported'])
  expect((await readUser())?.avatar_url).toBe(url)
})

it('goes with the account, file included', async () => {
  const url = await set(500)
  const gone = await person.sendJson('POST', '/api/account/delete', { password: 'rapids1' })
  expect(gone.status).toBe(200)
  expect(await statusOf(url)).toBe(404)
})
