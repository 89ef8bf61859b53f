import { describe, expect, it } from 'vitest'

import { writeComplaint, writeEnclosedComplaint } from '../../testing/write-complaint.ts'
import { readBounce } from './read-bounce.ts'

const readAt = (isToComplaints: boolean) => (message: string) =>
  readBounce({ message: Buffer.from(message), isToComplaints })
const read = readAt(true)

const original = [
  'Return-Path: <bounce+1@bounces.example>',
  'List-Unsubscribe:',
  ' <https://wildpath.example/unsubscribe/abc>, <mailto:x@example.org>',
]
const complaint = {
  kind: 'complaint',
  addresses: ['bounce+1@bounces.example'],
  links: ['https://wildpath.example/unsubscribe/abc', 'mailto:x@example.org'],
}

describe('a complaint in the Abuse Reporting Format', () => {
  it.each([true, false])(
    'returns the addresses and links of the email (headers only: %s)',
    async (isHeadersOnly) => {
      expect(await read(writeComplaint({ original, isHeadersOnly }))).toEqual(complaint)
    },
  )

  it('accepts a complaint sent as multipart/mixed', async () => {
    const message = writeComplaint({ original }).replace(
      'report; report-type=feedback-report',
      'mixed',
    )
    expect(await read(message)).toEqual(complaint)
  })

  it('finds the link in the body if the provider redacted the headers', async () => {
    const text = 'Unsubscribe: https://wildpath.example/unsubscribe/a=\r\nbc or write to us'
    const redacted = ['Content-Transfer-Encoding: quoted-printable', 'Return-Path: <redacted>']
    expect(await read(writeComplaint({ original: redacted, text }))).toMatchObject({
      links: ['https://wildpath.example/unsubscribe/abc'],
    })
  })

  it.each(['not-spam', 'auth-failure'])('ignores the type %s', async (type) => {
    expect(await read(writeComplaint({ original, type }))).toEqual({ kind: 'nothing' })
  })
})

describe('a complaint that only attaches the email', () => {
  it.each([
    ['a message', {}],
    ['a message in base64', { encoding: 'base64' as const }],
    ['a message in quoted-printable', { encoding: 'quoted-printable' as const }],
    ['its headers', { type: 'text/rfc822-headers' }],
    ['a file', { type: 'application/octet-stream; name="reported.eml"' }],
  ])('returns the addresses and links of the email, attached as %s', async (_what, options) => {
    expect(await read(writeEnclosedComplaint({ original, ...options }))).toEqual(complaint)
  })

  it('accepts a complaint at any address if a mailbox provider sent it', async () => {
    const atBounceAddress = readAt(false)
    expect(await atBounceAddress(writeEnclosedComplaint({ original }))).toEqual(complaint)
    const message = writeEnclosedComplaint({ original, from: 'mia@example.org' })
    expect(await atBounceAddress(message)).toEqual({ kind: 'nothing' })
  })

  it.each([
    [
      'attaches the email',
      writeEnclosedComplaint({
        original,
        from: 'mia@example.org',
        headers: ['In-Reply-To: <1@wildpath.example>'],
      }),
    ],
    [
      'quotes the email',
      [
        'From: mia@example.org',
        'Subject: Re: One',
        '',
        'Yes!',
        '',
        ...original.map((line) => `> ${line}`),
      ].join('\r\n'),
    ],
  ])('ignores a reply that %s', async (_what, message) => {
    expect(await read(message)).toEqual({ kind: 'nothing' })
  })
})
