import { expect, it } from 'vitest'

import type { Email, EmailSender } from './email.ts'

/** A message as its reader has it; names of headers are in lower case. */
type Received = {
  to: string
  subject: string
  text: string
  html: string | null
  headers: Record<string, string>
}

type Opened = { email: EmailSender; received(): Promise<Received[]> }

const sample: Email = {
  to: 'ana@example.com',
  subject: 'Grüße vom Fluss',
  text: 'Hello Ana,\n\nsee you – soon.',
  messageKey: 'letter-1',
}

/** What every sender promises, live or sandbox. */
export function emailContract(open: () => Promise<Opened>): void {
  it('has the message accepted, as it was written, when send says so', async () => {
    const { email, received } = await open()
    expect(await email.send(sample)).toEqual({ ok: true })
    const { to, subject, text } = sample
    expect(await received()).toMatchObject([{ to, subject, text, html: null }])
  })

  it('carries text and HTML side by side, and says who writes and how to leave', async () => {
    const { email, received } = await open()
    await email.send({
      ...sample,
      html: '<p>Hello Ana, see you – soon.</p>',
      fromName: 'Blue Canyon via Wildpath',
      replyTo: 'owner@example.com',
      unsubscribeUrl: 'https://example.com/unsubscribe/abc',
    })
    const [message] = await received()
    expect(message).toMatchObject({
      text: sample.text,
      html: '<p>Hello Ana, see you – soon.</p>',
      headers: {
        'reply-to': 'owner@example.com',
        'list-unsubscribe': '<https://example.com/unsubscribe/abc>',
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(message?.headers['from']).toContain('Blue Canyon via Wildpath')
  })

  it.each(['\r\nBcc: all@example.com', '\nBcc: all@example.com', '\u2028Bcc: all@example.com'])(
    'cannot be made to write other headers or to other people by %j in any field',
    async (poison) => {
      const { email, received } = await open()
      await email.send({
        ...sample,
        subject: `Hi${poison}`,
        fromName: `Blue "Canyon" <evil@example.com>${poison}`,
        replyTo: `owner@example.com${poison}`,
        unsubscribeUrl: `https://example.com/x${poison}`,
      })
      const [message] = await received()
      expect(message?.to).toBe('ana@example.com')
      expect(message?.headers).not.toHaveProperty('bcc')
      for (const value of Object.values(message?.headers ?? {})) {
        expect(value).not.toMatch(/[\r\n\u2028]/)
      }
      expect(message?.headers['from']).not.toContain('<evil')
    },
  )
}
