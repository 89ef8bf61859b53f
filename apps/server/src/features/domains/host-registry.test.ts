import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { createHostRegistry } from './host-registry.ts'

let product: TestProduct
const log = pino({ level: 'silent' })

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.database.sql`delete from site_hosts`)

const add = (host: string, isVerified = true) => product.database.sql`
  insert into site_hosts (host, role, is_verified) values (${host}, 'primary', ${isVerified})`

it('knows all verified hosts, however many batches they take', async () => {
  for (const host of ['a.test', 'b.test', 'c.test', 'd.test', 'e.test']) await add(host)
  await add('pending.test', false)
  const registry = await createHostRegistry({ database: product.database, log, batch: 2 })
  await expect.poll(registry.count).toBe(5)
  expect([registry.isServed('e.test'), registry.isServed('pending.test')]).toEqual([true, false])
})

it('hears of every change', async () => {
  const registry = await createHostRegistry({ database: product.database, log })
  await expect.poll(() => registry.isServed('a.test')).toBe(false)
  await add('a.test', false)
  await product.database.sql`update site_hosts set is_verified = true`
  await expect.poll(() => registry.isServed('a.test')).toBe(true)
  await product.database.sql`update site_hosts set is_verified = false`
  await expect.poll(() => registry.isServed('a.test')).toBe(false)
  await add('b.test')
  await expect.poll(() => registry.isServed('b.test')).toBe(true)
  await product.database.sql`delete from site_hosts`
  await expect.poll(() => registry.isServed('b.test')).toBe(false)
})

it('keeps what is announced while it reads, and asks the database until it has read', async () => {
  await add('old.test')
  let hear = (_change: string) => {}
  let begin = () => {}
  let end = () => {}
  const { db } = product.database
  const registry = await createHostRegistry({
    database: {
      db,
      listen: async (_channel, hearChange, beginListening, endListening = () => {}) => {
        hear = hearChange
        begin = beginListening
        end = endListening
      },
    },
    log,
  })
  expect(registry.isServed('old.test')).toBeNull()
  expect([await registry.findServed('old.test'), await registry.findServed('new.test')]).toEqual([
    true,
    false,
  ])
  begin()
  hear('+new.test')
  hear('-old.test')
  await expect.poll(() => registry.isServed('new.test')).toBe(true)
  expect(registry.isServed('old.test')).toBe(false)
  // A connection that was lost: what happened meanwhile is read, not heard.
  begin()
  await expect.poll(() => registry.isServed('old.test')).toBe(true)
  expect(registry.isServed('new.test')).toBe(false)
  end()
  expect([registry.isServed('old.test'), await registry.findServed('old.test')]).toEqual([
    null,
    true,
  ])
})
