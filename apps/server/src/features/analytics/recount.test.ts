import { type Funnel, analyticsSchema } from '@wildpath/contract'
import { honeypotName } from '@wildpath/page/lead-form'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openInbox } from '../../testing/inbox.ts'
import { answersFor, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { type Happening, recount } from './recount.fixture.ts'

let now = new Date('2031-01-01T00:00:00Z')
let product: TestProduct
let owner: TestBrowser

beforeAll(async () => {
  product = await startTestProduct({}, undefined, () => now)
  owner = product.openBrowser()
  await owner.signUp()
})
afterAll(() => product.stop())

const linux = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0'
const iPhone = 'Mozilla/5.0 (iPhone) Mobile/15E148'
const people = [
  { address: '10.0.0.1', agent: linux, device: 'desktop' },
  { address: '10.0.0.1', agent: iPhone, device: 'phone' },
  { address: '10.0.0.2', agent: iPhone, device: 'phone' },
  { address: '10.0.0.3', agent: 'Mozilla/5.0 (iPad) Mobile/15E148', device: 'tablet' },
] as const

const paid = '?utm_source=instagram&utm_medium=paid_social'
const ways = [
  { source: 'direct', query: '', headers: {} },
  { source: 'instagram', query: '?utm_source=Instagram', headers: {} },
  { source: 'instagram/paid', query: paid, headers: {} },
  { source: 'instagram/paid/facebook-1', query: `${paid}&utm_content=facebook-1`, headers: {} },
  { source: 'instagram/paid/facebook-2', query: `${paid}&utm_content=facebook-2`, headers: {} },
  { source: 'google', query: '', headers: { referer: 'https://www.google.com/' } },
  { source: 'google', query: '', headers: { referer: 'https://www.google.de/' } },
] as const

const kind = <Kind extends string>(name: Kind) => fc.constant(name)
const person = fc.constantFrom(...people)
const way = fc.constantFrom(...ways)
const sender = fc.constantFrom('a', 'b', 'c')
const action = fc.constantFrom('spam', 'not-spam', 'delete')
const steps = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: kind('view'), person, way }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('robot'), way }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('owner'), way }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: kind('send'), person, sender, isTrapped: fc.boolean() }),
  },
  { weight: 6, arbitrary: fc.record({ kind: kind('change'), sender, action }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('wait'), hours: fc.integer({ min: 1, max: 30 }) }),
  },
)
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

const headersOf = ({ address, agent }: (typeof people)[number]) => ({
  'x-forwarded-for': address,
  'user-agent': agent,
})
const visitorOf = ({ address, agent }: (typeof people)[number]) => `${address} ${agent}`

/** Does it to the product, and answers what a recount has to know of it. */
async function perform(step: Step, funnel: Funnel): Promise<Happening | null> {
  // A network that sends more than five leads a minute is held back, and that limit uses the machine's clock.
  await product.database.sql`delete from rate_limit_counts`
  now = new Date(now.getTime() + 61_000)
  const path = `/f/${funnel.slug}`
  const day = now.toISOString().slice(0, 10)
  switch (step.kind) {
    case 'view': {
      const { source, query, headers } = step.way
      await product.openBrowser().get(path + query, { ...headers, ...headersOf(step.person) })
      await product.flushViews()
      const { device } = step.person
      return { kind: 'view', day, visitor: visitorOf(step.person), source, device }
    }
    case 'robot': {
      const headers = { ...step.way.headers, 'user-agent': 'Googlebot/2.1' }
      await product.openBrowser().get(path + step.way.query, headers)
      return null
    }
    case 'owner':
      await owner.get(path + step.way.query, step.way.headers)
      return null
    case 'send': {
      const { isTrapped } = step
      const trap = isTrapped ? { [honeypotName]: 'filled' } : {}
      const answer = await product.openBrowser().send('POST', path, {
        body: new URLSearchParams({ ...answersFor(funnel, step.sender), ...trap }),
        headers: headersOf(step.person),
      })
      if (answer.status !== 303) throw new Error(`A form was answered with ${answer.status}`)
      const [visitor, { device }] = [visitorOf(step.person), step.person]
      return { kind: 'send', day, visitor, device, sender: step.sender, isTrapped }
    }
    case 'change': {
      const rows = await product.database.sql`
        select id from leads
        where funnel_id = ${funnel.id} and email = ${`${step.sender}@example.org`}`
      const ids = rows.map((row) => String(row['id']))
      if (ids.length > 0) await openInbox(owner).change(ids, { kind: step.action })
      return step
    }
    case 'wait':
      now = new Date(now.getTime() + step.hours * 3_600_000)
      return null
  }
}

async function readCounted(funnel: Funnel) {
  await product.flushViews()
  const answer = await owner.get(`/api/numbers?funnel_id=${funnel.id}&days=365`)
  const numbers = analyticsSchema.parse(await answer.json())
  const isEmpty = ({ views, leads }: { views: number; leads: number }) => views + leads === 0
  return { ...numbers, days: numbers.days.filter((day) => !isEmpty(day)) }
}

describe('the numbers', () => {
  it('equal a recount of whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 50, maxLength: 70 }), async (sequence) => {
        const funnel = await owner.createFunnel()
        await owner.publish(funnel.id)
        const happenings: Happening[] = []
        for (const step of sequence) {
          const happening = await perform(step, funnel)
          if (happening !== null) happenings.push(happening)
        }
        const { held, ...numbers } = recount(happenings)
        expect(await readCounted(funnel)).toEqual(numbers)
        const { views, leads, conversion_rate } = numbers.totals
        const { stats } = await owner.readFunnel(funnel.id)
        expect(stats).toMatchObject({ views, leads, conversion_rate })
        const inbox = await openInbox(owner).list()
        expect([inbox.total, inbox.quarantinedTotal]).toEqual([leads, held])
        await owner.deleteForGood(funnel.id)
      }),
      { numRuns: 10, endOnFailure: true },
    )
  })
})
