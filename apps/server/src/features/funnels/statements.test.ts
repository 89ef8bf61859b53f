import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser
const sent: string[] = []

beforeAll(async () => {
  const onStatement = (text: string) => void sent.push(text)
  product = await startTestProduct({}, undefined, undefined, { onStatement })
})
afterAll(() => product.stop())
beforeEach(async () => {
  owner = await openOwner()
})

/** Their email goes out after the answer: its job is waited for, so that it counts for nothing that comes next. */
async function openOwner(): Promise<TestBrowser> {
  const browser = product.openBrowser()
  const { email } = await browser.signUp()
  await expect
    .poll(() => product.database.sql`select 1 from outbox_emails where recipient = ${email}`)
    .toHaveLength(1)
  await expect
    .poll(
      () => product.database.sql`
      select 1 from jobs where run_at <= now() and finished_at is null and failed_at is null`,
    )
    .toHaveLength(0)
  return browser
}

/**
 * What a request sends to the database once it is known who asks, and that they do not ask too often. It is asked several
 * times, and the shortest list counts: whatever else the product does beside it can only add to one.
 */
async function statementsOf(request: (turn: number) => Promise<Response>): Promise<string[]> {
  const lists: string[][] = []
  for (let turn = 0; turn < 4; turn += 1) {
    sent.length = 0
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await request(turn)).status).toBe(200)
    // Who asks and how often is counted in transactions of their own, which may still be under way.
    const besides = /^(?:begin|commit)$| "?(sessions|users|rate_limit_counts|jobs)"? /
    lists.push(sent.filter((text) => !besides.test(text)))
  }
  return lists.toSorted((one, other) => one.length - other.length)[0] ?? []
}

it("read the funnel once for a builder's save", async () => {
  const funnel = await owner.createFunnel()
  let baseRevision = funnel.revision
  const statements = await statementsOf(async (turn) => {
    const sections = [{ id: 'hero', type: 'hero', content: { title: `Go ${turn}` } }]
    const answer = await owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
      baseRevision,
      pageBuilderData: { title: 'Spring', sections },
    })
    baseRevision = ((await answer.clone().json()) as { revision: number }).revision
    return answer
  })
  const reading = statements.filter((text) =>
    /^\s*select[^]*"original_landing_page_content"[^]*from "funnels"/.test(text),
  )
  expect(reading).toHaveLength(1)
  // Two of them keep the owner's versions and bin within their bytes.
  expect(statements.slice(8)).toEqual([])
})

it('sends at most six statements for another address', async () => {
  const funnel = await owner.createFunnel()
  const statements = await statementsOf((turn) =>
    owner.sendJson('PUT', `/api/funnels/${funnel.id}/slug`, { slug: `somewhere-else-${turn}` }),
  )
  // One of them reads the subdomains, which share a namespace with slugs.
  expect(statements.slice(6)).toEqual([])
})
