import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createSmtpEmail } from '../../providers/email/smtp-email.ts'
import { type EmailServer, startEmailServer } from '../../testing/email-server.ts'
import { rafting } from '../../testing/test-browser.ts'
import { leadAlertEmail } from '../notifications/lead-alert-email.ts'
import { followUpEmail } from './follow-up-email.ts'

let server: EmailServer

beforeAll(async () => {
  server = await startEmailServer()
})
afterAll(() => server.stop())

const piece = fc.constantFrom(
  'Mia',
  ' ',
  '\r\n',
  '\n',
  '\r',
  '\u0000',
  '\u2028',
  '\u0085',
  'Bcc: all@example.com',
  'Content-Type: text/html',
  '\r\n\r\n<script>alert(1)</script>',
  '"',
  '<evil@example.com>',
  ',',
  ';',
  '=?utf-8?q?=0D=0ABcc:_all@example.com?=',
  'é',
  '{name}',
)
const words = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
const id = '01900000-0000-7000-8000-000000000000'
const allowed = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

async function sendAndRead(mail: Parameters<ReturnType<typeof createSmtpEmail>['send']>[0]) {
  const email = createSmtpEmail({ url: server.url, from: 'mail@wildpath.example' })
  const before = server.mails.length
  expect(await email.send(mail)).toEqual({ ok: true })
  expect(server.mails).toHaveLength(before + 1)
  const [sent] = server.mails.slice(before)
  if (sent === undefined) throw new Error('Nothing arrived')
  expect(Object.keys(sent.headers).filter((name) => !allowed.includes(name))).toEqual([])
  expect(sent.headers['from']).toMatch(/<?mail@wildpath\.example>?$/)
  expect(sent.html).not.toMatch(/<script/i)
  return sent
}

describe('whatever people write', () => {
  it('adds no header and no reader to a follow-up, and no stranger writes its subject', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ name: words, business: words, offer: words, subject: words, address: words }),
        async ({ name, business, offer, subject, address }) => {
          const message = followUpEmail(
            {
              row: { leadId: id, step: 1, round: 1 },
              text: `Subject: ${subject}\n\nHi {name}, {offer} {business}`,
              lead: {
                email: 'mia@example.org',
                values: [{ label: 'Name', value: name }],
                enquiredAt: new Date('2026-03-02T10:00:00Z'),
              },
              funnel: {
                id,
                businessInfo: { ...rafting, business_name: business, main_offer: offer },
                language: 'en',
              },
              owner: {
                id: 'user',
                email: 'owner@example.com',
                plan: 'free',
                postalAddress: address,
                timeZone: null,
              },
              ownSender: null,
              bounceAddress: null,
            },
            () => 'https://wildpath.example/unsubscribe/abc',
          )
          const sent = await sendAndRead(message)
          expect(sent.to).toBe('mia@example.org')
          expect(sent.headers['list-unsubscribe']).toBe(
            '<https://wildpath.example/unsubscribe/abc>',
          )
        },
      ),
      { numRuns: 25 },
    )
  })

  it('adds no header and no reader to an alert', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ title: words, owner: words, label: words, value: words }),
        async ({ title, owner, label, value }) => {
          const mail = leadAlertEmail(
            {
              leadId: id,
              enquiry: 1,
              createdAt: new Date('2026-03-02T10:00:00Z'),
              owner: { email: 'owner@example.com', name: owner, plan: 'free', timeZone: null },
              funnel: { id, title },
              values: [{ label, value }],
              visitor: 'mia@example.org',
            },
            'https://wildpath.example',
          )
          const sent = await sendAndRead(mail)
          expect([sent.to, sent.headers['reply-to']]).toEqual([
            'owner@example.com',
            'mia@example.org',
          ])
        },
      ),
      { numRuns: 25 },
    )
  })
})
