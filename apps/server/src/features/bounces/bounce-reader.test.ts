import { afterAll, expect, it } from 'vitest'

import { writeBounce } from '../../testing/write-bounce.ts'
import { openBounceReader } from './bounce-reader.ts'

const reader = openBounceReader(300)
afterAll(() => reader.stop())
const read = (text: string) => reader.read({ message: Buffer.from(text), isToComplaints: true })

it.each([
  ['nested messages', 'Content-Type: message/rfc822\r\n\r\n'.repeat(8_000)],
  ['empty lines', '\r\n'.repeat(120_000)],
])('leaves the event loop free while it reads %s', async (_, message) => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 5)
  expect(await read(message)).toEqual({ kind: 'nothing' })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(2)
  expect(await read(writeBounce())).toMatchObject({ kind: 'gone' })
})
