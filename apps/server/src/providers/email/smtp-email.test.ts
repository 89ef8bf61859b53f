import { afterEach, describe, expect, it } from 'vitest'

import { type EmailServer, startEmailServer } from '../../testing/email-server.ts'
import { emailContract } from './email-contract.ts'
import { createSmtpEmail } from './smtp-email.ts'

const servers: EmailServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

async function open(from = 'no-reply@example.com') {
  const server = await startEmailServer()
  servers.push(server)
  const email = createSmtpEmail({ url: server.url, from })
  return { server, email, received: async () => server.mails }
}

const message = { to: 'ana@example.com', subject: 'Hi', text: 'Hello', messageKey: 'letter-1' }

describe('SMTP', () => {
  emailContract(() => open())

  it('gives a message sent again the Message-ID that it had', async () => {
    const { email, server } = await open('Wildpath <mail@wildpath.example>')
    await email.send(message)
    await email.send(message)
    expect(server.mails.map(({ headers }) => headers['message-id'])).toEqual([
      '<letter-1@wildpath.example>',
      '<letter-1@wildpath.example>',
    ])
  })

  it('writes from the configured address, whatever name stands before it', async () => {
    const { email, server } = await open('Wildpath <mail@wildpath.example>')
    await email.send(message)
    await email.send({ ...message, fromName: 'Blue Canyon via Wildpath' })
    expect(server.mails.map(({ headers }) => headers['from'])).toEqual([
      'Wildpath <mail@wildpath.example>',
      'Blue Canyon via Wildpath <mail@wildpath.example>',
    ])
  })

  it.each([
    [550, '5.1.1 Nobody of this name', 'refused-recipient'],
    [550, 'mailbox unavailable', 'refused-recipient'],
    [554, '5.7.1 Relay access denied', 'refused-message'],
    [451, '4.7.1 Try again later', 'unavailable'],
  ])('tells a recipient refused with %i %s as %s', async (code, text, kind) => {
    const { email, server } = await open()
    server.refuse('ana@example.com', { code, text })
    expect(await email.send(message)).toEqual({
      ok: false,
      failure: { kind, reason: `${code} ${text}` },
    })
    expect(server.mails).toEqual([])
  })

  it.each([
    [554, '5.6.0 This looks like spam', 'refused-message'],
    [452, '4.3.1 The disk is full', 'unavailable'],
  ])('tells a message refused with %i %s as %s', async (code, text, kind) => {
    const { email, server } = await open()
    server.refuseMessages({ code, text })
    expect(await email.send(message)).toMatchObject({ ok: false, failure: { kind } })
  })

  it('says that a server which is not there is unavailable', async () => {
    const { email, server } = await open()
    await server.stop()
    servers.length = 0
    expect(await email.send(message)).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable', reason: expect.stringContaining('ECONNREFUSED') },
    })
  })

  it('writes to one address only, even where it reads like a list', async () => {
    const { email, server } = await open()
    await email.send({ ...message, to: 'ana@example.com, eve@example.com' })
    expect(server.mailsTo('eve@example.com')).toEqual([])
  })
})
