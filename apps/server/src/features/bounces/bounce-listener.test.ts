import { connect } from 'node:net'

import { afterEach, expect, it } from 'vitest'

import { createBounceListener } from './bounce-listener.ts'

const hourMs = 3_600_000
const soonMs = 300

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

/** What a listener with these times says to somebody until the connection has ended. */
async function listenToTheEnd(
  times: { connectionMs: number; silenceMs: number },
  answerWith: string | null,
): Promise<string[]> {
  const listener = createBounceListener({
    accepts: () => false,
    take: () => Promise.resolve(),
    warn: () => {},
    times,
  })
  endings.push(listener.stop)
  const port = await listener.start({ host: '127.0.0.1', port: 0 })
  const socket = connect({ port, host: '127.0.0.1' })
  const said: string[] = []
  // A line on its way when the other side hangs up ends the connection with a reset: an end as well.
  socket.setEncoding('utf8').on('error', () => {})
  socket.on('data', (text: string) => {
    said.push(...text.split('\r\n').filter((line) => line !== ''))
    if (answerWith !== null) socket.write(`${answerWith}\r\n`)
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return said.map((line) => line.slice(0, 3))
}

it('hangs up on somebody who says nothing, and says why', async () => {
  const said = await listenToTheEnd({ connectionMs: 20_000, silenceMs: soonMs }, null)
  expect(said).toEqual(['220', '421'])
})

it('hangs up on somebody who talks without end', async () => {
  const said = await listenToTheEnd({ connectionMs: soonMs, silenceMs: hourMs }, 'NOOP')
  expect(said.filter((code) => code !== '220' && code !== '250')).toEqual([])
})
