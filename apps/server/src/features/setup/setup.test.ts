import type { SetupItem } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct({ SUPPORT_EMAIL: 'ask@wild.example' })
})
afterAll(() => product.stop())

describe('how an installation is set up', () => {
  it('is told to admins and to nobody else', async () => {
    const browser = product.openBrowser()
    const path = '/api/admin/setup'
    const email = 'boss@wild.example'
    await browser.signUp(email)
    expect((await browser.get(path)).status).toBe(403)

    await product.database.sql`update users set plan = 'admin' where email = ${email}`
    const { items } = (await (await browser.get(path)).json()) as { items: SetupItem[] }
    const needed = items.filter(({ isNeeded }) => isNeeded)
    expect(needed.map(({ topic, isSetUp }) => [topic, isSetUp])).toEqual([
      ['public address', false],
      ['support address', true],
      ['outgoing email', false],
      ['payments', false],
    ])
  })

  it('is known to everybody as far as it concerns them', async () => {
    const session = await (await product.openBrowser().get('/api/session')).json()
    expect(session).toMatchObject({ supportEmail: 'ask@wild.example', socialProfiles: [] })
    expect(JSON.stringify(session)).not.toContain('SMTP_URL')
  })
})
