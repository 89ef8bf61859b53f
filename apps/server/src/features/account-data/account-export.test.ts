import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
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
      notifications: { new_lead: true, weekly_summary: true, product_news: false },
      sessions: [{ user_agent: expect.stringContaining('Chrome') }],
      designs: [
        {
          fileName: 'camp.png',
          url: expect.stringMatching(/^http:\/\/localhost:3000\/media\/[0-9a-f]{32}\/40\.webp$/),
        },
      ],
      suppressions: [{ email: 'noisy@example.org', reason: 'added' }],
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
      generated_content: person.funnels[0].generated_content,
      custom_branding: { primary_color: '#123456' },
      usesPageBuilder: true,
      landingPage: { title: 'Spring' },
      pageBuilderData: { title: 'Spring' },
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
          follow_ups: [{ state: 'sent' }, { state: 'scheduled' }, { state: 'scheduled' }],
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

  it('holds no password hash, no token, and nothing of anybody else', async () => {
    const other = await openFullPerson(product)
    const person = await openFullPerson(product)
    const { sql } = product.database
    const secrets = await sql`
      select password as secret from accounts where user_id = ${person.id}
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
