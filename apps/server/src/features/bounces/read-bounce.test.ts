import { describe, expect, it } from 'vitest'

import { writeBounce } from '../../testing/write-bounce.ts'
import { readBounce } from './read-bounce.ts'

const read = (message: string) =>
  readBounce({ message: Buffer.from(message), isToComplaints: false })
const further = [
  'Final-Recipient: rfc822; other@example.org',
  'Action: delivered',
  'Status: 2.0.0',
  '',
]

describe('a report of an email that did not arrive', () => {
  it('says that nobody has the address, in the words of the other server', async () => {
    expect(await read(writeBounce())).toEqual({
      kind: 'gone',
      reason: '550 5.1.1 <nobody@example.org>: Recipient address rejected: User unknown',
    })
  })

  it.each(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.4.4'])(
    'is final with status %s',
    async (status) => {
      expect(await read(writeBounce({ status }))).toMatchObject({ kind: 'gone' })
    },
  )

  it.each(['5.7.1', '5.2.2', '5.3.4', '5.1.8', '5.6.1'])(
    'is about this email alone with status %s',
    async (status) => {
      const diagnostic = `smtp; 550 ${status} Not today`
      expect(await read(writeBounce({ status, diagnostic }))).toEqual({
        kind: 'refused',
        reason: `550 ${status} Not today`,
      })
    },
  )

  it('is read by the words of the other server where the status says nothing', async () => {
    const diagnostic = 'smtp; 550 5.1.1 No such user'
    expect(await read(writeBounce({ status: '5.0.0', diagnostic }))).toMatchObject({ kind: 'gone' })
    expect(
      await read(writeBounce({ status: '5.0.0', diagnostic: 'smtp; 550 Go away' })),
    ).toMatchObject({ kind: 'refused' })
  })

  it('keeps a reason to one short line', async () => {
    const diagnostic = `smtp; 550 5.1.1 \u0007${'so long '.repeat(60)}`
    const bounce = await read(writeBounce({ diagnostic }))
    expect(bounce).toMatchObject({
      reason: expect.stringMatching(/^550 5\.1\.1 so long [^\n]{0,190}$/),
    })
  })

  it('is read as far as the report of one email goes, and no further', async () => {
    const filled = (characters: number) => [
      'Final-Recipient: rfc822; nobody@example.org',
      'Action: failed',
      'Status: 5.1.1',
      `X-Filler: ${'x'.repeat(characters)}`,
      '',
      ...further,
    ]
    expect(await read(writeBounce({ further: filled(1_024) }))).toEqual({ kind: 'nothing' })
    expect(await read(writeBounce({ further: filled(16 * 1_024) }))).toMatchObject({ kind: 'gone' })
  })
})

describe('says nothing', () => {
  it.each([
    ['while it is only delayed', writeBounce({ action: 'delayed', status: '4.4.1' })],
    ['with a delay that names a final status', writeBounce({ action: 'delayed' })],
    ['when it was given up for something that passes', writeBounce({ status: '4.4.7' })],
    ['when it arrived', writeBounce({ action: 'delivered', status: '2.0.0' })],
    ['without a status', writeBounce({ status: 'none' })],
    ['with recipients that do not agree', writeBounce({ further })],
    [
      'for an answer out of office, whatever it quotes',
      `Subject: Out of office\r\nAuto-Submitted: auto-replied\r\nContent-Type: text/plain\r\n\r\n${writeBounce()}`,
    ],
    [
      'for a report that somebody attached to a message',
      `Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\nContent-Type: message/rfc822\r\n\r\n${writeBounce()}\r\n--a--\r\n`,
    ],
    [
      'for a report that only names another one',
      writeBounce().replace('message/delivery-status', 'text/plain'),
    ],
    [
      'for a report with two statuses',
      writeBounce().replace(
        '--4A1B2C.1700000000/mx.example--',
        '--4A1B2C.1700000000/mx.example\r\nContent-Type: message/delivery-status\r\n\r\nA: b\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n--4A1B2C.1700000000/mx.example--',
      ),
    ],
    ['for nothing at all', ''],
    ['for what is no message', '\u0000\u0001\u0002'.repeat(1_000)],
    ['for a head without end', `X: ${'y'.repeat(200_000)}`],
    ['for a report behind a very long head', `X: ${'y'.repeat(64 * 1_024)}\r\n${writeBounce()}`],
  ])('%s', async (_what, message) => {
    expect(await read(message)).toEqual({ kind: 'nothing' })
  })

  it('for parts within parts without end', async () => {
    let message =
      'Content-Type: message/delivery-status\r\n\r\nA: b\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n'
    for (let depth = 0; depth < 40; depth += 1) {
      const type = depth === 39 ? 'report; report-type=delivery-status' : 'mixed'
      message = `Content-Type: multipart/${type}; boundary=b${depth}\r\n\r\n--b${depth}\r\n${message}\r\n--b${depth}--\r\n`
    }
    expect(await read(message)).toEqual({ kind: 'nothing' })
  })
})
