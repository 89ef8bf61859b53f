import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { codeOf } from '../../testing/test-browser.ts'
import { listTables } from '../../testing/all-tables.ts'
import { openFullPerson } from '../../testing/full-person.ts'
import { tablesOfAPerson } from './tables-of-a-person.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

describe('the export of an account', () => {
  it('decides about every table there is', async () => {
    expect(Object.keys(tablesOfAPerson).toSorted()).toEqual(await listTables(product))
  })

  it('is a file of everything that is theirs', async () => {
    const person = await openFullPerson(product)
    const answer = await person.browser.get('/api/account/export')
    const today = new Date().toISOString().slice(0, 10)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="wildpath-account-${today}.json"`,
    )
    const data = (await answer.json()) as { funnels: { id: string }[] }
    expect(data).toMatchObject({
      product: 'Wildpath',
      profile: { id: person.id, email: person.email, full_name: person.name, plan: 'explorer' },
      notifications: {
        new_lead: true,
        weekly_summary: true,
        product_news: false,
        community_answers: true,
      },
      sessions: [{ user_agent: expect.stringContaining('Chrome') }],
      designs: [
        {
          fileName: 'camp.png',
          url: expect.stringMatching(/^http:\/\/localhost:3000\/media\/[0-9a-f]{32}\/40\.webp$/),
        },
      ],
      saved_sections: [{ name: 'Our camp', page: { sections: [{ type: 'hero' }] } }],
      passkeys: [{ name: 'Laptop', last_used_at: null }],
      support_visits: [{ admin: 'Sam', reason: 'A lost page' }],
      suppressions: [{ email: 'noisy@example.org', reason: 'added' }],
      community_name: ['Zen'],
      questions: [{ title: 'Where do I find the tents?', text: 'The small ones' }],
      answers: [{ text: 'I do.', for_the_team: false }],
      question_votes: [{ question: expect.any(String) }],
      post_reports: [{ answer: null, reason: 'spam' }],
      emails: [
        { subject: 'Confirm your email address for Wildpath' },
        { subject: 'New lead for Blue Canyon Rafting Funnel' },
        { subject: 'New lead for Blue Canyon Rafting Funnel' },
        { subject: 'Reset your Wildpath password' },
      ],
    })
    expect(data.funnels.map(({ id }) => id)).toEqual(person.funnels.map(({ id }) => id))
    expect(data.funnels[0]).toMatchObject({
      business_info: { business_name: 'Blue Canyon Rafting' },
      business_facts: person.funnels[0].business_facts,
      generated_content: person.funnels[0].generated_content,
      custom_branding: { primary_color: '#123456' },
      page: { title: 'Spring' },
      published: [{ page: { title: 'Spring' } }],
      originalLandingPageContent: { usesPageBuilder: false },
      versions: [{ revision: 2, isMain: true, page: { title: 'Spring' } }],
      days: [{ leads: 1, visitors: 0 }],
      sources: [{ source: 'direct', device: 'desktop', leads: 1 }],
      leads: [
        {
          status: 'new',
          note: '',
          device: 'desktop',
          quarantine_reason: null,
          follow_ups: [{ state: 'kept' }, { state: 'scheduled' }, { state: 'scheduled' }],
        },
        { quarantine_reason: 'honeypot', follow_ups: [] },
      ],
    })
  })

  it('has something in every place that the list of tables names', async () => {
    const person = await openFullPerson(product)
    const data: unknown = await (await person.browser.get('/api/account/export')).json()
    for (const holding of Object.values(tablesOfAPerson)) {
      for (const path of 'exportedAs' in holding ? holding.exportedAs : []) {
        expect([path, isFilled(at(data, path))]).toEqual([path, true])
      }
    }
  })

  it('has every lead once, however many pages they fill', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    const funnel = await browser.createFunnel()
    await fillWithLeads(funnel.id, { count: 1_234, length: 10 })
    const answer = await browser.get('/api/account/export')
    const data = (await answer.json()) as { funnels: { leads: { id: string }[] }[] }
    const ids = data.funnels[0]?.leads.map(({ id }) => id) ?? []
    expect([ids.length, new Set(ids).size]).toEqual([1_234, 1_234])
    expect(ids).toEqual(ids.toSorted())
  })

  it('is on its way once at a time', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    const funnel = await browser.createFunnel()
    // More than what lies between a server and a browser that reads nothing.
    await fillWithLeads(funnel.id, { count: 3_000, length: 10_000 })
    const slow = await browser.get('/api/account/export')
    const second = await browser.get('/api/account/export')
    expect(await codeOf(second)).toEqual([429, 'export-busy'])
    await slow.body?.cancel()
    await expect
      .poll(async () => (await browser.get('/api/account/export')).status, { timeout: 10_000 })
      .toBe(200)
  })

  it('goes beside two files of leads, and a third waits', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    const funnel = await browser.createFunnel()
    await fillWithLeads(funnel.id, { count: 3_000, length: 10_000 })
    const read = () => browser.get('/api/leads.csv')
    const slow = [await read(), await read()]
    expect(await codeOf(await read())).toEqual([429, 'export-busy'])
    for (const { body } of slow) await body?.cancel()
    await expect.poll(async () => (await read()).status, { timeout: 10_000 }).toBe(200)
  })

  it('comes six times an hour', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    const statuses: number[] = []
    for (let count = 1; count <= 6; count += 1) {
      const answer = await browser.get('/api/account/export')
      await answer.text()
      statuses.push(answer.status)
    }
    expect(statuses).toEqual(Array<number>(6).fill(200))
    const seventh = await browser.get('/api/account/export')
    expect(await seventh.json()).toMatchObject({
      error: {
        code: 'too-many-requests',
        message: 'You have downloaded your data six times within an hour. Please try again later.',
      },
    })
  })

  it('holds no password hash, no token, and nothing of anybody else', async () => {
    const other = await openFullPerson(product)
    const person = await openFullPerson(product)
    const { sql } = product.database
    const secrets = await sql`
      select hash as secret from passwords where user_id = ${person.id}
      union all select token from sessions where user_id = ${person.id}
      union all select split_part(identifier, ':', 2) from verifications where value = ${person.id}
      union all select substring(body from 'token=([A-Za-z0-9_-]+)') from outbox_emails
        where recipient = ${person.email} and body like '%token=%'`
    expect(secrets.length).toBe(6)
    const text = await (await person.browser.get('/api/account/export')).text()
    for (const secret of [
      ...secrets.map((row) => String(row['secret'])),
      other.id,
      other.email,
      other.name,
      other.funnels[0].id,
    ]) {
      expect(text.includes(secret)).toBe(false)
    }
  })
})

async function fillWithLeads(
  funnelId: string,
  { count, length }: { count: number; length: number },
) {
  await product.database.sql`
    insert into leads (funnel_id, id, fingerprint, "values")
    select ${funnelId}, gen_random_uuid(), number::text,
      jsonb_build_array(jsonb_build_object('label', 'Message', 'value', repeat('x', ${length}::int)))
    from generate_series(1, ${count}::int) as number`
}

function at(value: unknown, path: string): unknown {
  let found = value
  for (const key of path.split('.')) {
    const holder: unknown = Array.isArray(found) ? found[0] : found
    found = (holder as Record<string, unknown>)[key]
  }
  return found
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Object.keys(value ?? {}).length > 0
}
