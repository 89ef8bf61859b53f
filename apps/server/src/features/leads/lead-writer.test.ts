import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import type { IncomingLead } from './insert-leads.ts'
import { createLeadWriter } from './lead-writer.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

it('fails a lead that nobody can store alone: its neighbours and all later ones are kept', async () => {
  const browser = product.openBrowser()
  await browser.signUp()
  const { id } = await browser.createFunnel()
  await browser.publish(id)
  const writer = createLeadWriter({
    sql: product.database.sql,
    now: () => new Date(),
    logFailure: () => {},
  })
  const write = (name: string, changes: Partial<IncomingLead> = {}) =>
    writer.write({
      funnelId: id,
      fingerprint: name,
      values: [{ label: 'Name', value: name }],
      visitor: 'somebody',
      source: 'direct',
      day: '2031-05-01',
      device: 'desktop',
      measuringConsent: null,
      measuringSignals: null,
      quarantineReason: null,
      ...changes,
    })
  // Throws while the batch is put together, before the database is asked.
  const broken = { values: null as unknown as IncomingLead['values'] }
  const outcomes = await Promise.allSettled([write('Ana'), write('Bo', broken), write('Cleo')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await write('Dan')).toMatchObject({ isHeldBack: false })
  expect((await browser.readFunnel(id)).stats.leads).toBe(3)
})

const lead = (name: string): IncomingLead => ({
  funnelId: '01890000-0000-7000-8000-000000000000',
  day: '2031-05-01',
  fingerprint: name,
  values: [{ label: 'Name', value: name }],
  visitor: 'somebody',
  source: 'direct',
  device: 'desktop',
  measuringConsent: null,
  measuringSignals: null,
  quarantineReason: null,
})

it('answers those who wait behind a batch that the database did not take together with it', async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<never>()
  let statements = 0
  const writer = createLeadWriter({
    // A database that hangs: what is asked second has no answer yet when the first is given up.
    sql: () => {
      statements += 1
      asked.resolve()
      return statements === 1 ? answer.promise : new Promise<never>(() => {})
    },
    now: () => new Date(),
    logFailure: () => {},
  })
  const first = writer.write(lead('Ana'))
  await asked.promise
  const behind = Array.from({ length: 500 }, (_, index) => writer.write(lead(`Bo ${index}`)))
  answer.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }))
  const outcomes = await Promise.allSettled([first, ...behind])
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(statements).toBe(1)
})
