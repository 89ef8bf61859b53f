import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'

import type { Email } from './email.ts'
import { emailContract } from './email-contract.ts'
import { createSmtpEmail } from './smtp-email.ts'

const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0))
    await new Promise<void>((resolve) => server.close(() => resolve()))
})

async function startMailServer(options: { refuses?: boolean } = {}) {
  const letters: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(options.refuses ? new Error('mailbox unavailable') : null),
    onData(stream, session, done) {
      void text(stream).then((source) => {
        letters.push(
          readLetter(source, session.envelope.rcptTo.map(({ address }) => address).join(',')),
        )
        done()
      })
    },
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const email = createSmtpEmail({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@example.com' })
  return { email, received: async () => letters }
}

describe('SMTP', () => {
  emailContract(startMailServer)

  it('reports a refused message as not sent', async () => {
    const { email, received } = await startMailServer({ refuses: true })
    await expect(
      email.send({ to: 'ana@example.com', subject: 'Hi', text: 'Hello' }),
    ).rejects.toThrow('mailbox unavailable')
    expect(await received()).toEqual([])
  })
})

/** The parts that a mail program shows, decoded. */
function readLetter(source: string, to: string): Email {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? ''
  const body = rest.join('\r\n\r\n')
  const encoding = header('Content-Transfer-Encoding')
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquote(body, '=')
        : body
  return {
    to,
    subject: decodeWords(header('Subject')),
    text: decoded.replaceAll('\r\n', '\n').trim(),
  }
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : unquote(word.replaceAll('_', ' '), '='),
    )
}

function unquote(value: string, mark: string): string {
  const joined = value.replaceAll(`${mark}\r\n`, '')
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString()
}
