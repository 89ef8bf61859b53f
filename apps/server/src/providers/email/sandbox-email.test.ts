import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createOutboxRepository } from '../../features/outbox/index.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { emailContract } from './email-contract.ts'
import { createSandboxEmail } from './sandbox-email.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

async function open() {
  await product.database.sql`delete from outbox_emails`
  const outbox = createOutboxRepository(product.database)
  return {
    email: createSandboxEmail(outbox),
    received: async () =>
      (await outbox.list(null)).map(({ headers, ...message }) => ({
        ...message,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      })),
  }
}

describe('the outbox as a sender', () => {
  emailContract(open)

  it('keeps a message once, however often it is handed over', async () => {
    const { email, received } = await open()
    const message = { to: 'ana@example.com', subject: 'Hi', text: 'Hello', messageKey: 'once' }
    expect(await email.send(message)).toEqual({ ok: true })
    expect(await email.send(message)).toEqual({ ok: true })
    expect(await received()).toHaveLength(1)
  })

  it('shows the address that a message would come from, and none of the key', async () => {
    const { email, received } = await open()
    const sender = {
      address: 'hello@rafting.example',
      domain: 'rafting.example',
      selector: 'wild1',
      privateKey: 'the private key',
    }
    const message = { to: 'ana@example.com', subject: 'Hi', text: 'Hello', messageKey: 'theirs' }
    await email.send({
      ...message,
      fromName: 'Blue Canyon',
      sender,
      envelopeFrom: 'bounce+1@b.example',
    })
    const [shown] = await received()
    expect(shown?.headers).toEqual({
      'from': 'Blue Canyon <hello@rafting.example>',
      'return-path': '<bounce+1@b.example>',
    })
    const rows = await product.database.sql`select outbox_emails::text as row from outbox_emails`
    expect(String(rows[0]?.['row'])).not.toContain('private key')
  })
})
