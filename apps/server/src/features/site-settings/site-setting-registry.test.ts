import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { createSiteSettingRegistry } from './site-setting-registry.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const log = { warn: (details: unknown) => Promise.reject(new Error(JSON.stringify(details))) }
const silent = { listen: async () => {} }

const turnOff = (name: string) =>
  product.database.sql`
    insert into site_settings (name, is_on, updated_at) values (${name}, false, now())
    on conflict (name) do update set is_on = false`

it('knows from its start on what is switched off', async () => {
  await turnOff('sign-ups')
  const { db } = product.database
  const registry = await createSiteSettingRegistry({ database: { db, ...silent }, log })
  expect([registry.isOn('sign-ups'), registry.isOn('support-chat')]).toEqual([false, true])
  await product.database.sql`delete from site_settings`
})

it('keeps what was asked for last, in whatever order the answers come', async () => {
  const answers: PromiseWithResolvers<{ name: string; isOn: boolean; text: string }[]>[] = []
  const db = {
    select: () => ({
      from: () => {
        const answer = Promise.withResolvers<{ name: string; isOn: boolean; text: string }[]>()
        answers.push(answer)
        return answer.promise
      },
    }),
  } as unknown as TestProduct['database']['db']
  const opening = createSiteSettingRegistry({ database: { db, ...silent }, log })
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.resolve([])
  const registry = await opening
  const [earlier, later] = [registry.refresh(), registry.refresh()]
  answers[2]?.resolve([{ name: 'sign-ups', isOn: false, text: '' }])
  await later
  answers[1]?.resolve([])
  await earlier
  expect(registry.isOn('sign-ups')).toBe(false)
})
